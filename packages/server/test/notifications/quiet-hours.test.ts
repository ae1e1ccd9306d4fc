import { expect, test } from "vitest";
import { quietUntil } from "../../src/notifications/quiet-hours.ts";

const at = (time: string): number => Date.parse(time);

test.each([
  ["before them", "2030-01-01T21:59:00Z", null],
  ["as they begin", "2030-01-01T22:00:00Z", "2030-01-02T07:30:00Z"],
  ["after midnight", "2030-01-02T03:12:34Z", "2030-01-02T07:30:00Z"],
  ["as they end", "2030-01-02T07:30:00Z", null],
])("over midnight, %s", (_, now, until) => {
  const quiet = { from: "22:00", to: "07:30" };
  expect(quietUntil({ quiet, timeZone: "UTC" }, at(now))).toBe(until === null ? null : at(until));
});

test("within a day, in somebody's own time zone, and where clocks are changed in the night", () => {
  const nap = { quiet: { from: "13:00", to: "15:00" }, timeZone: "Asia/Kolkata" };
  expect(quietUntil(nap, at("2030-01-01T08:00:00Z"))).toBe(at("2030-01-01T09:30:00Z"));
  expect(quietUntil(nap, at("2030-01-01T10:00:00Z"))).toBeNull();
  const night = { quiet: { from: "22:00", to: "08:00" }, timeZone: "Europe/Paris" };
  // On the last Sunday of March two o'clock is three, on that of October three is two.
  expect(quietUntil(night, at("2030-03-30T23:00:00Z"))).toBe(at("2030-03-31T06:00:00Z"));
  expect(quietUntil(night, at("2030-10-26T22:00:00Z"))).toBe(at("2030-10-27T07:00:00Z"));
});

test("no hours, or none of length, are never quiet", () => {
  expect(quietUntil({ quiet: null, timeZone: "UTC" }, 0)).toBeNull();
  expect(quietUntil({ quiet: { from: "00:00", to: "00:00" }, timeZone: "UTC" }, 0)).toBeNull();
});
