import type { TableClock } from "@roundtable/protocol";
import { expect, test } from "vitest";
import {
  alarmOf,
  excused,
  LAST_MS,
  newTime,
  resumed,
  type Time,
  timeAfter,
  type Waiting,
  withMoreTime,
} from "@roundtable/host/tables/time";

const S = 1000;
const HOUR = 3600 * S;
const LIVE: TableClock = { kind: "live", bankSeconds: 100, capSeconds: 60, awaySeconds: 20 };
const DAYS: TableClock = {
  kind: "days",
  hoursPerDecision: 24,
  weekends: false,
  night: null,
  timeZone: "Europe/Paris",
};

/** Everybody is here, and nothing is voted on. */
function then(now: number, asked: Readonly<Record<number, string>>, more: Partial<Waiting> = {}): Waiting {
  const entries = Object.entries(asked).map(([seat, decision]) => [Number(seat), decision] as const);
  return { asked: new Map(entries), takenBack: null, stands: false, awaySince: () => null, now, ...more };
}

/** One step after another, from the beginning. */
function through(clock: TableClock, ...steps: readonly Waiting[]): Time {
  return steps.reduce((time, waiting) => timeAfter(time, clock, waiting), newTime(clock, 2, 0));
}

test("a decision has its cap as long as the bank allows it, and is paid for out of the bank", () => {
  const asked = through(LIVE, then(0, { 0: "a" }));
  expect(asked.seats[0]).toMatchObject({ bank: 100 * S, runs: { since: 0, until: 60 * S } });
  expect(asked.seats[1]).toMatchObject({ bank: 100 * S, runs: null });
  const next = timeAfter(asked, LIVE, then(50 * S, { 0: "b", 1: "c" }));
  expect(next.seats[0]).toMatchObject({ bank: 50 * S, spent: 0, runs: { until: 100 * S } });
  expect(next.seats[1]).toMatchObject({ runs: { until: 110 * S } });
  expect(alarmOf(next)).toBe(100 * S);
  expect(alarmOf(timeAfter(next, LIVE, then(51 * S, {})))).toBeNull();
});

test("nothing is noted while nothing changes", () => {
  const asked = through(LIVE, then(0, { 0: "a" }));
  expect(timeAfter(asked, LIVE, then(10 * S, { 0: "a" }))).toBe(asked);
});

test("whose bank is empty has a few seconds for each decision", () => {
  const empty = through(
    LIVE,
    then(0, { 0: "a" }),
    then(60 * S - 1, { 0: "b" }),
    then(100 * S - 1, { 0: "c" }),
  );
  expect(empty.seats[0]).toMatchObject({ bank: 1, runs: { until: 100 * S - 1 + LAST_MS } });
});

test("a player who has not answered in time is out of time; an answer ends it", () => {
  const out = through(LIVE, then(0, { 0: "a" }), then(60 * S, { 0: "a" }));
  expect(out.seats[0]).toMatchObject({ isOut: true, runs: null, spent: 60 * S });
  expect(timeAfter(out, LIVE, then(90 * S, { 0: "a" }))).toBe(out);
  const answered = timeAfter(out, LIVE, then(91 * S, {}));
  expect(answered.seats[0]).toMatchObject({ isOut: false, bank: 40 * S });
});

test("an absent player has less time, and gets back what is left on return", () => {
  const awaySince = (seat: number): number | null => (seat === 0 ? 10 * S : null);
  const away = through(LIVE, then(0, { 0: "a", 1: "b" }), then(10 * S, { 0: "a", 1: "b" }, { awaySince }));
  expect(away.seats.map(({ runs }) => runs?.until)).toEqual([30 * S, 60 * S]);
  const back = timeAfter(away, LIVE, then(20 * S, { 0: "a", 1: "b" }));
  expect(back.seats[0]?.runs).toEqual({ since: 0, until: 60 * S });
  const asked = timeAfter(back, LIVE, then(40 * S, { 0: "c", 1: "b" }, { awaySince }));
  expect(asked.seats[0]?.runs?.until).toBe(60 * S);
});

test("while all clocks stand nobody's time runs, and then it runs on", () => {
  const stands = through(LIVE, then(0, { 0: "a" }), then(10 * S, { 0: "a" }, { stands: true }));
  expect(stands.seats[0]).toMatchObject({ spent: 10 * S, runs: null });
  expect(alarmOf(stands)).toBeNull();
  const on = timeAfter(stands, LIVE, then(500 * S, { 0: "a" }));
  expect(on.seats[0]?.runs).toEqual({ since: 500 * S, until: 550 * S });
  const paused: Time = { ...on, pause: { since: 510 * S, why: "agreed", until: null } };
  expect(timeAfter(paused, LIVE, then(510 * S, { 0: "a" })).seats[0]).toMatchObject({
    spent: 20 * S,
    runs: null,
  });
});

test("who takes back gains no time by it", () => {
  const answered = through(LIVE, then(0, { 0: "a" }), then(40 * S, { 1: "b" }));
  expect(answered.seats[0]).toMatchObject({ bank: 60 * S });
  const again = timeAfter(answered, LIVE, then(45 * S, { 0: "a2" }, { takenBack: 0 }));
  expect(again.seats[0]).toMatchObject({ bank: 100 * S, spent: 40 * S, runs: { until: 65 * S } });
  const paid = timeAfter(again, LIVE, then(50 * S, {}));
  expect(paid.seats[0]).toMatchObject({ bank: 55 * S });
});

test("a player who is given more time has it, whatever was in the bank", () => {
  const out = through(LIVE, then(0, { 0: "a" }), then(60 * S, { 0: "a" }));
  const given = timeAfter(withMoreTime(out, 0, LIVE), LIVE, then(70 * S, { 0: "a" }));
  expect(given.seats[0]).toMatchObject({ isOut: false, bank: 60 * S, runs: { until: 130 * S } });
  expect(withMoreTime(given, 0, LIVE)).toBe(given);
});

test("over days each decision has its time, being away takes nothing from it, and there is no bank", () => {
  const asked = through(DAYS, then(0, { 0: "a" }, { awaySince: () => 0 }));
  expect(asked.seats[0]?.runs?.until).toBe(24 * HOUR);
  const next = timeAfter(asked, DAYS, then(20 * HOUR, { 0: "b" }));
  expect(next.seats[0]?.runs?.until).toBe(44 * HOUR);
});

test("over days what counts is counted, also across something that was voted on", () => {
  const clock: TableClock = { ...DAYS, hoursPerDecision: 4, night: { from: 23, to: 8 } };
  const evening = Date.parse("2026-11-16T22:00:00+01:00");
  const time = timeAfter(newTime(clock, 2, evening), clock, then(evening, { 0: "a" }));
  const noon = Date.parse("2026-11-17T11:00:00+01:00");
  expect(time.seats[0]?.runs?.until).toBe(noon);
  const stands = timeAfter(time, clock, then(noon - 2 * HOUR, { 0: "a" }, { stands: true }));
  expect(stands.seats[0]?.spent).toBe(2 * HOUR);
  expect(timeAfter(stands, clock, then(noon, { 0: "a" })).seats[0]?.runs?.until).toBe(noon + 2 * HOUR);
});

test("what nobody could use is taken from nobody", () => {
  const asked = through(LIVE, then(0, { 0: "a" }));
  const later = excused(asked, LIVE, 1000 * S);
  expect(later).toMatchObject({ since: 1000 * S, seats: [{ runs: { until: 1060 * S } }, { runs: null }] });
});

test("nobody is waited for during a pause", () => {
  const paused: Time = {
    ...newTime(LIVE, 2, 5 * S),
    pause: { since: 10 * S, why: "agreed", until: null },
    pauseVotes: [1],
  };
  expect(resumed(paused, 30 * S)).toMatchObject({ since: 25 * S, pause: null, pauseVotes: [] });
});
