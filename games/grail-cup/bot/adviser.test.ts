import { sightAt, type Weighed } from "@roundtable/bots";
import { adviceTestsOf } from "@roundtable/game-suite";
import { chanceOf, seeded } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import { type Playing, position } from "../rules/clauses/position.ts";
import { game } from "../rules/index.ts";
import { advice } from "../text/index.ts";
import { adviser } from "./adviser.ts";
import { bots } from "./index.ts";
import { positionIn } from "./positions/position-in.ts";
import { POSITIONS } from "./positions/positions.ts";
import type { GrailCupReason } from "./reason.ts";

test.each(adviceTestsOf({ game, bots, adviser, advice }))("$name", ({ run }) => run());

const whims = () => chanceOf(seeded("whims"));

function sightOn(seat: number, state: Playing["state"]) {
  const log = { header: { seats: state.knights.length, options: { board: "forest" } }, entries: [] };
  const sight = sightAt({ game, state, log }, seat, chanceOf(seeded("world")));
  if (sight === null) throw new Error(`Seat ${seat} is asked nothing.`);
  return sight;
}

function weighed({ state }: Playing, effort = 0.3): readonly Weighed<GrailCupReason>[] {
  return adviser.weigh(sightOn(0, state), whims(), effort);
}

const fairysCall = { holding: { 0: [8], 1: [5], 2: [6], 3: [9] } } as const;

describe("advice", () => {
  test("is what the strongest answers, with a tenth of the effort to the letter", () => {
    for (const one of POSITIONS.slice(0, 6)) {
      const sight = sightOn(one.seat, positionIn(one));
      expect(adviser.weigh(sight, whims(), 0.1)[0]?.answer).toBe(bots["master"]?.choose(sight, whims()).id);
    }
  });

  test("is the best answer in nearly all positions that have a clearly best one", () => {
    const found = POSITIONS.filter(
      (one) => adviser.weigh(sightOn(one.seat, positionIn(one)), whims(), 1)[0]?.answer === one.best,
    );
    expect(found.length).toBeGreaterThanOrEqual(POSITIONS.length - 3);
  });

  test("to ride to the Grail says that this wins, and what the next best would have been", () => {
    const [best, next] = weighed(position({ ...fairysCall, at: [42, 44, 30, 20], dragon: 10 }).call(8));
    expect(best?.odds).toBe(1);
    expect(best?.give).toBe(0);
    const grail = best?.reasons.find(({ kind }) => kind === "grail");
    expect(grail).toMatchObject({ often: { times: 10, of: 10 } });
    const summary = best?.reasons.at(-1);
    expect(summary).toMatchObject({ than: { id: next?.answer } });
  });

  test("against a bad answer says what it costs beside the best", () => {
    const all = weighed(position({ ...fairysCall, at: [42, 44, 30, 20], dragon: 10 }).call(8));
    const short = all.find(({ answer }) => answer === "steps-2");
    expect(short?.odds).toBeLessThan(0.7);
    expect(short?.reasons.at(-1)).toMatchObject({ kind: "worse", than: { id: all[0]?.answer } });
  });

  test("does not say of an ally that is not kept how it fails", () => {
    const reasons = POSITIONS.flatMap((one) =>
      adviser.weigh(sightOn(one.seat, positionIn(one)), whims(), 0.1).flatMap((each) => each.reasons),
    );
    const ofAllies = reasons.filter(({ kind }) => kind === "claims" || kind === "strikes");
    expect(ofAllies.length).toBeGreaterThan(0);
    expect(ofAllies.filter((one) => "often" in one && one.often.times === 0)).toEqual([]);
  });

  test("weighs every space for the dragon, those close before a knight more carefully", () => {
    const tamer = position({
      holding: { 0: [5], 1: [6], 2: [7], 3: [8] },
      at: [20, 32, 27, 12],
      dragon: 40,
    }).call(5);
    const all = weighed(tamer);
    expect(new Set(all.map(({ answer }) => answer))).toEqual(new Set(tamer.idsFor(0)));
    const give = (answer: string) => all.find((one) => one.answer === answer)?.give ?? 0;
    expect(give("space-33")).toBeLessThan(give("space-44"));
  });
});

describe("the odds of an open position", () => {
  test("add up to one, and are those of the end when it has come", () => {
    const fairy = position({ ...fairysCall, at: [42, 44, 30, 20], dragon: 10 }).call(8);
    const odds = adviser.odds(fairy.state, whims(), 0.5);
    expect(odds.reduce((sum, one) => sum + one)).toBeCloseTo(1);
    expect(odds[0]).toBeGreaterThan(0.8);
    fairy.answer("steps-4");
    expect(adviser.odds(fairy.state, whims(), 0.5)).toEqual([1, 0, 0, 0]);
  });
});
