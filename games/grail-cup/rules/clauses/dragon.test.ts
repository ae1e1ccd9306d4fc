import { describe, expect, test } from "vitest";
import { FRESH, LANCE, position, THIEF } from "./position.ts";

/** Seat 0 shows the Smith with an empty supply: a plain move of 4, with the lances in hand. */
const four = (space: number, lances: number, dragon: number) =>
  position({ at: [space, 1, 2], lances: [lances, 0, 0], supply: 0, dragon, holding: { 0: [4] } });

describe("the dragon bars the way forwards · GC-40", () => {
  test("a move that would pass it stops on the space behind it · GC-40", () => {
    expect(four(3, 0, 6).call(4).moves).toEqual(["0 3→5"]);
  });

  test("a move that would end on it stops on the space behind it · GC-40", () => {
    expect(four(3, 0, 7).call(4).moves).toEqual(["0 3→6"]);
  });

  test("a move that ends right behind it, or begins beyond it, is free and asks nothing · GC-40", () => {
    expect(four(3, 1, 8).call(4).moves).toEqual(["0 3→7"]);
    expect(
      position({ at: [6, 1, 2], lances: [1, 0, 0], dragon: 5, holding: { 0: [4] } }).call(4).moves,
    ).toEqual(["0 6→10"]);
  });

  test("with a lance the player is asked, and sees both landing spaces · GC-40", () => {
    const play = four(3, 1, 6).call(4);
    expect(play.asked).toBe("0 lance");
    expect(play.question).toEqual({ kind: "lance", before: 5, beyond: 7 });
    expect(play.legal).toEqual(["spend-lance", "keep-lance"]);
  });

  test("a lance is returned, and the dragon's space counts as one step · GC-40", () => {
    const play = four(3, 1, 6).call(4).answer("spend-lance");
    expect(play.moves).toEqual(["0 3→7"]);
    expect(play.lances).toEqual([0, 0, 0]);
    expect(play.view().lancesLeft).toBe(1);
  });

  test("a lance lands you one past the dragon when the move would end on it · GC-40", () => {
    const play = four(3, 1, 7).call(4);
    expect(play.question).toEqual({ kind: "lance", before: 6, beyond: 8 });
    expect(play.answer("keep-lance").moves).toEqual(["0 3→6"]);
    const over = position({
      at: [3, 1, 2],
      lances: [1, 0, 0],
      supply: 0,
      dragon: 7,
      tokens: { 8: "lure" },
      holding: { 0: [4] },
    }).call(4);
    over.answer("spend-lance");
    expect(over.spaces[0]).toBe(8);
    expect(over.shown).toEqual(["lure"]);
  });

  test("the player may keep the lance and stop behind the dragon · GC-40", () => {
    const play = four(3, 1, 6).call(4).answer("keep-lance");
    expect(play.moves).toEqual(["0 3→5"]);
    expect(play.lances).toEqual([1, 0, 0]);
    expect(play.told("blocked")).toEqual([{ kind: "blocked", seat: 0, space: 5 }]);
  });

  test("one lance per passing, however many the player holds · GC-40", () => {
    expect(four(3, 5, 6).call(4).answer("spend-lance").lances).toEqual([4, 0, 0]);
  });

  test("right behind the dragon without a lance: no move, the stack place is kept, nothing is triggered · GC-40", () => {
    const play = position({ at: [9, 9, 1], race: [0, 1, 2], dragon: 10, holding: { 0: [6] } }).call(6);
    expect(play.moves).toEqual([]);
    expect(play.race).toEqual([0, 1, 2]);
    expect(play.rolled).toEqual([]);
    expect(play.told("blocked")).toEqual([{ kind: "blocked", seat: 0, space: 9 }]);
  });

  test("right behind the dragon, keeping the lance: no move either · GC-40", () => {
    const play = position({
      at: [9, 9, 1],
      lances: [1, 0, 0],
      race: [0, 1, 2],
      dragon: 10,
      holding: { 0: [6] },
    }).call(6);
    expect(play.question).toEqual({ kind: "lance", before: 9, beyond: 11 });
    play.answer("keep-lance");
    expect(play.spaces).toEqual([9, 9, 1]);
    expect(play.race).toEqual([0, 1, 2]);
    expect(play.rolled).toEqual([]);
  });

  test("stopping because of the dragon counts as ending there: the space triggers · GC-40 GC-50", () => {
    const play = position({ at: [7, 1, 2], dragon: 10, holding: { 0: [7] } }).call(7, LANCE);
    expect(play.rolled).toEqual(["0 lance"]);
    expect(play.spaces[0]).toBe(9);
  });

  test("with a lance the last space before the finish held by the dragon is no end: one further wins · GC-13 GC-40", () => {
    const play = four(41, 1, 45).call(4);
    expect(play.question).toEqual({ kind: "lance", before: 44, beyond: 46 });
    expect(play.answer("spend-lance").winner).toBe(0);
  });

  test("a move that overshoots is barred by a dragon before the finish · GC-13 GC-40", () => {
    const play = position({ at: [43, 1, 2], dragon: 45, tokens: { 44: "magnet" }, holding: { 0: [6] } });
    expect(play.call(6, FRESH).winner).toBeNull();
    expect(play.spaces[0]).toBe(44);
    expect(four(44, 1, 45).call(4).question).toEqual({ kind: "lance", before: 44, beyond: 46 });
  });

  test("boots are barred too, and a lance helps them · GC-40 GC-52", () => {
    const boots = { at: [11, 1, 2], tokens: { 12: "boots" }, holding: { 0: [1] } } as const;
    expect(position(boots).call(1, FRESH).spaces[0]).toBe(13);
    const armed = position({ ...boots, lances: [1, 0, 0] }).call(1);
    expect(armed.question).toEqual({ kind: "lance", before: 13, beyond: 16 });
  });
});

describe("moving the dragon · GC-41", () => {
  const tamer = () => position({ at: [7, 20, 20, 12], dragon: 14, holding: { 0: [5] } }).call(5);

  test("to any other space without a knight, never the finish, never where it is · GC-41", () => {
    const taken = [7, 12, 14, 20, 46];
    const free = Array.from({ length: 46 }, (_, index) => index + 1).filter(
      (space) => !taken.includes(space),
    );
    expect(tamer().legal).toEqual(free.map((space) => `space-${space}`));
  });

  test("start, clover, village, castle and church spaces are allowed · GC-41", () => {
    expect(tamer().legal).toEqual(
      expect.arrayContaining(["space-1", "space-8", "space-9", "space-10", "space-15", "space-19"]),
    );
  });

  test("a lure lets its finder move it in the same way · GC-41 GC-52", () => {
    const play = position({ at: [7, 20, 3], tokens: { 8: "lure" }, holding: { 0: [1] } }).call(1);
    expect(play.question).toEqual({ kind: "dragon", why: "lure" });
    expect(play.legal).not.toContain("space-8");
    expect(play.legal).toHaveLength(46 - 5);
    play.answer("space-21", FRESH);
    expect(play.view().dragon).toBe(21);
    expect(play.told("dragon")).toEqual([{ kind: "dragon", seat: 0, from: 14, to: 21 }]);
  });
});

describe("backwards · GC-42", () => {
  test("two spaces · GC-42", () => {
    const play = position({ at: [11, 1, 2], dragon: 40, tokens: { 12: "goblin" }, holding: { 0: [1] } });
    expect(play.call(1, FRESH).moves).toEqual(["0 11→12", "0 12→10"]);
  });

  test("the dragon is passed freely, no lance is asked for · GC-42", () => {
    // The Tamer puts the dragon on 11 behind the knight, and walks 7→12, onto a goblin. But a lance took the knight
    // over it.
    const play = position({
      at: [7, 1, 2],
      lances: [2, 0, 0],
      tokens: { 12: "goblin" },
      holding: { 0: [5] },
    })
      .call(5)
      .answer("space-11")
      .answer("spend-lance", FRESH);
    expect(play.moves).toEqual(["0 7→12", "0 12→10"]);
    expect(play.lances).toEqual([1, 0, 0]);
  });

  test("a move that would end on it ends one space further back · GC-42", () => {
    const play = position({
      at: [11, 1, 2],
      lances: [1, 0, 0],
      dragon: 10,
      tokens: { 12: "goblin" },
      holding: { 0: [1] },
    }).call(1, FRESH, THIEF);
    expect(play.moves).toEqual(["0 11→12", "0 12→9"]);
    expect(play.lances).toEqual([0, 0, 0]);
    expect(play.rolled).toEqual(["0 thief"]);
  });

  const fakeGrail = (victim: number, dragon: number) =>
    position({ at: [11, victim, 30], dragon, tokens: { 12: "fake-grail" }, holding: { 0: [1] } })
      .call(1)
      .answer("knight-1", FRESH);

  test.each([
    [3, 40, 1],
    [2, 40, 1],
    [1, 40, 1],
    [4, 2, 1],
    [3, 2, 1],
    [5, 3, 2],
    [4, 1, 2],
    [3, 1, 2],
    [2, 1, 2],
    [20, 19, 18],
    [20, 18, 17],
  ])(
    "from %i with the dragon on %i it ends on %i: not beyond space 1, or 2 if the dragon is there · GC-42",
    (from, dragon, to) => {
      expect(fakeGrail(from, dragon).spaces[1]).toBe(to);
    },
  );

  test("one that cannot go back keeps its stack place and triggers nothing · GC-42 GC-52", () => {
    const play = position({
      at: [11, 2, 2],
      race: [0, 1, 2],
      dragon: 1,
      tokens: { 12: "fake-grail" },
      holding: { 0: [1] },
    })
      .call(1)
      .answer("knight-1", FRESH);
    expect(play.spaces).toEqual([12, 2, 2]);
    expect(play.race).toEqual([0, 1, 2]);
    expect(play.told("stays")).toEqual([{ kind: "stays", seat: 1, cause: "fake-grail" }]);
  });
});

describe("lances · GC-43", () => {
  test("any number per knight · GC-43", () => {
    const play = position({ at: [2, 1, 3], lances: [11, 0, 0], holding: { 0: [4] } }).call(4);
    expect(play.lances[0]).toBe(12);
    expect(play.view().lancesLeft).toBe(0);
  });

  test("with an empty supply the village gives none · GC-43 GC-51", () => {
    const play = position({ at: [8, 1, 3], lances: [0, 6, 6], holding: { 0: [1] } }).call(1, LANCE);
    expect(play.lances).toEqual([0, 6, 6]);
    expect(play.told("no-lance")).toEqual([{ kind: "no-lance", seat: 0, why: "supply-empty" }]);
  });

  test("a lance that is spent is in the supply again · GC-43", () => {
    const play = position({ at: [13, 1, 3], lances: [1, 6, 5], holding: { 0: [6] } }).call(6);
    expect(play.view().lancesLeft).toBe(0);
    play.answer("keep-lance");
    const spent = position({ at: [13, 1, 3], lances: [1, 6, 5], holding: { 0: [7] } }).call(7);
    expect(spent.answer("spend-lance").view().lancesLeft).toBe(1);
  });
});
