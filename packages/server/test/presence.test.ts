import { LIMITS } from "@roundtable/protocol";
import { expect, test } from "vitest";
import { Presence } from "../src/live/presence.ts";
import { ManualClock } from "./world/manual-clock.ts";

function presenceAt(clock: ManualClock): { presence: Presence; rings: () => number } {
  let rung = 0;
  return { presence: new Presence(clock, () => void rung++), rings: () => rung };
}

test("who departs is away since then, and after two minutes it rings once", () => {
  const clock = new ManualClock(100);
  const { presence, rings } = presenceAt(clock);
  expect([presence.awaySince("ann"), presence.isWaiting]).toEqual([null, false]);
  presence.departed("ann");
  clock.advance(1000);
  // Noticed again: he has been away all the time.
  presence.departed("ann");
  expect([presence.awaySince("ann"), presence.isWaiting]).toEqual([100, true]);
  clock.advance(LIMITS.awayMs - 1001);
  expect(rings()).toBe(0);
  clock.advance(1);
  expect([rings(), presence.isWaiting, presence.awaySince("ann")]).toEqual([1, false, 100]);
  clock.advance(LIMITS.awayMs);
  expect(rings()).toBe(1);
});

test("for who is back in time it does not ring, and his next absence is counted anew", () => {
  const clock = new ManualClock(0);
  const { presence, rings } = presenceAt(clock);
  presence.departed("ann");
  presence.departed("bob");
  clock.advance(LIMITS.awayMs - 1);
  presence.arrived("ann");
  expect([presence.awaySince("ann"), presence.awaySince("bob")]).toEqual([null, 0]);
  clock.advance(1);
  expect([rings(), presence.isWaiting]).toEqual([1, false]);
  presence.departed("ann");
  expect(presence.awaySince("ann")).toBe(LIMITS.awayMs);
});

test("after a stop nothing rings", () => {
  const clock = new ManualClock(0);
  const { presence, rings } = presenceAt(clock);
  presence.departed("ann");
  presence.stop();
  expect(presence.isWaiting).toBe(false);
  clock.advance(LIMITS.awayMs);
  expect(rings()).toBe(0);
});
