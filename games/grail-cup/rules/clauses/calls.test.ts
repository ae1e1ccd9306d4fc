import { expect, test } from "vitest";
import { game } from "../index.ts";
import { ALLIES } from "../pieces.ts";
import { position } from "./position.ts";

test("the allies are called 1 to 9 in order, and each is carried out before the next · GC-12", () => {
  const play = position({ at: [11, 3, 1], holding: { 0: [8], 1: [4], 2: [6] }, dragon: 40 }).call(1);
  expect(play.asked).toBe("0 steps");
  expect(play.moves).toEqual(["1 3→7", "2 1→10"]);
  expect(play.told("called").map(({ ally, seat }) => [ally, seat])).toEqual([
    [1, null],
    [2, null],
    [3, null],
    [4, 1],
    [5, null],
    [6, 2],
    [7, null],
    [8, 0],
  ]);
});

test("each of the nine is called once, whichever player holds it · GC-12", () => {
  const play = position({ at: [1, 3, 5] }).call(1);
  expect(play.told("called").map(({ ally }) => ally)).toEqual(ALLIES);
  expect(play.view()).toMatchObject({ round: 2, draft: { picker: 0 } });
});

test("a number nobody holds passes without saying where the card is · GC-12", () => {
  // 1 lies face down, 2 was put away, 3 lies face up: nobody can tell them apart by the calls.
  const play = position({ at: [1, 3, 5], holding: { 0: [8] } }).call(1);
  expect(play.told("called").slice(0, 3)).toEqual([
    { kind: "called", ally: 1, seat: null },
    { kind: "called", ally: 2, seat: null },
    { kind: "called", ally: 3, seat: null },
  ]);
  expect(play.view().calls.slice(0, 3)).toEqual([
    { ally: 1, seat: null },
    { ally: 2, seat: null },
    { ally: 3, seat: null },
  ]);
});

test("after the ninth call the next round begins · GC-12", () => {
  const play = position({ at: [1, 3, 5], holding: { 2: [9] } }).call(9);
  expect(play.view()).toMatchObject({ round: 2, calls: [], curse: null, squire: null });
  expect(play.asked).toBe("0 keep");
});

test("the first to reach the finish wins at once: nobody else is called · GC-13", () => {
  const play = position({ at: [42, 45, 44], holding: { 0: [4], 1: [8], 2: [6] } }).call(4);
  expect(play.winner).toBe(0);
  expect(play.asked).toBe("nobody");
  expect(play.told("called")).toHaveLength(1);
  expect(play.spaces).toEqual([46, 45, 44]);
});

test("that player alone wins, and nobody before that · GC-13", () => {
  const play = position({ at: [42, 45, 44], holding: { 0: [8] } }).call(8);
  expect(game.outcome(play.state)).toBeNull();
  expect(game.outcome(play.answer("steps-4").state)).toEqual({ winners: [0] });
});

test("what is counted of a game: its rounds, and who won from which start and by which ally · GC-13", () => {
  const { state } = position({ at: [42, 45, 44], holding: { 0: [4], 2: [9] } }).call(4);
  expect(game.statistics?.summary?.(state)).toEqual({
    averages: { rounds: 1 },
    rates: {
      winsByStartNumber: [
        { of: "1", held: true },
        { of: "2", held: false },
        { of: "3", held: false },
      ],
      winsByAlly: [
        { of: "4", held: true },
        { of: "9", held: false },
      ],
    },
  });
});

test("overshooting the finish counts, and the knight stands on it · GC-13", () => {
  const play = position({ at: [44, 3, 1], holding: { 0: [8] } })
    .call(8)
    .answer("steps-6");
  expect(play.winner).toBe(0);
  expect(play.moves).toEqual(["0 44→46"]);
});

test("boots may carry a knight over the finish · GC-13", () => {
  const play = position({ at: [43, 3, 1], tokens: { 44: "boots" }, holding: { 0: [1] } }).call(1);
  expect(play.winner).toBe(0);
  expect(play.moves).toEqual(["0 43→44", "0 44→46"]);
});

test("the Enchantress may win on somebody else's call, by the step after the exchange · GC-13 GC-20", () => {
  const play = position({ at: [2, 45, 1], holding: { 0: [1], 1: [8] } })
    .call(1)
    .answer("curse-8");
  expect(play.winner).toBe(0);
  expect(play.told("called").at(-1)).toEqual({ kind: "called", ally: 8, seat: 1 });
  // The Enchantress stood on 3; the other knight stands there now and does not act.
  expect(play.spaces).toEqual([46, 3, 1]);
  expect(play.asked).toBe("nobody");
});

test("boots found after the exchange may win on somebody else's call · GC-13 GC-20", () => {
  const play = position({
    at: [2, 43, 1],
    tokens: { 44: "boots" },
    holding: { 0: [1], 1: [8] },
  })
    .call(1)
    .answer("curse-8");
  expect(play.winner).toBe(0);
  expect(play.moves).toEqual(["0 2→3", "0 43→44", "0 44→46"]);
});

test("the Squire may win by the claim, after the last call · GC-13 GC-22", () => {
  const play = position({ at: [20, 45, 1], holding: { 0: [2] } })
    .call(2)
    .answer("knight-1");
  expect(play.winner).toBe(0);
  expect(play.spaces).toEqual([46, 45, 1]);
  expect(play.told("claimed")).toEqual([{ kind: "claimed", seat: 0, knight: 1, right: true }]);
});

test("there is no second place; the race order stays to be seen · GC-13", () => {
  const play = position({ at: [42, 20, 30], holding: { 0: [4] } }).call(4);
  expect(play.race).toEqual([0, 2, 1]);
  expect(play.told("won")).toEqual([{ kind: "won", seat: 0 }]);
});

test("a token that wins is not replaced first, and nothing more happens · GC-13 GC-52", () => {
  const play = position({ at: [43, 3, 1], tokens: { 44: "boots" }, holding: { 0: [1], 1: [9] } }).call(1);
  expect(play.events.at(-1)).toEqual({ kind: "won", seat: 0 });
});
