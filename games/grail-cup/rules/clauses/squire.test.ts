import { describe, expect, test } from "vitest";
import { FRESH, LANCE, position, SEAL, THIEF } from "./position.ts";

describe("the Squire · GC-21 GC-22", () => {
  test("the Squire points at any knight, one's own too, then moves 2 · GC-21", () => {
    const play = position({ at: [4, 1, 3], holding: { 0: [2] } }).call(2);
    expect(play.asked).toBe("0 point");
    expect(play.legal).toEqual(["knight-0", "knight-1", "knight-2"]);
    expect(play.spaces[0]).toBe(4);
    expect(play.answer("knight-1").moves).toEqual(["0 4→6"]);
  });

  test("the pointing is public until the round ends · GC-22", () => {
    const play = position({ at: [4, 1, 3], holding: { 0: [2], 1: [8] } })
      .call(2)
      .answer("knight-2");
    expect(play.view("public").squire).toEqual({ by: 0, knight: 2 });
    expect(play.answer("steps-2").view().squire).toBeNull();
  });

  test("if that knight is first after the last call, the Squire goes to the space right in front of it · GC-22", () => {
    const play = position({ at: [16, 20, 3], dragon: 40, holding: { 0: [2], 1: [8] } })
      .call(2)
      .answers("knight-1", "steps-4");
    expect(play.spaces).toEqual([25, 24, 3]);
    expect(play.told("moved").at(-1)).toEqual({ kind: "moved", seat: 0, from: 18, to: 25, cause: "claim" });
    expect(play.race).toEqual([0, 1, 2]);
  });

  test("if that knight is not first the Squire does nothing more · GC-22", () => {
    const play = position({ at: [15, 20, 22], dragon: 40, holding: { 0: [2] } })
      .call(2)
      .answer("knight-1", THIEF);
    expect(play.told("claimed")).toEqual([{ kind: "claimed", seat: 0, knight: 1, right: false }]);
    expect(play.spaces).toEqual([17, 20, 22]);
  });

  test("on a shared space only the front of the stack is first · GC-22", () => {
    const play = position({ at: [1, 20, 20], race: [2, 1, 0], holding: { 0: [2] } })
      .call(2)
      .answer("knight-1");
    expect(play.told("claimed")[0]?.right).toBe(false);
    expect(play.spaces).toEqual([3, 20, 20]);
  });

  test("pointing at one's own knight, if it is first it moves one more space · GC-22", () => {
    const play = position({ at: [4, 1, 3], holding: { 0: [2] } })
      .call(2)
      .answer("knight-0");
    expect(play.moves).toEqual(["0 4→6", "0 6→7"]);
  });

  test("pointing at one's own knight, if it is not first it stays · GC-22", () => {
    const play = position({ at: [4, 10, 3], holding: { 0: [2] } })
      .call(2)
      .answer("knight-0");
    expect(play.moves).toEqual(["0 4→6"]);
  });

  test("the dragon bars the jump: the knight stops right behind it · GC-22 GC-40", () => {
    const play = position({ at: [2, 20, 1], dragon: 14, holding: { 0: [2] } })
      .call(2)
      .answer("knight-1");
    expect(play.moves).toEqual(["0 2→4", "0 4→13"]);
  });

  test("the dragon right in front of the other knight bars the way on that knight's space, at the rear · GC-22 GC-40", () => {
    const play = position({ at: [2, 10, 1], dragon: 11, holding: { 0: [2] } })
      .call(2)
      .answer("knight-1");
    expect(play.spaces).toEqual([10, 10, 1]);
    expect(play.race).toEqual([1, 0, 2]);
  });

  test("with a lance the Squire may jump: past a dragon in between to the very space · GC-22 GC-40", () => {
    const play = position({ at: [2, 24, 1], lances: [1, 0, 0], dragon: 14, holding: { 0: [2] } })
      .call(2)
      .answer("knight-1");
    expect(play.question).toEqual({ kind: "lance", before: 13, beyond: 25 });
    expect(play.answer("spend-lance").spaces).toEqual([25, 24, 1]);
  });

  test("with the dragon on that very space a lance takes the Squire one beyond it · GC-22 GC-40", () => {
    const play = position({ at: [2, 26, 1], lances: [1, 0, 0], dragon: 27, holding: { 0: [2] } })
      .call(2)
      .answer("knight-1");
    expect(play.question).toEqual({ kind: "lance", before: 26, beyond: 28 });
    expect(play.answer("spend-lance").spaces).toEqual([28, 26, 1]);
  });

  test("the Squire may keep the lance and stop · GC-22 GC-40", () => {
    const play = position({ at: [2, 24, 1], lances: [1, 0, 0], dragon: 14, holding: { 0: [2] } })
      .call(2)
      .answers("knight-1", "keep-lance");
    expect(play.spaces).toEqual([13, 24, 1]);
    expect(play.lances).toEqual([1, 0, 0]);
  });

  test("the landing of the claim counts: a village, a clover · GC-22 GC-50", () => {
    const village = position({ at: [2, 8, 1], holding: { 0: [2] } })
      .call(2)
      .answer("knight-1", LANCE);
    expect(village.rolled).toEqual(["0 lance"]);
    const clover = position({ at: [2, 7, 1], tokens: { 8: "goblin" }, holding: { 0: [2] } })
      .call(2)
      .answer("knight-1", FRESH);
    expect(clover.moves).toEqual(["0 2→4", "0 4→8", "0 8→6"]);
  });

  test("a seal rolled in the claim belongs to the round: its player begins the next · GC-7 GC-22", () => {
    const play = position({ at: [2, 8, 1], seal: 2, holding: { 0: [2] } })
      .call(2)
      .answer("knight-1", SEAL);
    expect(play.told("round")).toEqual([{ kind: "round", round: 2, first: 0, why: "seal" }]);
  });

  test("a seal rolled in the claim is later than one rolled in a call · GC-7 GC-22", () => {
    const play = position({ at: [20, 22, 5], dragon: 40, holding: { 0: [2], 2: [4] } })
      .call(2)
      .answer("knight-1", SEAL, SEAL);
    expect(play.rolled).toEqual(["2 seal", "0 seal"]);
    expect(play.view()).toMatchObject({ round: 2, first: 0, seal: 0 });
  });

  test("the claim comes after the ninth call · GC-12 GC-22", () => {
    const play = position({ at: [20, 24, 1], dragon: 40, holding: { 0: [2], 2: [9] } })
      .call(2)
      .answer("knight-1", FRESH);
    // The Unicorn of seat 2 jumps 22 first.
    expect(play.moves).toEqual(["0 20→22", "2 1→23", "0 22→25"]);
  });
});
