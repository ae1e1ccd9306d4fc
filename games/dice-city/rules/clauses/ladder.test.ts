import { describe, expect, test } from "vitest";
import { game } from "../index.ts";
import { ladderOf, nextTarget } from "../ladder.ts";
import { position } from "./position.ts";

const states = (level: "normal" | "hard", achieved: readonly string[]) =>
  Object.fromEntries(ladderOf(level, achieved).map(({ target, is }) => [target, is]));

describe("the solo ladder · DC-29", () => {
  test("at first only 50 is open", () => {
    expect(states("normal", [])).toMatchObject({ "50": "open", "55": "locked", "80": "locked" });
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

  test.each([
    [50, "normal", "50", ["normal-50"]],
    [72, "hard", "55", ["hard-55"]],
    [54, "normal", "55", []],
  ] as const)(
    "%i points alone on level %s at target %s achieve %j · DC-29",
    (tokens, level, target, kept) => {
      const turn = { normal: 15, hard: 12 }[level];
      const { state } = position({
        others: [],
        step: "build",
        turn,
        tokens,
        options: { level, target },
      }).answer("done");
      expect(game.achieved?.(state, 0)).toEqual(kept);
    },
  );

  test("before the end, and with others, there is nothing to achieve · DC-29", () => {
    expect(game.achieved?.(position({ others: [], tokens: 90 }).state, 0)).toEqual([]);
    expect(game.achieved?.(position({ tokens: 90 }).state, 0)).toEqual([]);
  });

  test("with the last one reached, nothing is locked and the last can be played again", () => {
    expect(new Set(Object.values(states("normal", ["normal-80"])))).toEqual(new Set(["reached"]));
    expect(nextTarget("normal", ["normal-80"])).toBe("80");
  });
});
