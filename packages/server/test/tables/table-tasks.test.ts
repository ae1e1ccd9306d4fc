import { expect, test } from "vitest";
import { TableTasks } from "@roundtable/host/table-host/table-tasks";
import type { HostLog } from "@roundtable/host/table-host/ports";
import { tableOf } from "../support/a-table.ts";
import { ManualClock } from "../support/servers/manual-clock.ts";

const SILENT: HostLog = {
  info() {},
  warn() {},
  error() {},
  broken() {},
  notBroken() {},
  unasked: (task) => task(),
};

/** The tasks of a table that other nodes may have changed; what is done when it is looked at again is up to the test. */
function tasksWith(lookAgain: () => Promise<void>): TableTasks {
  return new TableTasks(
    {
      clock: new ManualClock(),
      log: SILENT,
      store: {
        isShared: true,
        stayCurrent: () => Promise.resolve(),
        whyFailed: () => ({ refused: "try-again" }),
      },
    },
    { table: tableOf("ann"), isBehind: false, lookAgain, recover: () => Promise.resolve("nothing") },
    {
      readAgain: () => {},
      settle: () => Promise.resolve(),
      tryAgain: () => {},
      gone: () => {},
      outdated: () => {},
    },
  );
}

test("a table that is invalidated while it is looked at is looked at again", async () => {
  let looks = 0;
  const tasks: TableTasks = tasksWith(async () => {
    looks++;
    if (looks === 1) tasks.invalidate();
  });
  tasks.invalidate();
  for (let nth = 0; nth < 3; nth++) await tasks.do(() => null);
  expect(looks).toBe(2);
});

test("a table stays invalidated if the look at it fails", async () => {
  let looks = 0;
  const tasks = tasksWith(async () => {
    looks++;
    if (looks === 1) throw new Error("The line is cut.");
  });
  tasks.invalidate();
  expect(await tasks.do(() => null)).toEqual({ refused: "try-again" });
  expect(await tasks.do(() => null)).toBeNull();
  expect(looks).toBe(2);
});
