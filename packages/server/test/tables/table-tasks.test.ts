import { pino } from "pino";
import { expect, test } from "vitest";
import { TableTasks } from "../../src/live/table-tasks.ts";
import { tableOf } from "../support/a-table.ts";
import { ManualClock } from "../support/servers/manual-clock.ts";

/** The tasks of a table that other nodes may have changed; what is done when it is looked at again is up to the test. */
function tasksWith(lookAgain: () => Promise<void>): TableTasks {
  return new TableTasks(
    {
      clock: new ManualClock(),
      log: pino({ level: "silent" }),
      nodes: { areSeveral: true, stayCurrent: () => Promise.resolve() },
    },
    { table: tableOf("ann"), isLost: false, lookAgain, recover: () => Promise.resolve("nothing") },
    {
      readAgain: () => {},
      settle: () => Promise.resolve(),
      tryAgain: () => {},
      gone: () => {},
      outdated: () => {},
    },
  );
}

test("a doubt that comes while the table is looked at is not dispelled by it", async () => {
  let looks = 0;
  const tasks: TableTasks = tasksWith(async () => {
    looks++;
    if (looks === 1) tasks.doubt();
  });
  tasks.doubt();
  for (let nth = 0; nth < 3; nth++) await tasks.do(() => null);
  expect(looks).toBe(2);
});

test("a doubt outlives a look that fails", async () => {
  let looks = 0;
  const tasks = tasksWith(async () => {
    looks++;
    if (looks === 1) throw new Error("The line is cut.");
  });
  tasks.doubt();
  expect(await tasks.do(() => null)).toEqual({ refused: "try-again" });
  expect(await tasks.do(() => null)).toBeNull();
  expect(looks).toBe(2);
});
