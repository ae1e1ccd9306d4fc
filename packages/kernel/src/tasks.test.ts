import { expect, test } from "vitest";
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
