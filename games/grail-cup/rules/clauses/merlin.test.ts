import { describe, expect, test } from "vitest";
import { game } from "../index.ts";
import type { Token } from "../pieces.ts";
import { FRESH, type Playing, position } from "./position.ts";

const TOKENS: Readonly<Record<number, Token>> = {
  8: "boots",
  12: "goblin",
  16: "magnet",
  19: "lure",
  30: "magnet",
};

const merlin = (): Playing =>
  position({ at: [1, 2, 3], tokens: TOKENS, holding: { 0: [3], 1: [8] } }).call(3);

/** What a viewer is reminded of, by space. */
function remembered(play: Playing, viewer: number | "public"): Record<number, Token | null> {
  const known = play.view(viewer).clovers.filter(({ lies }) => lies === "remembered");
  return Object.fromEntries(known.map(({ space, token }) => [space, token]));
}

describe("Merlin · GC-23", () => {
  test("Merlin chooses any three clover spaces, one after another · GC-23", () => {
    const play = merlin();
    expect(play.asked).toBe("0 look");
    expect(play.legal).toEqual([8, 12, 16, 19, 21, 26, 30, 34, 39, 41, 44].map((space) => `space-${space}`));
    play.answer("space-16");
    expect(play.question).toEqual({ kind: "look", chosen: [16] });
    expect(play.legal).not.toContain("space-16");
    expect(play.legal).toHaveLength(10);
  });

  test("Merlin sees the tokens only when all three are chosen · GC-23", () => {
    const play = merlin().answers("space-16", "space-8");
    expect(remembered(play, 0)).toEqual({});
    play.answer("space-12");
    expect(play.question).toEqual({
      kind: "arrange",
      spaces: [8, 12, 16],
      tokens: ["boots", "goblin", "magnet"],
    });
    expect(remembered(play, 0)).toEqual({ 8: "boots", 12: "goblin", 16: "magnet" });
  });

  test("Merlin puts them back on the same three spaces in any order · GC-23", () => {
    const play = merlin().answers("space-8", "space-12", "space-16");
    expect(play.legal.toSorted()).toEqual(
      [
        "boots+goblin+magnet",
        "boots+magnet+goblin",
        "goblin+boots+magnet",
        "goblin+magnet+boots",
        "magnet+boots+goblin",
        "magnet+goblin+boots",
      ].toSorted(),
    );
    play.answer("magnet+boots+goblin");
    expect(remembered(play, 0)).toEqual({ 8: "magnet", 12: "boots", 16: "goblin" });
    expect([8, 12, 16].map((space) => play.state.clovers.track[space]?.token)).toEqual([
      "magnet",
      "boots",
      "goblin",
    ]);
  });

  test("orders that look the same are one answer · GC-23", () => {
    const play = merlin().answers("space-8", "space-16", "space-30");
    expect(play.legal).toHaveLength(3);
  });

  test("then Merlin moves 1, 2 or 3 · GC-23", () => {
    const play = merlin().answers("space-8", "space-12", "space-16", "boots+goblin+magnet");
    expect(play.question).toEqual({ kind: "steps", ally: 3 });
    expect(play.legal).toEqual(["steps-1", "steps-2", "steps-3"]);
    expect(play.answer("steps-3").spaces[0]).toBe(4);
  });

  test("Merlin's landing counts, on a token that was just put there · GC-23 GC-50", () => {
    const play = position({ at: [7, 2, 3], tokens: TOKENS, holding: { 0: [3] } })
      .call(3)
      .answers("space-8", "space-12", "space-16", "goblin+magnet+boots")
      .answer("steps-1", FRESH);
    expect(play.shown).toEqual(["goblin"]);
  });

  test("others see which spaces, not which tokens · GC-23", () => {
    const play = merlin().answers("space-8", "space-12", "space-16", "goblin+boots+magnet");
    for (const viewer of [1, 2, "public"] as const) {
      expect(remembered(play, viewer)).toEqual({});
      expect(play.told("looked", "rearranged").map((event) => game.see(event, viewer))).toEqual([
        { kind: "looked", seat: 0, spaces: [8, 12, 16] },
        { kind: "rearranged", seat: 0, spaces: [8, 12, 16] },
      ]);
    }
    expect(play.told("looked", "rearranged").map((event) => game.see(event, 0))).toEqual([
      { kind: "looked", seat: 0, spaces: [8, 12, 16], tokens: ["boots", "goblin", "magnet"] },
      { kind: "rearranged", seat: 0, spaces: [8, 12, 16], tokens: ["goblin", "boots", "magnet"] },
    ]);
  });
});

describe("what Merlin's player is reminded of · GC-23", () => {
  const looked = () =>
    merlin().answers("space-8", "space-12", "space-16", "goblin+boots+magnet", "steps-1", "steps-2");

  test("Merlin's player, and nobody else, is reminded in later rounds · GC-23", () => {
    const play = looked();
    expect(play.view().round).toBe(2);
    expect(remembered(play, 0)).toEqual({ 8: "goblin", 12: "boots", 16: "magnet" });
    expect(remembered(play, 1)).toEqual({});
  });

  test("until another Merlin puts those tokens back: then the knowledge is gone · GC-23", () => {
    const play = looked()
      .holding({ 1: [3] })
      .call(3)
      .answers("space-8", "space-12");
    expect(remembered(play, 0)).toEqual({ 8: "goblin", 12: "boots", 16: "magnet" });
    play.answer("space-19");
    expect(remembered(play, 0)).toEqual({ 8: "goblin", 12: "boots", 16: "magnet" });
    play.answer("boots+goblin+lure");
    expect(remembered(play, 0)).toEqual({ 16: "magnet" });
    expect(remembered(play, 1)).toEqual({ 8: "boots", 12: "goblin", 19: "lure" });
  });

  test("even if the other may have put them back as they lay · GC-23", () => {
    const play = looked()
      .holding({ 1: [3] })
      .call(3)
      .answers("space-8", "space-12", "space-19", "goblin+boots+lure");
    expect(remembered(play, 0)).toEqual({ 16: "magnet" });
  });

  test("until a token is shown: its successor is unknown to Merlin's player, too · GC-23", () => {
    const play = looked()
      .holding({ 2: [4], 1: [1] })
      .call(1)
      .answer("curse-9");
    // Seat 2 goes 3→7 by the Smith, and 7→8 as the next Enchantress.
    play.holding({ 2: [1] }).call(1, FRESH);
    expect(play.shown).toEqual(["goblin"]);
    expect(remembered(play, 0)).toEqual({ 12: "boots", 16: "magnet" });
  });

  test("a second look renews the knowledge · GC-23", () => {
    const play = looked()
      .holding({ 0: [3] })
      .call(3)
      .answers("space-8", "space-12", "space-19", "lure+goblin+boots");
    expect(remembered(play, 0)).toEqual({ 8: "lure", 12: "goblin", 16: "magnet", 19: "boots" });
  });
});
