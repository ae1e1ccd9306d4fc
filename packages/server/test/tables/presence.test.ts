import { LIMITS } from "@roundtable/protocol";
import { describe, expect, test } from "vitest";
import { type Listener, Listeners } from "@roundtable/host/table-host/listeners";
import { Presence, type PresenceReport, type RemotePresences } from "@roundtable/host/table-host/presence";
import { OPEN, withSeat } from "@roundtable/host/tables/table";
import { tableOf } from "../support/a-table.ts";
import { ManualClock } from "../support/servers/manual-clock.ts";

const [ANN, BOB] = [0, 1];
const table = tableOf("ann", "bob");
const tabOf = (id: string): Listener => ({
  person: { id, name: id },
  opensSeveral: false,
  isGone: false,
  send() {},
  comeAgain() {},
});

/** Bob looks at the table; ann does not, until a test lets her. */
function presenceAt(clock: ManualClock): {
  presence: Presence;
  listeners: Listeners;
  rings: () => number;
  /** What was told to other nodes. */
  reports: (readonly [string, PresenceReport])[];
} {
  let rung = 0;
  const reports: (readonly [string, PresenceReport])[] = [];
  const listeners = new Listeners();
  listeners.add(tabOf("bob"));
  const presence = new Presence(clock, listeners, {
    longAway: () => void rung++,
    report: (person, seen) => void reports.push([person, seen]),
  });
  return { presence, listeners, rings: () => rung, reports };
}

test("who is not there is away since it was noted, and after two minutes it rings once", () => {
  const clock = new ManualClock(100);
  const { presence, rings } = presenceAt(clock);
  expect([presence.awaySince(table, ANN), presence.isWaiting]).toEqual([null, false]);
  presence.watch(table, true);
  clock.advance(1000);
  // Noted again: they have been away all the time.
  presence.watch(table, true);
  expect([presence.awaySince(table, ANN), presence.awaySince(table, BOB)]).toEqual([100, null]);
  expect(presence.isWaiting).toBe(true);
  clock.advance(LIMITS.awayMs - 1001);
  expect(rings()).toBe(0);
  clock.advance(1);
  expect([rings(), presence.isWaiting, presence.awaySince(table, ANN)]).toEqual([1, false, 100]);
  clock.advance(LIMITS.awayMs);
  expect(rings()).toBe(1);
});

test("a person who is back in time sets off no alarm, and the next absence counts anew", () => {
  const clock = new ManualClock(0);
  const { presence, listeners, rings } = presenceAt(clock);
  const three = tableOf("ann", "bob", "cat");
  presence.watch(three, true);
  clock.advance(LIMITS.awayMs - 1);
  presence.arrive("ann");
  const tab = tabOf("ann");
  listeners.add(tab);
  expect([presence.awaySince(three, ANN), presence.awaySince(three, 2)]).toEqual([null, 0]);
  clock.advance(1);
  expect([rings(), presence.isWaiting]).toEqual([1, false]);
  listeners.remove(tab);
  presence.watch(three, true);
  expect(presence.awaySince(three, ANN)).toBe(LIMITS.awayMs);
});

test("who has opened the table is here, and a seat without a person is never away", () => {
  const clock = new ManualClock(0);
  const { presence, listeners } = presenceAt(clock);
  presence.watch(table, true);
  listeners.add(tabOf("ann"));
  expect(presence.awaySince(table, ANN)).toBeNull();
  expect(presence.awaySince(withSeat(table, BOB, OPEN), BOB)).toBeNull();
  expect(presence.awaySince(table, 7)).toBeNull();
});

test("after a stop nothing rings", () => {
  const clock = new ManualClock(0);
  const { presence, rings } = presenceAt(clock);
  presence.watch(table, true);
  presence.stop();
  expect(presence.isWaiting).toBe(false);
  clock.advance(LIMITS.awayMs);
  expect(rings()).toBe(0);
});

describe("with another node", () => {
  const seen = (person: string, gone: number | null, isInSight = gone === null): RemotePresences =>
    new Map([[person, { gone, isInSight }]]);

  test("a person with a visible tab at another node is not notified here; one with a hidden tab is", () => {
    const { presence } = presenceAt(new ManualClock(100));
    expect(presence.isVisibleTo("ann")).toBe(false);
    presence.hear(seen("ann", null));
    expect(presence.isVisibleTo("ann")).toBe(true);
    presence.hear(seen("ann", null, false));
    expect([presence.isHere("ann"), presence.isVisibleTo("ann")]).toEqual([true, false]);
  });

  test("a person at another node is not away here, and their absence starts when that node says", () => {
    const clock = new ManualClock(100);
    const { presence } = presenceAt(clock);
    presence.hear(seen("ann", null));
    presence.watch(table, true);
    expect([presence.awaySince(table, ANN), presence.isWaiting]).toEqual([null, false]);
    presence.hear(seen("ann", 90));
    presence.watch(table, true);
    expect([presence.awaySince(table, ANN), presence.isWaiting]).toEqual([90, true]);
  });

  test("one node says since when a person is away and sets off the alarm; the others believe it", () => {
    const clock = new ManualClock(100);
    const [owner, other] = [presenceAt(clock), presenceAt(clock)];
    owner.presence.watch(table, true);
    clock.advance(5);
    other.presence.watch(table, false);
    expect([owner.reports, other.reports]).toEqual([[["ann", 100]], []]);
    other.presence.hear(seen("ann", 100));
    expect(other.presence.awaySince(table, ANN)).toBe(100);
    clock.advance(LIMITS.awayMs);
    expect([owner.rings(), other.rings()]).toEqual([1, 0]);
  });

  test("closing the last tab here means being away, unless there is one at another node; spectators are forgotten", () => {
    const clock = new ManualClock(100);
    const { presence, listeners, reports } = presenceAt(clock);
    const tabs = ["ann", "eve", "bob"].map(tabOf);
    for (const tab of tabs) listeners.add(tab);
    for (const tab of tabs) {
      listeners.remove(tab);
      presence.leave(table, tab.person.id);
    }
    expect(reports).toEqual([
      ["ann", 100],
      ["eve", "forgotten"],
    ]);
    presence.hear(seen("ann", null));
    presence.leave(table, "ann");
    expect(reports.at(-1)).toEqual(["ann", "forgotten"]);
  });
});
