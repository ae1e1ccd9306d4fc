import { expect, onTestFinished, test } from "vitest";
import { systemClock } from "../../src/common/system-clock.ts";

test("what is cancelled does not ring, and a wait of a month is not over at once", async () => {
  const warnings: Error[] = [];
  const warned = (warning: Error): void => void warnings.push(warning);
  process.on("warning", warned);
  onTestFinished(() => void process.off("warning", warned));
  const rung: string[] = [];
  systemClock.after(0, () => rung.push("cancelled"))();
  const cancel = systemClock.after(31 * 24 * 3600 * 1000, () => rung.push("a month"));
  systemClock.after(-5, () => rung.push("past"));
  // Where a wait is too long for the timers of the platform, it takes them one millisecond.
  await new Promise<void>((done) => void systemClock.after(20, done));
  cancel();
  expect(rung).toEqual(["past"]);
  expect(warnings).toEqual([]);
});

test("it is now", () => {
  const before = Date.now();
  const now = systemClock.now();
  expect(now).toBeGreaterThanOrEqual(before);
  expect(now).toBeLessThanOrEqual(Date.now());
});
