import { Match, seeded } from "@roundtable/kernel";
import { expect, test } from "vitest";
import { storeTime } from "@roundtable/host/clock";
import { Alarms, deadlinesAfter } from "@roundtable/host/match/deadlines";
import { ManualClock } from "../support/servers/manual-clock.ts";
import { game } from "../support/servers/sealed-game.ts";

function timed(seats: number, isTimed = true): Match {
  return Match.begin(game, { seats, options: { timed: isTimed, hushed: false }, source: seeded("deal") });
}

function answer(match: Match, seat: number): void {
  const decision = match.decision(seat);
  const [first] = decision?.answers ?? [];
  if (decision === null || first === undefined) throw new Error("Nothing is asked.");
  match.submit({ kind: "answer", id: decision.id, seat, decision: decision.id, answer: first.id });
}

test("every timed question gets the time that it names, counted from when it is asked", () => {
  expect(deadlinesAfter(timed(2), [], storeTime(5000))).toEqual([
    { seat: 0, decision: "0-1", at: 35_000 },
    { seat: 1, decision: "1-1", at: 35_000 },
  ]);
  expect(deadlinesAfter(timed(2, false), [], storeTime(5000))).toEqual([]);
});

test("who has answered has no deadline any more; the others keep theirs", () => {
  const match = timed(2);
  const before = deadlinesAfter(match, [], storeTime(0));
  answer(match, 0);
  expect(deadlinesAfter(match, before, storeTime(20_000))).toEqual([
    { seat: 1, decision: "1-1", at: 30_000 },
  ]);
});

test("what was left for an earlier question is not what there is for this one", () => {
  const before = [
    { seat: 0, decision: "0-0", at: 10_000 },
    { seat: 1, decision: "1-1", at: 20_000 },
  ];
  expect(deadlinesAfter(timed(2), before, storeTime(5000))).toEqual([
    { seat: 0, decision: "0-1", at: 35_000 },
    { seat: 1, decision: "1-1", at: 20_000 },
  ]);
});

test("an undo gains no time, whichever of the others has the least", () => {
  const before = [
    { seat: 1, decision: "1-1", at: 20_000 },
    { seat: 2, decision: "2-1", at: 12_000 },
  ];
  expect(deadlinesAfter(timed(3), before, storeTime(5000), true)[0]).toEqual({
    seat: 0,
    decision: "0-1",
    at: 12_000,
  });
});

test("where no question has changed, the deadlines are the very same", () => {
  const match = timed(2);
  const before = deadlinesAfter(match, [], storeTime(0));
  expect(deadlinesAfter(match, before, storeTime(20_000))).toBe(before);
});

/** `rung` are the times at which they rang. */
function alarmsAt(clock: ManualClock): { alarms: Alarms; rung: number[] } {
  const rung: number[] = [];
  return { rung, alarms: new Alarms(clock, () => void rung.push(clock.now())) };
}

test("each deadline rings once, at its time, however often it is set", () => {
  const clock = new ManualClock(0);
  const { alarms, rung } = alarmsAt(clock);
  const first = { seat: 0, decision: "0-1", at: 10 };
  const second = { seat: 1, decision: "1-1", at: 20 };
  expect(alarms.areSetWithin(1000)).toBe(false);
  alarms.set([first, second]);
  alarms.set([first, second]);
  expect(alarms.areSetWithin(1000)).toBe(true);
  clock.advance(9);
  expect(rung).toEqual([]);
  clock.advance(1);
  expect(rung).toEqual([10]);
  expect(alarms.areSetWithin(1000)).toBe(true);
  clock.advance(100);
  expect(rung).toEqual([10, 20]);
  expect(alarms.areSetWithin(1000)).toBe(false);
});

test("a deadline that is no longer set does not ring, and the others do", () => {
  const clock = new ManualClock(0);
  const { alarms, rung } = alarmsAt(clock);
  const first = { seat: 0, decision: "0-1", at: 10 };
  const second = { seat: 1, decision: "1-1", at: 12 };
  alarms.set([first, second]);
  alarms.set([]);
  expect(alarms.areSetWithin(1000)).toBe(false);
  alarms.set([first, second]);
  alarms.set([second]);
  clock.advance(10);
  expect(rung).toEqual([]);
  clock.advance(2);
  expect(rung).toEqual([12]);
  // It can be set again, where what rang was not kept.
  alarms.set([{ ...first, at: 15 }]);
  clock.advance(3);
  expect(rung).toEqual([12, 15]);
});
