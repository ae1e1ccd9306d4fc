import { expect, test } from "vitest";
import { Queue } from "@roundtable/host/queue";

test("a task begins when the one before it is done", async () => {
  const queue = new Queue();
  const first = Promise.withResolvers<string>();
  const order: string[] = [];
  const one = queue.run(async () => order.push(await first.promise));
  const other = queue.run(() => order.push("second"));
  first.resolve("first");
  expect(await Promise.all([one, other])).toEqual([1, 2]);
  expect(order).toEqual(["first", "second"]);
});

test("a task that fails tells its caller, and the next is done all the same", async () => {
  const queue = new Queue();
  const failing = queue.run(() => Promise.reject(new Error("no")));
  const next = queue.run(() => "yes");
  await expect(failing).rejects.toThrow("no");
  expect(await next).toBe("yes");
  expect(queue.isIdle).toBe(true);
});

test("it is idle when nothing is left to do, and settled means that", async () => {
  const queue = new Queue();
  expect(queue.isIdle).toBe(true);
  const done: number[] = [];
  void queue.run(() => done.push(1));
  void queue.run(() => Promise.resolve().then(() => done.push(2)));
  expect(queue.isIdle).toBe(false);
  await queue.settled();
  expect([done, queue.isIdle]).toEqual([[1, 2], true]);
});
