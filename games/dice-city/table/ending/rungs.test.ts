import { describe, expect, test } from "vitest";
import { type Level, ladderOf, nextTarget } from "./rungs.ts";

const states = (level: Level, achieved: readonly string[]) =>
  Object.fromEntries(ladderOf(level, achieved).map(({ target, is }) => [target, is]));

describe("the solo ladder · DC-29", () => {
  test("at first only 50 is open", () => {
    expect(states("normal", [])).toEqual({ "50": "open", "55": "locked", "60": "locked" });
    expect(nextTarget("normal", [])).toBe("50");
  });

  test("a win at a target unlocks the next, on its own level alone", () => {
    const achieved = ["normal-50"];
    expect(states("normal", achieved)).toMatchObject({ "50": "reached", "55": "open", "60": "locked" });
    expect(states("hard", achieved)).toMatchObject({ "50": "open", "55": "locked" });
    expect(nextTarget("normal", achieved)).toBe("55");
  });

  test("who has reached a higher target has reached those below it", () => {
    expect(states("hard", ["hard-60"])).toMatchObject({ "50": "reached", "60": "reached", "65": "open" });
  });

  test("with the last one reached, nothing is locked and the last can be played again", () => {
    expect(new Set(Object.values(states("normal", ["normal-100"])))).toEqual(new Set(["reached"]));
    expect(nextTarget("normal", ["normal-100"])).toBe("100");
  });
});
