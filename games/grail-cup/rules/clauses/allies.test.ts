import { describe, expect, test } from "vitest";
import { FRESH, position, THIEF } from "./position.ts";

describe("the Smith · GC-24", () => {
  test("takes a lance, then moves 4 · GC-24", () => {
    const play = position({ at: [2, 1, 3], holding: { 0: [4] } }).call(4);
    expect(play.lances).toEqual([1, 0, 0]);
    expect(play.moves).toEqual(["0 2→6"]);
    expect(play.told("lance-taken", "moved").map(({ kind }) => kind)).toEqual(["lance-taken", "moved"]);
  });

  test("the lance just taken may be used in the very move · GC-24 GC-40", () => {
    const play = position({ at: [11, 1, 3], holding: { 0: [4] } }).call(4);
    expect(play.question).toEqual({ kind: "lance", before: 13, beyond: 15 });
    expect(play.answer("spend-lance").spaces[0]).toBe(15);
  });

  test("with an empty supply takes none, and moves all the same · GC-24 GC-43", () => {
    const play = position({ at: [2, 1, 3], lances: [0, 6, 6], holding: { 0: [4] } }).call(4);
    expect(play.told("no-lance")).toEqual([{ kind: "no-lance", seat: 0, why: "supply-empty" }]);
    expect(play.lances).toEqual([0, 6, 6]);
    expect(play.spaces[0]).toBe(6);
  });
});

describe("the Dragon Tamer · GC-25", () => {
  test("moves the dragon first, then 5 · GC-25", () => {
    const play = position({ at: [10, 1, 3], holding: { 0: [5] } }).call(5);
    expect(play.asked).toBe("0 dragon");
    expect(play.spaces[0]).toBe(10);
    play.answer("space-30");
    expect(play.view().dragon).toBe(30);
    expect(play.spaces[0]).toBe(15);
  });

  test("may bar one's own way · GC-25 GC-40", () => {
    const play = position({ at: [10, 1, 3], holding: { 0: [5] } })
      .call(5)
      .answer("space-12");
    expect(play.spaces[0]).toBe(11);
  });
});

describe("the Princess · GC-26", () => {
  test.each([
    [1, 10],
    [9, 10],
    [19, 29],
    [28, 29],
  ])("from %i she moves to the next castle strictly ahead, %i · GC-26", (from, to) => {
    const play = position({ at: [from, 2, 3], dragon: 40, holding: { 0: [6] } }).call(6);
    expect(play.moves).toEqual([`0 ${from}→${to}`]);
  });

  test("from a castle she goes to the next one · GC-26", () => {
    const play = position({ at: [10, 2, 3], dragon: 40, tokens: { 19: "magnet" }, holding: { 0: [6] } });
    expect(play.call(6, FRESH).moves).toEqual(["0 10→19"]);
  });

  test("a castle with clover is a castle, and its token is turned up · GC-26 GC-53", () => {
    const play = position({ at: [15, 2, 3], tokens: { 19: "magnet" }, holding: { 0: [6] } }).call(6, FRESH);
    expect(play.spaces[0]).toBe(19);
    expect(play.shown).toEqual(["magnet"]);
  });

  test("the finish is a castle: she may win · GC-26", () => {
    expect(position({ at: [39, 2, 3], holding: { 0: [6] } }).call(6).winner).toBe(0);
  });

  test("with the dragon between she stops behind it · GC-26 GC-40", () => {
    expect(position({ at: [12, 2, 3], holding: { 0: [6] } }).call(6).moves).toEqual(["0 12→13"]);
  });

  test("with the dragon between, a lance takes her to the castle · GC-26 GC-40", () => {
    const play = position({ at: [5, 2, 3], lances: [1, 0, 0], dragon: 7, holding: { 0: [6] } }).call(6);
    expect(play.question).toEqual({ kind: "lance", before: 6, beyond: 10 });
    expect(play.answer("spend-lance").spaces[0]).toBe(10);
  });

  test("with the dragon on the castle, a lance takes her one beyond, not to the next castle · GC-26 GC-40", () => {
    const play = position({ at: [5, 2, 3], lances: [1, 0, 0], dragon: 10, holding: { 0: [6] } }).call(6);
    expect(play.question).toEqual({ kind: "lance", before: 9, beyond: 11 });
    expect(play.answer("spend-lance").spaces[0]).toBe(11);
  });
});

describe("the Priest · GC-27", () => {
  test.each([
    [1, 7],
    [7, 15],
    [20, 24],
    [41, 42],
  ])("from %i the Priest moves to the next church strictly ahead, %i · GC-27", (from, to) => {
    const play = position({ at: [from, 2, 3], dragon: 45, holding: { 0: [7] } }).call(7);
    expect(play.moves).toEqual([`0 ${from}→${to}`]);
  });

  test("the finish is no church: with none ahead the Priest does not move · GC-27", () => {
    const play = position({ at: [42, 42, 3], race: [0, 1, 2], dragon: 45, holding: { 0: [7] } }).call(7);
    expect(play.moves).toEqual([]);
    expect(play.told("stays")).toEqual([{ kind: "stays", seat: 0, cause: "ally" }]);
    expect(play.race).toEqual([0, 1, 2]);
  });

  test("with none ahead the Priest triggers nothing on the present space · GC-27 GC-50", () => {
    const play = position({ at: [44, 2, 3], holding: { 0: [7] } }).call(7);
    expect(play.shown).toEqual([]);
  });

  test("with the dragon on the church, a lance takes the Priest one beyond it · GC-27 GC-40", () => {
    const play = position({ at: [10, 2, 3], lances: [1, 0, 0], dragon: 15, holding: { 0: [7] } }).call(7);
    expect(play.question).toEqual({ kind: "lance", before: 14, beyond: 16 });
  });
});

describe("the Fairy · GC-28", () => {
  test.each([
    ["steps-2", 3],
    ["steps-4", 5],
    ["steps-6", 7],
  ])("moves 2, 4 or 6: %s · GC-28", (answer, to) => {
    const play = position({ at: [1, 2, 3], holding: { 0: [8] } }).call(8);
    expect(play.question).toEqual({ kind: "steps", ally: 8 });
    expect(play.legal).toEqual(["steps-2", "steps-4", "steps-6"]);
    expect(play.answer(answer).spaces[0]).toBe(to);
  });

  test.each([
    ["steps-2", 3, null],
    ["steps-4", 4, null],
    ["steps-6", 4, null],
    ["steps-4", 6, "spend-lance"],
    ["steps-6", 7, "spend-lance"],
  ])(
    "is offered all three whatever the dragon bars, and ends where it may: %s on %i · GC-28 GC-40",
    (answer, to, lance) => {
      const lances = lance === null ? [] : [1];
      const play = position({ at: [1, 2, 3], dragon: 5, lances, holding: { 0: [8] } }).call(8);
      expect(play.legal).toEqual(["steps-2", "steps-4", "steps-6"]);
      play.answer(answer);
      if (lance !== null) play.answer(lance);
      expect(play.spaces[0]).toBe(to);
    },
  );
});

describe("the Unicorn · GC-29", () => {
  const unicorn = (at: readonly number[], dragon: number, ...picks: number[]) =>
    position({ at, dragon, lances: at.map(() => 1), tokens: { 12: "magnet" }, holding: { 0: [9] } }).call(
      9,
      ...picks,
    );

  test("over the nearest knight ahead to the first space beyond · GC-29", () => {
    expect(unicorn([1, 4, 20], 40).moves).toEqual(["0 1→5"]);
  });

  test("over a whole group of adjacent knights · GC-29", () => {
    expect(unicorn([1, 4, 5, 5, 6], 40).moves).toEqual(["0 1→7"]);
  });

  test("not over a second group further on · GC-29", () => {
    expect(unicorn([1, 4, 6], 40).moves).toEqual(["0 1→5"]);
  });

  test("knights on its own space are ignored · GC-29", () => {
    expect(unicorn([4, 4, 9], 40).moves).toEqual(["0 4→10"]);
  });

  test("the dragon counts as one of the group, in its middle or at its end · GC-29", () => {
    expect(unicorn([1, 4, 6], 5).moves).toEqual(["0 1→7"]);
    expect(unicorn([1, 4, 5], 6).moves).toEqual(["0 1→7"]);
  });

  test("a dragon before the group neither bars it nor costs a lance, nor is it asked · GC-29", () => {
    const play = unicorn([1, 9, 9], 3);
    expect(play.moves).toEqual(["0 1→10"]);
    expect(play.lances).toEqual([1, 1, 1]);
    expect(play.told("lance-spent")).toEqual([]);
  });

  test("the dragon alone is no knight: it does not begin a group · GC-29", () => {
    expect(unicorn([1, 12, 13], 2).moves).toEqual(["0 1→14"]);
  });

  test("nobody ahead: no move · GC-29", () => {
    const play = unicorn([20, 20, 3], 21);
    expect(play.moves).toEqual([]);
    expect(play.told("stays")).toEqual([{ kind: "stays", seat: 0, cause: "ally" }]);
  });

  test("its landing triggers the space · GC-29 GC-50", () => {
    const play = unicorn([1, 11, 2], 40);
    expect(play.moves[0]).toBe("0 1→3");
    expect(unicorn([3, 8, 2], 40, THIEF).rolled).toEqual(["0 thief"]);
  });

  test("a group reaching up to the finish carries it onto the finish, dragon and all · GC-29", () => {
    expect(unicorn([30, 45, 44], 40).winner).toBe(0);
    expect(unicorn([30, 44, 2], 45).winner).toBe(0);
  });
});
