import { expect, test } from "vitest";
import { ForcedTable } from "./forced.ts";
import { runTasks } from "./tasks.ts";

test("tasks are done from the top, what a task adds comes first, and a task that waits stops them", () => {
  const done: string[] = [];
  const stack = ["last", "ask", "add", "first"];
  const run = () =>
    runTasks(
      stack,
      (task) => task === "ask",
      (task) => {
        done.push(task);
        if (task === "add") stack.push("added");
      },
    );
  run();
  expect(done).toEqual(["first", "add", "added"]);
  expect(stack).toEqual(["last", "ask"]);
  stack.pop();
  run();
  expect(done.at(-1)).toBe("last");
});

test("a forced table gives the dice laid down, leaves shuffles as they lie, and keeps what is told", () => {
  const table = new ForcedTable<string>({ picks: [4] });
  table.tell("one");
  table.reveal("two");
  expect([table.chance.pick(6), table.chance.order(3), table.events]).toEqual([4, [0, 1, 2], ["one", "two"]]);
  expect(() => table.chance.pick(6)).toThrow("Nothing was laid down");
});
