import { describe, expect, test } from "vitest";
import { copyOf, type Game } from "./game.ts";
import { previewOf, sightOf } from "./sight.ts";
import { type Pennies, pennies } from "./testing/pennies.ts";

const leading: Pennies["state"] = { seats: 2, quiet: false, at: 3, shows: 0, hidden: null };
const hiding: Pennies["state"] = { ...leading, hidden: ["heads", null] };

/** Pennies in which every answer does this. */
const doing = (apply: Game<Pennies>["apply"]): Game<Pennies> => ({ ...pennies, apply });

const step = { kind: "do", id: "left" } as const;

describe("a preview", () => {
  test("tells everything that certainly follows, and the position stays as it is", () => {
    const before = JSON.stringify(leading);
    expect(previewOf(pennies, leading, 0, step)).toEqual({
      events: [{ kind: "stepped", seat: 0 }],
      final: false,
    });
    expect(JSON.stringify(leading)).toBe(before);
  });

  test.each<[string, Game<Pennies>["apply"]]>([
    ["a die", (_, __, ___, { chance }) => chance.pick(6)],
    ["a shuffle", (_, __, ___, { chance }) => chance.order(3)],
    ["something shown", (_, __, ___, dealer) => dealer.reveal({ kind: "shown", sides: [] })],
  ])("ends before %s, and is marked as final", (_, learn) => {
    const game = doing((state, seat, answer, dealer) => {
      dealer.tell({ kind: "called" });
      learn(state, seat, answer, dealer);
      dealer.tell({ kind: "stepped", seat });
    });
    expect(previewOf(game, leading, 0, step)).toEqual({ events: [{ kind: "called" }], final: true });
  });

  test("contains what the seat itself will perceive, and nothing else", () => {
    const deaf: Game<Pennies> = {
      ...doing((_, seat, __, dealer) => {
        dealer.tell({ kind: "called" });
        dealer.tell({ kind: "hid", seat: 1, side: "tails" });
        dealer.tell({ kind: "stepped", seat });
      }),
      see: (event, viewer) => (event.kind === "called" ? null : pennies.see(event, viewer)),
    };
    expect(previewOf(deaf, leading, 0, step).events).toEqual([
      { kind: "hid", seat: 1, side: null },
      { kind: "stepped", seat: 0 },
    ]);
  });

  test("throws where the rules throw", () => {
    const broken = doing(() => {
      throw new Error("The board has no such space.");
    });
    expect(() => previewOf(broken, leading, 0, step)).toThrow("The board has no such space.");
  });
});

describe("the sight of a position", () => {
  test("has a preview of each answer for a seat that is asked", () => {
    const { view, decision } = sightOf(pennies, hiding, 1);
    expect(view).toEqual(pennies.view(hiding, 1));
    expect(decision?.question).toEqual({ kind: "hide" });
    expect(decision?.previews).toEqual({
      heads: { events: [{ kind: "hid", seat: 1, side: "heads" }], final: true },
      tails: { events: [{ kind: "hid", seat: 1, side: "tails" }], final: true },
    });
  });

  test("has no decision for a seat that is not asked, nor for a spectator", () => {
    expect(sightOf(pennies, hiding, 0).decision).toBeNull();
    const careless: Game<Pennies> = { ...pennies, decision: (state) => pennies.decision(state, 1) };
    expect(sightOf(careless, hiding, "public")).toEqual({
      view: pennies.view(hiding, "public"),
      decision: null,
    });
  });
});

test("a position is copied by the game's own clone, or else as plain data", () => {
  const copy = { ...leading };
  expect(copyOf({ ...pennies, clone: () => copy }, leading)).toBe(copy);
  expect(copyOf(pennies, hiding)).toEqual(hiding);
  expect(copyOf(pennies, hiding).hidden).not.toBe(hiding.hidden);
});
