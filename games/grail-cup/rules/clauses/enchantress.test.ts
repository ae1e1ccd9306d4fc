import { describe, expect, test } from "vitest";
import { FRESH, LANCE, position, THIEF } from "./position.ts";

describe("the Enchantress shows herself · GC-20", () => {
  test("she moves 1, then curses one of allies 2 to 9, whichever player holds it · GC-20", () => {
    const play = position({ at: [2, 5, 1], holding: { 0: [1] } }).call(1);
    expect(play.moves).toEqual(["0 2→3"]);
    expect(play.asked).toBe("0 curse");
    expect(play.legal).toEqual([2, 3, 4, 5, 6, 7, 8, 9].map((ally) => `curse-${ally}`));
  });

  test("the landing is resolved completely before the curse, chains too · GC-20", () => {
    // 11→12 boots, 12→16 goblin, 16→14 (the dragon is away), nothing there.
    const play = position({
      at: [11, 5, 1],
      dragon: 40,
      tokens: { 12: "boots", 16: "goblin" },
      holding: { 0: [1] },
    }).call(1, FRESH, FRESH);
    expect(play.asked).toBe("0 curse");
    expect(play.moves).toEqual(["0 11→12", "0 12→16", "0 16→14"]);
  });

  test("right behind the dragon without a lance she stays, and curses all the same · GC-20", () => {
    const play = position({ at: [13, 5, 1], holding: { 0: [1] } }).call(1);
    expect(play.spaces[0]).toBe(13);
    expect(play.asked).toBe("0 curse");
  });
});

describe("the exchange · GC-20", () => {
  test("when the ally is shown the two change places exactly, then she steps 1 · GC-20", () => {
    const play = position({ at: [2, 17, 1], holding: { 0: [1], 1: [8] }, dragon: 40 })
      .call(1)
      .answer("curse-8");
    // The victim is asked from where she stood; she stood on 3 and is one past 17.
    expect(play.spaces).toEqual([18, 3, 1]);
    expect(play.told("exchanged")).toEqual([
      { kind: "exchanged", seat: 0, with: 1, space: 17, withSpace: 3 },
    ]);
    expect(play.told("moved").at(-1)).toEqual({
      kind: "moved",
      seat: 0,
      from: 17,
      to: 18,
      cause: "exchange",
    });
    expect(play.asked).toBe("1 steps");
    expect(play.answer("steps-4").spaces).toEqual([18, 7, 1]);
  });

  test("stack places are exchanged too · GC-6 GC-20", () => {
    // She comes to the rear of three on 6; the victim is the front of two on 27.
    const play = position({
      at: [5, 27, 27, 6, 6],
      race: [1, 2, 3, 4, 0],
      holding: { 0: [1], 1: [8] },
      dragon: 40,
    })
      .call(1)
      .answer("curse-8");
    expect(play.spaces).toEqual([28, 6, 27, 6, 6]);
    expect(play.race).toEqual([0, 2, 3, 4, 1]);
  });

  test("she takes the victim's very place in the stack when the dragon bars her step · GC-6 GC-20", () => {
    const play = position({
      at: [5, 20, 20, 20],
      race: [1, 2, 3, 0],
      dragon: 21,
      holding: { 0: [1], 2: [8] },
    })
      .call(1)
      .answer("curse-8");
    expect(play.spaces).toEqual([20, 20, 6, 20]);
    expect(play.race).toEqual([1, 0, 3, 2]);
    expect(play.told("blocked")).toEqual([{ kind: "blocked", seat: 0, space: 20 }]);
  });

  test("the dragon between them does not matter · GC-20", () => {
    const play = position({ at: [2, 24, 1], dragon: 14, holding: { 0: [1], 1: [7] } })
      .call(1)
      .answer("curse-7");
    expect(play.spaces).toEqual([25, 7, 1]);
  });

  test("it happens even if the victim is behind her · GC-20", () => {
    const play = position({ at: [19, 4, 1], dragon: 40, holding: { 0: [1], 1: [6] } })
      .call(1)
      .answer("curse-6");
    // She was on 20 and is now on 4 + 1; the victim goes on from 20 to the castle on 29.
    expect(play.spaces).toEqual([5, 29, 1]);
  });

  test("she triggers the space she ends on, once; the victim triggers nothing by the exchange · GC-20 GC-50", () => {
    // She stands on the village 9, the victim on 16, a clover; the step takes her to the village 17.
    const play = position({
      at: [8, 16, 1],
      dragon: 40,
      tokens: { 16: "magnet" },
      holding: { 0: [1], 1: [8] },
    })
      .call(1, THIEF)
      .answer("curse-8", LANCE);
    expect(play.rolled).toEqual(["0 thief", "0 lance"]);
    expect(play.shown).toEqual([]);
    expect(play.spaces).toEqual([17, 9, 1]);
    expect(play.asked).toBe("1 steps");
  });

  test("all that follows from her step is resolved before the victim carries out their ally · GC-20", () => {
    // She steps to 12: boots to 16: goblin back to 14.
    const play = position({
      at: [2, 11, 1],
      dragon: 40,
      tokens: { 12: "boots", 16: "goblin" },
      holding: { 0: [1], 1: [4] },
    })
      .call(1)
      .answer("curse-4", FRESH, FRESH);
    expect(play.moves).toEqual(["0 2→3", "0 11→12", "0 12→16", "0 16→14", "1 3→7"]);
    expect(play.lances).toEqual([0, 1, 0]);
  });

  test("if it leaves her right behind the dragon the step is barred, and the space still triggers · GC-20", () => {
    const play = position({ at: [2, 9, 1], dragon: 10, holding: { 0: [1], 1: [8] } })
      .call(1)
      .answer("curse-8", LANCE);
    expect(play.spaces).toEqual([9, 3, 1]);
    expect(play.rolled).toEqual(["0 lance"]);
    expect(play.lances).toEqual([1, 0, 0]);
  });

  test("a lance may help her step over the dragon: two spaces on, and that space triggers · GC-20 GC-40", () => {
    const play = position({ at: [2, 7, 1], lances: [1, 0, 0], dragon: 8, holding: { 0: [1], 1: [8] } })
      .call(1)
      .answer("curse-8");
    expect(play.asked).toBe("0 lance");
    expect(play.question).toEqual({ kind: "lance", before: 7, beyond: 9 });
    play.answer("spend-lance", LANCE);
    expect(play.spaces).toEqual([9, 3, 1]);
    expect(play.rolled).toEqual(["0 lance"]);
    expect(play.lances).toEqual([1, 0, 0]);
    expect(play.asked).toBe("1 steps");
  });

  test("back on the space where she was, she triggers nothing · GC-20 GC-50", () => {
    // She lands on the village 9 by her first move; the victim is on 8, so exchange and step bring her to 9 again.
    const play = position({ at: [8, 8, 1], dragon: 40, holding: { 0: [1], 1: [6] } })
      .call(1, THIEF)
      .answer("curse-6");
    expect(play.rolled).toEqual(["0 thief"]);
    // The victim is on 9 and goes to the castle on 10.
    expect(play.spaces).toEqual([9, 10, 1]);
  });

  test("on the same space they change stack places, and she steps on · GC-20", () => {
    const play = position({
      at: [5, 6, 6],
      race: [1, 2, 0],
      holding: { 0: [1], 1: [8] },
      dragon: 40,
    })
      .call(1)
      .answer("curse-8");
    expect(play.spaces).toEqual([7, 6, 6]);
    expect(play.race).toEqual([0, 2, 1]);
    expect(play.asked).toBe("1 steps");
  });

  test("on the same space right behind the dragon they only change stack places · GC-20", () => {
    // The village 9 rolled for her once, when she came; now she does not change space.
    const play = position({
      at: [8, 9, 9],
      race: [1, 2, 0],
      dragon: 10,
      holding: { 0: [1], 1: [8] },
    })
      .call(1, THIEF)
      .answer("curse-8");
    expect(play.spaces).toEqual([9, 9, 9]);
    expect(play.race).toEqual([0, 2, 1]);
    expect(play.rolled).toEqual(["0 thief"]);
  });

  test("if she wins by it, the victim does not act · GC-20", () => {
    const play = position({ at: [2, 45, 1], holding: { 0: [1], 1: [4] } })
      .call(1)
      .answer("curse-4");
    expect(play.winner).toBe(0);
    expect(play.lances).toEqual([0, 0, 0]);
  });
});

describe("a curse that does nothing · GC-20", () => {
  test("on a card nobody holds · GC-20", () => {
    const play = position({ at: [2, 20, 1], holding: { 0: [1], 1: [7] } })
      .call(1)
      .answer("curse-9");
    expect(play.told("exchanged")).toEqual([]);
    expect(play.spaces).toEqual([3, 24, 1]);
  });

  test("on her own second ally, with three players · GC-20", () => {
    const play = position({ at: [2, 20, 1], holding: { 0: [1, 7], 1: [6] }, dragon: 40 })
      .call(1)
      .answer("curse-7");
    expect(play.told("exchanged")).toEqual([]);
    expect(play.spaces).toEqual([7, 29, 1]);
  });

  test("only the named ally counts, though the cursed player has two · GC-20", () => {
    // Seat 1 holds 4 and 7; the 7 is cursed. The knight walks 20→24 freely, and only then changes places with her.
    const play = position({ at: [2, 20, 1], holding: { 0: [1], 1: [4, 7] }, dragon: 40 })
      .call(1)
      .answer("curse-7");
    expect(play.told("exchanged")).toEqual([
      { kind: "exchanged", seat: 0, with: 1, space: 24, withSpace: 3 },
    ]);
    expect(play.spaces).toEqual([25, 7, 1]);
  });

  test("and the other way round: the victim's second ally is free of it after the exchange · GC-20", () => {
    const play = position({ at: [2, 24, 1], holding: { 0: [1], 1: [4, 7] }, dragon: 40 })
      .call(1)
      .answer("curse-4");
    // The victim walks from 3 to 7, then by the Priest to 15.
    expect(play.told("exchanged")).toHaveLength(1);
    expect(play.spaces).toEqual([25, 15, 1]);
  });

  test("it ends with the round · GC-20", () => {
    const play = position({ at: [2, 20, 1], holding: { 0: [1] } }).call(1);
    expect(play.answer("curse-9").view()).toMatchObject({ round: 2, curse: null });
  });
});
