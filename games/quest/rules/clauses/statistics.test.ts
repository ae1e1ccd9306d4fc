import { expect, test } from "vitest";
import { game } from "../index.ts";
import { after } from "./position.ts";

const L = "loyal-servant";
const FIVE = [L, L, L, "morgan-le-fay", "blind-hunter"] as const;

test("a game is counted by its quests, its winners and how it ended · QU-3 QU-17 QU-21", () => {
  const play = after("FSSS", FIVE).answers("seat-0", L, "seat-1", L);
  expect(game.statistics?.summary?.(play.state)).toEqual({
    averages: { quests: 4, failures: 1 },
    rates: {
      winsBySide: [
        { of: "good", held: false },
        { of: "evil", held: true },
      ],
      endings: [{ of: "hunt-succeeded", held: true }],
      winsByCharacter: [
        { of: L, held: false },
        { of: L, held: false },
        { of: L, held: false },
        { of: "morgan-le-fay", held: true },
        { of: "blind-hunter", held: true },
      ],
    },
  });
});

test("while it goes on nobody has won · QU-3", () => {
  const rates = game.statistics?.summary?.(after("FSS", FIVE).state).rates;
  expect(rates?.["endings"]).toEqual([]);
  expect([rates?.["winsBySide"], rates?.["winsByCharacter"]].flat().some((one) => one?.held)).toBe(false);
});
