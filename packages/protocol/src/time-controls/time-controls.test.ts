import { describe, expect, test } from "vitest";
import * as v from "valibot";
import { NO_CLOCK, TableClock, defaultClock, defaultDaysClock, whyNotRated } from "./time-controls.ts";

describe("the time control of a table", () => {
  const days = defaultDaysClock("Europe/Paris");
  test.each<[string, TableClock]>([
    ["none", NO_CLOCK],
    ["live", { kind: "live", bankSeconds: 600, capSeconds: 120, awaySeconds: 30 }],
    ["days", days],
    ["days without a night", { ...days, night: null, weekends: true }],
  ])("%s", (_, clock) => {
    expect(v.parse(TableClock, clock)).toEqual(clock);
  });

  test.each<[string, object]>([
    ["a bank that is empty", { kind: "live", bankSeconds: 0, capSeconds: 120, awaySeconds: 30 }],
    ["a cap of a day", { kind: "live", bankSeconds: 600, capSeconds: 86_400, awaySeconds: 30 }],
    ["half an hour", { ...days, hoursPerDecision: 0.5 }],
    ["a place that has no time", { ...days, timeZone: "Europe/Camelot" }],
    ["a night that never ends", { ...days, night: { from: 8, to: 8 } }],
    ["a day of seven hours", { ...days, night: { from: 16, to: 9 } }],
    ["an hour that no clock shows", { ...days, night: { from: 24, to: 8 } }],
  ])("never %s", (_, clock) => {
    expect(v.is(TableClock, clock)).toBe(false);
  });

  test("is what the game suggests for the number of players, or a sensible default", () => {
    const thinking = (seats: number) => ({ match: seats * 100, decision: 40 });
    expect(defaultClock({ lobby: { thinking } }, 3)).toEqual({
      kind: "live",
      bankSeconds: 300,
      capSeconds: 40,
      awaySeconds: 40,
    });
    expect(defaultClock({}, 5)).toMatchObject({ bankSeconds: 600, capSeconds: 120, awaySeconds: 60 });
  });
});

test("a match is rated only with a clock and an opponent", () => {
  expect(whyNotRated(NO_CLOCK, 4)).toBe("rated-needs-clock");
  expect(whyNotRated(defaultDaysClock("UTC"), 1)).toBe("rated-needs-others");
  expect(whyNotRated(defaultClock({}, 2), 2)).toBeNull();
});
