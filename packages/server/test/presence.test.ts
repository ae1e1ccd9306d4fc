import { LIMITS } from "@roundtable/protocol";
import { expect, test } from "vitest";
import { Audience, type Listener } from "../src/live/audience.ts";
import { Presence } from "../src/live/presence.ts";
import { OPEN, withSeat } from "../src/tables/table.ts";
import { tableOf } from "./world/a-table.ts";
import { ManualClock } from "./world/manual-clock.ts";

const [ANN, BOB] = [0, 1];
const table = tableOf("ann", "bob");
const tabOf = (id: string): Listener => ({ person: { id, name: id }, opensSeveral: false, send() {} });

/** Bob looks at the table; ann does not, until a test lets her. */
function presenceAt(clock: ManualClock): { presence: Presence; audience: Audience; rings: () => number } {
  let rung = 0;
  const audience = new Audience();
  audience.add(tabOf("bob"));
  return { presence: new Presence(clock, audience, () => void rung++), audience, rings: () => rung };
}

test("who is not there is away since it was noted, and after two minutes it rings once", () => {
  const clock = new ManualClock(100);
  const { presence, rings } = presenceAt(clock);
  expect([presence.awaySince(table, ANN), presence.isWaiting]).toEqual([null, false]);
  presence.noteAbsent(table);
  clock.advance(1000);
  // Noted again: he has been away all the time.
  presence.noteAbsent(table);
  expect([presence.awaySince(table, ANN), presence.awaySince(table, BOB)]).toEqual([100, null]);
  expect(presence.isWaiting).toBe(true);
  clock.advance(LIMITS.awayMs - 1001);
  expect(rings()).toBe(0);
  clock.advance(1);
  expect([rings(), presence.isWaiting, presence.awaySince(table, ANN)]).toEqual([1, false, 100]);
  clock.advance(LIMITS.awayMs);
  expect(rings()).toBe(1);
});

test("for who is back in time it does not ring, and his next absence is counted anew", () => {
  const clock = new ManualClock(0);
  const { presence, audience, rings } = presenceAt(clock);
  const three = tableOf("ann", "bob", "cat");
  presence.noteAbsent(three);
  clock.advance(LIMITS.awayMs - 1);
  presence.arrive("ann");
  const tab = tabOf("ann");
  audience.add(tab);
  expect([presence.awaySince(three, ANN), presence.awaySince(three, 2)]).toEqual([null, 0]);
  clock.advance(1);
  expect([rings(), presence.isWaiting]).toEqual([1, false]);
  audience.remove(tab);
  presence.noteAbsent(three);
  expect(presence.awaySince(three, ANN)).toBe(LIMITS.awayMs);
});

test("who has opened the table is here, and a seat without a person is never away", () => {
  const clock = new ManualClock(0);
  const { presence, audience } = presenceAt(clock);
  presence.noteAbsent(table);
  audience.add(tabOf("ann"));
  expect(presence.awaySince(table, ANN)).toBeNull();
  expect(presence.awaySince(withSeat(table, BOB, OPEN), BOB)).toBeNull();
  expect(presence.awaySince(table, 7)).toBeNull();
});

test("after a stop nothing rings", () => {
  const clock = new ManualClock(0);
  const { presence, rings } = presenceAt(clock);
  presence.noteAbsent(table);
  presence.stop();
  expect(presence.isWaiting).toBe(false);
  clock.advance(LIMITS.awayMs);
  expect(rings()).toBe(0);
});
