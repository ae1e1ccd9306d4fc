import { describe, expect, test } from "vitest";
import type { Space, Token } from "../pieces.ts";
import { FRESH, LANCE, position, SEAL, THIEF } from "./position.ts";

describe("what triggers a space · GC-50", () => {
  test("a knight moved there by its own ally rolls in a village · GC-50", () => {
    expect(position({ at: [8, 1, 2], holding: { 0: [1] } }).call(1, LANCE).rolled).toEqual(["0 lance"]);
  });

  test("a knight moved there by its own token rolls, or turns up the next token · GC-50", () => {
    // 12 boots to 16, goblin back to 14.
    const chain = position({
      at: [11, 1, 2],
      dragon: 40,
      tokens: { 12: "boots", 16: "goblin" },
      holding: { 0: [1] },
    }).call(1, FRESH, FRESH);
    expect(chain.shown).toEqual(["boots", "goblin"]);
    const village = position({
      at: [18, 1, 2],
      tokens: { 19: "boots" },
      holding: { 0: [1] },
    }).call(1, FRESH, THIEF);
    expect(village.spaces[0]).toBe(23);
    expect(village.rolled).toEqual(["0 thief"]);
  });

  test("a knight sent back by a fake grail triggers neither village nor clover · GC-50", () => {
    for (const [from, to] of [
      [11, 9],
      [10, 8],
    ]) {
      const play = position({
        at: [20, from ?? 0, 2],
        tokens: { 21: "fake-grail" },
        holding: { 0: [1] },
      })
        .call(1)
        .answer("knight-1", FRESH);
      expect(play.spaces[1]).toBe(to);
      expect(play.rolled).toEqual([]);
      expect(play.shown).toEqual(["fake-grail"]);
    }
  });

  test("all see by what a knight moved, its ally or its token · GC-50", () => {
    const play = position({
      at: [11, 1, 2],
      dragon: 40,
      tokens: { 12: "boots", 16: "goblin" },
      holding: { 0: [1] },
    }).call(1, FRESH, FRESH);
    expect(play.told("moved").map(({ cause }) => cause)).toEqual(["ally", "boots", "goblin"]);
  });

  test("a knight that did not change space triggers nothing · GC-50", () => {
    const play = position({ at: [12, 1, 2], dragon: 13, holding: { 0: [7] } }).call(7);
    expect(play.shown).toEqual([]);
  });
});

describe("a village · GC-51", () => {
  const village = (lances: readonly number[], face: number) =>
    position({ at: [8, 1, 2], lances, seal: 2, holding: { 0: [1], 1: [8] } }).call(1, face);

  test("all see who rolled, where, and which face · GC-51", () => {
    expect(village([0, 0, 0], LANCE).told("rolled")).toEqual([
      { kind: "rolled", seat: 0, space: 9, face: "lance" },
    ]);
  });

  test("the seal changes hands at once, and nothing changes in this round · GC-51", () => {
    const play = village([0, 0, 0], SEAL);
    expect(play.told("seal")).toEqual([{ kind: "seal", seat: 0 }]);
    expect(play.view()).toMatchObject({ seal: 0, first: 2, round: 1 });
  });

  test("a thief takes one lance back to the supply · GC-51", () => {
    const play = village([2, 0, 0], THIEF);
    expect(play.lances).toEqual([1, 0, 0]);
    expect(play.view().lancesLeft).toBe(11);
    expect(play.told("lance-lost")).toEqual([{ kind: "lance-lost", seat: 0 }]);
  });

  test("a thief finds nothing where there is no lance · GC-51", () => {
    expect(village([0, 0, 0], THIEF).told("no-lance")).toEqual([
      { kind: "no-lance", seat: 0, why: "none-to-lose" },
    ]);
  });

  test("a lance is taken from the supply · GC-51", () => {
    const play = village([0, 0, 0], LANCE);
    expect(play.lances).toEqual([1, 0, 0]);
    expect(play.view().lancesLeft).toBe(11);
  });
});

describe("a clover · GC-52", () => {
  /** Seat 0 steps onto this token on 8. */
  const finds = (token: Token, lances: readonly number[] = [0, 0, 0], dragon: Space = 40) =>
    position({ at: [7, 20, 3], lances, dragon, tokens: { 8: token, 12: "magnet" }, holding: { 0: [1] } });

  test("the token is shown, carried out, put into the reserve, and a new one is laid · GC-52", () => {
    const play = finds("goblin").call(1, 7);
    const kinds = play.events.map(({ kind }) => kind);
    expect(kinds.slice(kinds.indexOf("token"), kinds.indexOf("replaced") + 1)).toEqual([
      "token",
      "moved",
      "replaced",
    ]);
    expect(play.told("token")).toEqual([{ kind: "token", seat: 0, space: 8, token: "goblin" }]);
    // The eighth of the eight in the reserve is the goblin itself.
    expect(play.state.clovers.track[8]?.token).toBe("goblin");
    expect(play.told("replaced")).toEqual([{ kind: "replaced", space: 8, reserve: 7 }]);
  });

  test("the new token comes from the reserve at random · GC-52", () => {
    const play = position({
      at: [7, 20, 3],
      tokens: { 8: "goblin" },
      reserve: ["magnet", "boots"],
      holding: { 0: [1] },
    }).call(1, 1);
    expect(play.state.clovers.track[8]?.token).toBe("boots");
  });

  test("boots: 4 forward, and only then the landing there · GC-52", () => {
    const play = finds("boots").call(1, FRESH, FRESH);
    expect(play.moves).toEqual(["0 7→8", "0 8→12"]);
    const order = play.told("token", "moved", "replaced").map(({ kind }) => kind);
    expect(order).toEqual(["moved", "token", "moved", "replaced", "token", "replaced"]);
  });

  test("goblin: 2 back · GC-52", () => {
    expect(finds("goblin").call(1, FRESH).moves).toEqual(["0 7→8", "0 8→6"]);
  });

  test("goblin after goblin, as long as there are any · GC-52", () => {
    // 20→21 goblin, 19 goblin, 17 village.
    const play = position({
      at: [20, 1, 2],
      tokens: { 21: "goblin", 19: "goblin" },
      holding: { 0: [1] },
    }).call(1, FRESH, FRESH, LANCE);
    expect(play.moves).toEqual(["0 20→21", "0 21→19", "0 19→17"]);
    expect(play.rolled).toEqual(["0 lance"]);
  });

  test.each([
    ["village", 17, { 19: "goblin" }, THIEF, "0 thief"],
    ["clover", 19, { 21: "goblin", 19: "magnet" }, FRESH, "magnet"],
  ] as const)(
    "goblin: back onto the %s where the ally began, which is triggered · GC-50 GC-52",
    (_, from, tokens, there, triggered) => {
      const play = position({ at: [from, 1, 2], tokens, holding: { 0: [2] } })
        .call(2)
        .answer("knight-1", FRESH, there);
      expect(play.moves).toEqual([`0 ${from}→${from + 2}`, `0 ${from + 2}→${from}`]);
      expect([...play.shown, ...play.rolled]).toEqual(["goblin", triggered]);
    },
  );

  test("lure: its finder moves the dragon and stays · GC-52", () => {
    const play = finds("lure").call(1);
    expect(play.asked).toBe("0 dragon");
    play.answer("space-25", FRESH);
    expect(play.spaces[0]).toBe(8);
    expect(play.shown).toEqual(["lure"]);
  });

  test("fake grail: another player's knight, never one's own, and it is mandatory · GC-52", () => {
    const play = finds("fake-grail").call(1);
    expect(play.asked).toBe("0 fake-grail");
    expect(play.legal).toEqual(["knight-1", "knight-2"]);
    expect(play.answer("knight-1", FRESH).spaces).toEqual([8, 18, 3]);
    expect(play.told("moved").at(-1)).toEqual({
      kind: "moved",
      seat: 1,
      from: 20,
      to: 18,
      cause: "fake-grail",
    });
  });

  test("fake grail: one that cannot go back may be chosen, stays and keeps its stack place · GC-52", () => {
    const play = position({
      at: [7, 1, 1],
      race: [0, 1, 2],
      tokens: { 8: "fake-grail" },
      holding: { 0: [1] },
    }).call(1);
    expect(play.legal).toContain("knight-1");
    play.answer("knight-1", FRESH);
    expect(play.spaces).toEqual([8, 1, 1]);
    expect(play.race).toEqual([0, 1, 2]);
  });

  test("fake grail: the knight that goes back stands at the rear of its new space · GC-6 GC-52", () => {
    const play = position({
      at: [7, 5, 3, 3],
      race: [0, 1, 2, 3],
      tokens: { 8: "fake-grail" },
      holding: { 0: [1] },
    })
      .call(1)
      .answer("knight-1", FRESH);
    expect(play.race).toEqual([0, 2, 3, 1]);
  });

  test("magnet: a lance from any other player who has one · GC-52", () => {
    const play = finds("magnet", [1, 2, 0]).call(1);
    expect(play.asked).toBe("0 magnet");
    expect(play.legal).toEqual(["knight-1"]);
    play.answer("knight-1", FRESH);
    expect(play.lances).toEqual([2, 1, 0]);
    expect(play.view().lancesLeft).toBe(9);
  });

  test("magnet: a player with a single lance may lose it, and all see to whom · GC-52", () => {
    const play = finds("magnet", [0, 1, 2]).call(1);
    expect(play.legal).toEqual(["knight-1", "knight-2"]);
    play.answer("knight-1", FRESH);
    expect(play.lances).toEqual([1, 0, 2]);
    expect(play.told("lance-stolen")).toEqual([{ kind: "lance-stolen", seat: 0, from: 1 }]);
  });

  test("magnet: nobody is asked if no other has a lance · GC-52", () => {
    const play = finds("magnet", [1, 0, 0]).call(1, FRESH);
    expect(play.lances).toEqual([1, 0, 0]);
    expect(play.asked).toBe("0 curse");
    expect(play.told("no-lance")).toEqual([{ kind: "no-lance", seat: 0, why: "nobody-has-one" }]);
  });

  test("the fresh token is never triggered by the knight already there · GC-52", () => {
    const play = position({
      at: [7, 20, 3],
      tokens: { 8: "magnet" },
      reserve: ["boots"],
      holding: { 0: [1] },
    }).call(1, FRESH);
    expect(play.state.clovers.track[8]?.token).toBe("boots");
    expect(play.shown).toEqual(["magnet"]);
    expect(play.spaces[0]).toBe(8);
  });

  test("boots that the dragon bars do not move: no new landing on the fresh token · GC-52", () => {
    const play = position({
      at: [7, 20, 3],
      dragon: 9,
      tokens: { 8: "boots" },
      reserve: ["goblin"],
      holding: { 0: [1] },
    }).call(1, FRESH);
    expect(play.moves).toEqual(["0 7→8"]);
    expect(play.shown).toEqual(["boots"]);
    expect(play.told("blocked")).toEqual([{ kind: "blocked", seat: 0, space: 8 }]);
  });

  // A circle: on 21 a goblin sends back to 19, and there boots are barred by the dragon on 22 and lead to 21.
  const circle = (reserve: readonly Token[]) =>
    position({
      at: [20, 30, 3],
      dragon: 22,
      tokens: { 21: "goblin", 19: "boots" },
      reserve,
      holding: { 0: [1] },
    });

  test("a fresh token is triggered by a knight that comes back to it in the same chain · GC-52", () => {
    const play = circle(["magnet", "lure"]).call(1, FRESH, FRESH, FRESH);
    expect(play.shown).toEqual(["goblin", "boots", "magnet"]);
    expect(play.moves).toEqual(["0 20→21", "0 21→19", "0 19→21"]);
  });

  test("after the twentieth token of one chain its effect counts and no landing follows · GC-52", () => {
    // Each token is drawn again at once: it is the last of the eight in the reserve.
    const again = Array.from({ length: 20 }, () => 7);
    const play = circle([]).call(1, ...again);
    expect(play.shown).toHaveLength(20);
    expect(play.shown.at(-1)).toBe("boots");
    expect(play.moves.at(-1)).toBe("0 19→21");
    expect(play.state.clovers.track[21]?.token).toBe("goblin");
    expect(play.told("chain-ends")).toEqual([{ kind: "chain-ends", seat: 0 }]);
    expect(play.asked).toBe("0 curse");
  });

  test.each([
    ["exchange", { 0: [1], 1: [8] }, 1, "curse-8"],
    ["claim", { 0: [2] }, 2, "knight-1"],
  ] as const)("a chain that an %s begins has twenty tokens, too · GC-52", (_, holding, ally, answer) => {
    const play = position({
      at: [2, 20, 3],
      dragon: 22,
      tokens: { 21: "goblin", 19: "boots" },
      holding,
    })
      .call(ally)
      .answer(answer, ...Array.from({ length: 20 }, () => 7));
    expect(play.shown).toHaveLength(20);
    expect(play.spaces[0]).toBe(21);
  });
});

describe("other spaces · GC-53", () => {
  test("a castle with clover is both · GC-53", () => {
    const play = position({ at: [16, 20, 3], tokens: { 19: "magnet" }, holding: { 0: [6] } }).call(6, FRESH);
    expect(play.spaces[0]).toBe(19);
    expect(play.shown).toEqual(["magnet"]);
  });

  test.each([
    ["plain castle", 9],
    ["church", 6],
    ["start space", 2],
    ["path", 10],
  ])("a %s does nothing by itself · GC-53", (_, from) => {
    const play = position({ at: [from, 20, 20], holding: { 0: [1] } }).call(1);
    expect(play.events.map(({ kind }) => kind)).toEqual(["called", "moved"]);
    expect(play.asked).toBe("0 curse");
  });

  test("the red space does nothing by itself once the dragon has left it · GC-53", () => {
    const play = position({ at: [13, 20, 20], dragon: 30, holding: { 0: [1] } }).call(1);
    expect(play.spaces[0]).toBe(14);
    expect(play.events.map(({ kind }) => kind)).toEqual(["called", "moved"]);
  });
});
