import { expect, test } from "vitest";
import { DatabaseClock } from "../../src/store/postgres/database-clock.ts";
import { ManualClock } from "../support/servers/manual-clock.ts";
import { WrongClock } from "../support/servers/wrong-clock.ts";

const HOUR = 60 * 60 * 1000;

/** The database is asked, and answers after so long, half of which the question took. */
function ask(clock: DatabaseClock, right: ManualClock, roundTripMs: number, way = 0.5): void {
  const asked = right.elapsed();
  right.advance(roundTripMs * way);
  const told = Math.floor(right.now());
  right.advance(roundTripMs * (1 - way));
  clock.measure(asked, told, right.elapsed());
}

test("it shows the time of the database, whatever the machine shows, and goes on between two answers", () => {
  const right = new ManualClock();
  const machine = new WrongClock(right, 800 * 24 * HOUR);
  const clock = new DatabaseClock(machine);
  ask(clock, right, 2);
  right.advance(5000);
  expect(Math.abs(clock.now() - right.now())).toBeLessThanOrEqual(2);
  machine.aheadMs = -HOUR;
  expect(Math.abs(clock.now() - right.now())).toBeLessThanOrEqual(2);
  expect(clock.skewMs).toBeLessThan(-HOUR + 5);
});

test("a slow answer moves nothing that is known better, and makes no clock look wrong", () => {
  const right = new ManualClock();
  const clock = new DatabaseClock(new WrongClock(right, 0));
  ask(clock, right, 2);
  for (const way of [0, 1]) {
    ask(clock, right, 20_000, way);
    expect(Math.abs(clock.now() - right.now())).toBeLessThanOrEqual(12);
    expect(clock.skewMs).toBe(0);
  }
});

test("where nothing but slow answers is known, the machine's clock is wrong only beyond what they may hide", () => {
  const right = new ManualClock();
  const machine = new WrongClock(right, 8000);
  const clock = new DatabaseClock(machine);
  ask(clock, right, 20_000);
  expect(clock.skewMs).toBe(0);
  machine.aheadMs = 30_000;
  expect(clock.skewMs).toBeGreaterThan(15_000);
});

test("when the clock of the database is set, it follows", () => {
  const machine = new ManualClock();
  const clock = new DatabaseClock(machine);
  const asked = machine.elapsed();
  clock.measure(asked, asked, asked);
  clock.measure(asked, asked + HOUR, asked);
  expect(Math.abs(clock.now() - asked - HOUR)).toBeLessThanOrEqual(1);
});
