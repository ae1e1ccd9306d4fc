import { sightAt, type Weighed } from "@roundtable/bots";
import { adviceTestsOf } from "@roundtable/game-suite";
import { chanceOf, seeded } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import { position } from "../rules/clauses/position.ts";
import { game } from "../rules/index.ts";
import { advice } from "../text/index.ts";
import { adviser } from "./adviser.ts";
import { bots } from "./index.ts";
import { ENDS, ONE_BANDIT } from "./positions/ends.ts";
import { LAST_TURNS, type Position } from "./positions/last-turns.ts";
import type { DiceCityReason } from "./advice/reason.ts";

test.each(adviceTestsOf({ game, bots, adviser, advice }, { stride: 25 }))("$name", ({ run }) => run());

const whims = () => chanceOf(seeded("whims"));

function sightIn(laid: Position["laid"]) {
  const { state } = position(laid);
  const log = { header: { seats: state.players.length, options: state.options }, entries: [] };
  const sight = sightAt({ game, state, log }, 0, chanceOf(seeded("world")));
  if (sight === null) throw new Error("Seat 0 is asked nothing.");
  return sight;
}

function weighed(laid: Position["laid"], effort = 1): readonly Weighed<DiceCityReason>[] {
  return adviser.weigh(sightIn(laid), whims(), effort);
}

const kindsOf = (one: Weighed<DiceCityReason> | undefined) => one?.reasons.map(({ kind }) => kind);

/** Seat 0 is the last of the last round, and may build. */
const LAST_CHANCE = { step: "build", ending: "deck", turn: 30, first: 1, deck: [], display: [] } as const;

describe("advice", () => {
  test("is what the strongest answers, and in last turns the best there is", () => {
    for (const { laid, best } of [...LAST_TURNS, ...ENDS]) {
      const [first] = weighed(laid, 0.2);
      expect(best).toContain(first?.answer);
    }
  });

  test("to end a game that is won says so, and how much surer that is", () => {
    const all = weighed({ ...ONE_BANDIT, tokens: 40, others: [{ tokens: 30 }] });
    expect(all[0]).toMatchObject({ answer: "bandit-4" });
    expect(all[0]?.odds).toBeGreaterThan(0.99);
    expect(kindsOf(all[0])).toContain("ends");
  });

  test("not to end a game that is lost says what ending it would cost", () => {
    const all = weighed({ ...ONE_BANDIT, tokens: 40, others: [{ tokens: 49 }] });
    const ending = all.find(({ answer }) => answer === "bandit-4");
    expect(all[0]?.answer).toBe("done");
    expect(ending?.odds).toBeLessThan(0.05);
    expect(ending?.reasons.at(-1)?.kind).toBe("riskier");
  });

  test("to buy says what the stock pays for, and what it would pay for otherwise", () => {
    const [best] = weighed({ ...LAST_CHANCE, stock: [4, 4, 4] });
    expect(best?.answer).toBe("ship-20");
    expect(best?.reasons).toContainEqual(
      expect.objectContaining({ kind: "buys", bought: { cards: [], ships: [20] } }),
    );
    expect(best?.reasons.at(-1)?.kind).toBe("better");
  });

  test("not to buy says what is lost", () => {
    const all = weighed({ ...LAST_CHANCE, stock: [3, 1, 2] });
    const done = all.find(({ answer }) => answer === "done");
    expect(done?.reasons).toContainEqual({ kind: "lost", amounts: { wood: 2, stone: 0, iron: 1 } });
  });

  test("where to build says what one can do without, and what one would miss", () => {
    const all = adviser.weigh(sightPlacing(), whims(), 1);
    expect(kindsOf(all[0])).toContain("covers");
    expect(kindsOf(all.at(-1))).toContain("misses");
    expect(all).toHaveLength(30);
  });
});

/** After a Mine was bought. */
function sightPlacing() {
  const playing = position({ step: "build", stock: [1, 1, 2], turn: 3, others: [{}] });
  playing.answers("buy-mine");
  const { state } = playing;
  const log = { header: { seats: 2, options: state.options }, entries: [] };
  const sight = sightAt({ game, state, log }, 0, chanceOf(seeded("world")));
  if (sight === null) throw new Error("Seat 0 is asked nothing.");
  return sight;
}

describe("the odds of an open position", () => {
  const odds = (laid: Position["laid"]) => adviser.odds(position(laid).state, whims(), 0.5);

  test("add up to one, and favour who is ahead, little as an early lead says", () => {
    const [own = 0, last = 0, second = 0] = odds({
      turn: 9,
      tokens: 20,
      others: [{ tokens: 10 }, { tokens: 12 }],
    });
    expect(own + last + second).toBeCloseTo(1);
    expect(own).toBeGreaterThan(0.45);
    expect(own).toBeLessThan(0.6);
    expect(second).toBeGreaterThan(last);
  });

  test("are surer of the same lead the nearer the end is", () => {
    const lead = { tokens: 14, others: [{ tokens: 10 }] } as const;
    const early = odds({ turn: 3, ...lead })[0] ?? 0;
    const late = odds({ ...LAST_CHANCE, ...lead })[0] ?? 0;
    expect(late).toBeGreaterThan(0.99);
    expect(early).toBeLessThan(0.9);
  });

  test("alone are those of the target", () => {
    const alone = (tokens: number) =>
      odds({ others: [], turn: 14, tokens, options: { target: "60" } })[0] ?? 0;
    expect(alone(20)).toBeLessThan(0.01);
    expect(alone(70)).toBeGreaterThan(0.99);
  });
});
