import { expect, test } from "vitest";
import { countedBetween, momentAfter } from "./rest-hours.ts";

const HOUR = 60 * 60 * 1000;
const at = (iso: string): number => Date.parse(iso);
const NIGHT = { from: 23, to: 8 };
const paris = { weekends: false, night: NIGHT, timeZone: "Europe/Paris" };

test("without rest every hour counts, even when daylight saving time changes", () => {
  const none = { ...paris, night: null };
  expect(momentAfter(at("2026-10-24T12:00:00Z"), 24 * HOUR, none)).toBe(at("2026-10-25T12:00:00Z"));
  expect(countedBetween(5, 3, none)).toBe(0);
});

test("the night does not count, and the next day continues where the evening ended", () => {
  expect(momentAfter(at("2026-11-16T22:00:00+01:00"), 2 * HOUR, paris)).toBe(at("2026-11-17T09:00:00+01:00"));
  expect(momentAfter(at("2026-11-17T02:30:00+01:00"), 1, paris)).toBe(at("2026-11-17T08:00:00+01:00") + 1);
  expect(momentAfter(at("2026-11-16T22:30:00+01:00"), HOUR / 2, paris)).toBe(at("2026-11-16T23:00:00+01:00"));
});

test("a rest within one day counts the same, and so does one that ends at midnight", () => {
  const noon = { ...paris, night: { from: 12, to: 14 } };
  expect(momentAfter(at("2026-11-16T11:00:00+01:00"), 2 * HOUR, noon)).toBe(at("2026-11-16T15:00:00+01:00"));
  const evening = { ...paris, night: { from: 20, to: 0 } };
  expect(momentAfter(at("2026-11-16T19:00:00+01:00"), 2 * HOUR, evening)).toBe(
    at("2026-11-17T01:00:00+01:00"),
  );
});

test("a weekend does not count if that was agreed", () => {
  const weekends = { ...paris, night: null, weekends: true };
  expect(momentAfter(at("2026-11-20T20:00:00+01:00"), 6 * HOUR, weekends)).toBe(
    at("2026-11-23T02:00:00+01:00"),
  );
  const both = { ...weekends, night: NIGHT };
  expect(momentAfter(at("2026-11-20T20:00:00+01:00"), 6 * HOUR, both)).toBe(at("2026-11-23T11:00:00+01:00"));
});

test("night is by local time, through changes of daylight saving time", () => {
  expect(momentAfter(at("2026-10-24T22:00:00+02:00"), 2 * HOUR, paris)).toBe(at("2026-10-25T09:00:00+01:00"));
  expect(momentAfter(at("2027-03-27T22:00:00+01:00"), 2 * HOUR, paris)).toBe(at("2027-03-28T09:00:00+02:00"));
});

test("it works in every time zone, also with half and quarter hours", () => {
  const kathmandu = { ...paris, timeZone: "Asia/Kathmandu" };
  expect(momentAfter(at("2026-11-16T22:00:00+05:45"), 2 * HOUR, kathmandu)).toBe(
    at("2026-11-17T09:00:00+05:45"),
  );
  const lordHowe = { ...paris, timeZone: "Australia/Lord_Howe" };
  expect(momentAfter(at("2026-10-03T22:00:00+10:30"), 2 * HOUR, lordHowe)).toBe(
    at("2026-10-04T09:00:00+11:00"),
  );
});

test.each(["Europe/Paris", "America/St_Johns", "Australia/Lord_Howe", "Pacific/Kiritimati"])(
  "the time that was added is the time that is counted, in %s",
  (timeZone) => {
    const rest = { weekends: true, night: NIGHT, timeZone };
    for (let nth = 0; nth < 60; nth++) {
      const from = at("2026-10-20T00:00:00Z") + nth * 5 * HOUR + nth * 61_003;
      const ms = (nth * 7 * HOUR) / 3 + 17;
      const until = momentAfter(from, ms, rest);
      expect(countedBetween(from, until, rest)).toBe(ms);
    }
  },
);
