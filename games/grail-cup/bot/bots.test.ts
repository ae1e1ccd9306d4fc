import { type Bot, sightAt } from "@roundtable/bots";
import { chanceOf, seeded } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import { type Playing, position } from "../rules/clauses/position.ts";
import { game, type GrailCup } from "../rules/index.ts";
import { greedy } from "./greedy.ts";
import { heuristic } from "./heuristic.ts";

/** The bot's answers on seat 0, with ten different seeds. */
function answersOf(bot: Bot<GrailCup>, { state }: Playing): string[] {
  const log = { header: { seats: state.knights.length, options: { board: "forest" } }, entries: [] };
  const sight = sightAt({ game, state, log }, 0, chanceOf(seeded("world")));
  if (sight === null) throw new Error("Seat 0 is asked nothing.");
  return Array.from({ length: 10 }, (_, mood) => bot.choose(sight, chanceOf(seeded(mood))).id);
}

const fairysCall = { holding: { 0: [8], 1: [5], 2: [6], 3: [9] } } as const;
const tamersCall = { holding: { 0: [5], 1: [6], 2: [7], 3: [8] } } as const;
const squiresCall = { holding: { 0: [2], 1: [5], 2: [6], 3: [8] } } as const;

describe("the heuristic bot", () => {
  test("goes for the finish when it is in reach", () => {
    const fairy = position({ ...fairysCall, at: [42, 44, 30, 20], dragon: 10 }).call(8);
    expect(fairy.asked).toBe("0 steps");
    expect(answersOf(heuristic, fairy)).not.toContain("steps-2");
  });

  test("spends its lance to win", () => {
    const lance = position({ ...fairysCall, at: [44, 40, 30, 20], dragon: 45, lances: [1, 0, 0, 0] })
      .call(8)
      .answer("steps-2");
    expect(lance.asked).toBe("0 lance");
    expect(new Set(answersOf(heuristic, lance))).toEqual(new Set(["spend-lance"]));
  });

  test("never puts the dragon in its own way", () => {
    const tamer = position({ ...tamersCall, at: [20, 32, 27, 12], dragon: 40 }).call(5);
    expect(tamer.asked).toBe("0 dragon");
    const ownWay = [21, 22, 23, 24, 25].map((space) => `space-${space}`);
    for (const answer of answersOf(heuristic, tamer)) expect(ownWay).not.toContain(answer);
  });

  test("puts the dragon before a leader who could win at once", () => {
    const tamer = position({ ...tamersCall, at: [30, 42, 12, 10], dragon: 5 }).call(5);
    for (const answer of answersOf(heuristic, tamer)) expect(["space-43", "space-44"]).toContain(answer);
  });

  test("as the Squire points at a knight far in front", () => {
    const squire = position({ ...squiresCall, at: [10, 30, 8, 6], dragon: 44 }).call(2);
    expect(squire.asked).toBe("0 point");
    expect(new Set(answersOf(heuristic, squire))).toEqual(new Set(["knight-1"]));
  });

  test("fools the knight that could win, not the one far behind", () => {
    const fakeGrail = position({
      ...tamersCall,
      at: [21, 10, 44, 9],
      dragon: 4,
      tokens: { 26: "fake-grail" },
    })
      .call(5)
      .answer("space-3");
    expect(fakeGrail.asked).toBe("0 fake-grail");
    expect(new Set(answersOf(heuristic, fakeGrail))).toEqual(new Set(["knight-2"]));
  });

  test("answers the same when it is asked the same with the same chance", () => {
    const tamer = position({ ...tamersCall, at: [20, 32, 27, 12], dragon: 40 }).call(5);
    expect(answersOf(heuristic, tamer)).toEqual(answersOf(heuristic, tamer));
  });
});

describe("the greedy bot", () => {
  test("goes as far as it can, whatever follows", () => {
    const fairy = position({ ...fairysCall, at: [20, 44, 30, 10], dragon: 40 }).call(8);
    expect(new Set(answersOf(greedy, fairy))).toEqual(new Set(["steps-6"]));
  });

  test("gives any answer where none takes it farther", () => {
    const squire = position({ ...squiresCall, at: [10, 30, 8, 6], dragon: 44 }).call(2);
    expect(new Set(answersOf(greedy, squire)).size).toBeGreaterThan(1);
  });
});
