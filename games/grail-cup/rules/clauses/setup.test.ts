import { expect, test } from "vitest";
import { game } from "../index.ts";
import { TOKEN_COUNT, VILLAGE_DIE } from "../pieces.ts";
import { FRESH, newGame, position, SEAL } from "./position.ts";

test("3 to 8 knights race, and a new table has 4 · GC-8", () => {
  expect(game.seats).toEqual({ min: 3, max: 8, usual: 4 });
});

test("eighteen tokens: one on each of the eleven clover spaces, seven in the reserve · GC-2", () => {
  const { clovers } = newGame([1, 2, 3]).state;
  expect(Object.keys(clovers.track).map(Number)).toEqual([8, 12, 16, 19, 21, 26, 30, 34, 39, 41, 44]);
  const all = [...Object.values(clovers.track), ...clovers.reserve].map(({ token }) => token);
  const count = (token: string) => all.filter((other) => other === token).length;
  expect(all).toHaveLength(18);
  expect(Object.keys(TOKEN_COUNT).map(count)).toEqual([4, 4, 4, 3, 3]);
  expect(newGame([1, 2, 3]).view().reserve).toBe(7);
});

test("every token lies face down, for everybody · GC-2", () => {
  const start = newGame([1, 2, 3]);
  for (const viewer of [0, 1, 2, "public"] as const) {
    expect(start.view(viewer).clovers).toHaveLength(11);
    expect(
      start.view(viewer).clovers.every(({ lies, token }) => lies === "face-down" && token === null),
    ).toBe(true);
  }
});

test("the village die has one seal, two thieves and three lances · GC-2", () => {
  expect(VILLAGE_DIE.toSorted()).toEqual(["lance", "lance", "lance", "seal", "thief", "thief"]);
});

test("there are twelve lances · GC-2", () => {
  const { lancesLeft, knights } = newGame([9, 8, 7, 1]).view();
  expect(lancesLeft + knights.reduce((sum, { lances }) => sum + lances, 0)).toBe(12);
});

test("the dragon waits on its red space · GC-2", () => {
  expect(newGame([1, 2, 3]).view().dragon).toBe(14);
});

test("each knight starts where the number of its card is, and all nine cards go back · GC-3", () => {
  const start = newGame([9, 4, 1, 6], { cards: [9, 4, 1, 6, 2, 3, 5, 7, 8] });
  expect(start.spaces).toEqual([1, 4, 5, 3]);
  expect(start.told("starts").map(({ seat, number, space }) => [seat, number, space])).toEqual([
    [0, 9, 1],
    [1, 4, 4],
    [2, 1, 5],
    [3, 6, 3],
  ]);
  expect(start.view().knights.map((knight) => knight.start)).toEqual([9, 4, 1, 6]);
  expect(start.view().draft.faceUp).toEqual([1, 4, 9]);
});

test("on a shared start space the lower number stands in front · GC-3", () => {
  expect(newGame([8, 7, 6, 5, 4, 3, 2, 1]).race).toEqual([7, 6, 5, 4, 3, 2, 1, 0]);
  expect(newGame([2, 1, 9]).race).toEqual([1, 0, 2]);
});

test("everyone whose number is 7, 8 or 9 takes a lance · GC-4", () => {
  const start = newGame([7, 1, 8, 6, 9]);
  expect(start.lances).toEqual([1, 0, 1, 0, 1]);
  expect(start.view().lancesLeft).toBe(9);
  expect(start.told("lance-taken").map(({ seat }) => seat)).toEqual([0, 2, 4]);
});

test("if nobody's number is 7, 8 or 9, the last knight takes a lance · GC-4", () => {
  expect(newGame([1, 6, 5, 2]).lances).toEqual([0, 1, 0, 0]);
  expect(newGame([1, 2, 3]).lances).toEqual([0, 0, 1]);
});

test("the last knight takes the seal and begins · GC-5", () => {
  const start = newGame([1, 7, 8, 2]);
  expect(start.view().seal).toBe(2);
  expect(start.view().first).toBe(2);
  expect(start.told("round")).toEqual([{ kind: "round", round: 1, first: 2, why: "last" }]);
  expect(start.asked).toBe("2 keep");
});

test("a knight that arrives forwards stands at the rear of the space · GC-6", () => {
  const play = position({ at: [6, 10, 1], holding: { 0: [4] } }).call(4);
  expect(play.spaces).toEqual([10, 10, 1]);
  expect(play.race).toEqual([1, 0, 2]);
});

test("a knight that arrives backwards stands at the rear of the space, too · GC-6", () => {
  const play = position({
    at: [11, 10, 1],
    tokens: { 12: "goblin" },
    holding: { 0: [1] },
  }).call(1, FRESH);
  expect(play.spaces).toEqual([10, 10, 1]);
  expect(play.race).toEqual([1, 0, 2]);
});

test("first and last are by space, then by place in the stack · GC-6", () => {
  const ahead = position({ at: [20, 20, 3, 3], race: [1, 0, 3, 2], holding: {} }).call(9);
  expect(ahead.race).toEqual([1, 0, 3, 2]);
  expect(ahead.view().seal).toBe(2);
});

test("the player who rolled the seal in the round before begins, though they are not last · GC-7", () => {
  const play = position({ at: [5, 20, 3], holding: { 0: [4] } }).call(4, SEAL);
  expect(play.view()).toMatchObject({ round: 2, first: 0, seal: 0 });
  expect(play.told("round")).toEqual([{ kind: "round", round: 2, first: 0, why: "seal" }]);
});

test("when nobody rolled it, the last knight takes the seal and begins · GC-7", () => {
  const play = position({ at: [5, 20, 3], seal: 1, holding: { 0: [4] }, dragon: 40 }).call(4, 3);
  expect(play.told("round")).toEqual([{ kind: "round", round: 2, first: 2, why: "last" }]);
  expect(play.view().seal).toBe(2);
});

test("of two who rolled the seal the later one begins · GC-7", () => {
  const play = position({ at: [5, 13, 3], holding: { 0: [4], 1: [8] }, dragon: 40 })
    .call(4, SEAL)
    .answer("steps-4", SEAL);
  expect(play.rolled).toEqual(["0 seal", "1 seal"]);
  expect(play.view()).toMatchObject({ round: 2, first: 1, seal: 1 });
});

test("the seal of an earlier round counts no more · GC-7", () => {
  const play = position({ at: [5, 20, 3, 1], holding: { 0: [4] } }).call(4, SEAL);
  expect(play.view()).toMatchObject({ round: 2, first: 0 });
  play.answers("keep-6", "left", "keep-7", "keep-8", "keep-9", "steps-2");
  expect(play.spaces).toEqual([10, 24, 5, 6]);
  expect(play.told("round").at(-1)).toEqual({ kind: "round", round: 3, first: 2, why: "last" });
});
