import { describe, expect, test } from "vitest";
import { game } from "../index.ts";
import { position } from "./position.ts";

describe("what a solo game achieves · DC-29", () => {
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
      expect(game.statistics?.achieved?.(state, 0)).toEqual(kept);
    },
  );

  test("before the end, and with others, there is nothing to achieve · DC-29", () => {
    expect(game.statistics?.achieved?.(position({ others: [], tokens: 90 }).state, 0)).toEqual([]);
    const won = position({ tokens: 90, step: "build", deck: [], first: 1 }).answer("done");
    expect(won.view().over).toBe(true);
    expect(game.statistics?.achieved?.(won.state, 0)).toEqual([]);
  });
});
