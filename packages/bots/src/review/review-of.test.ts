import { type Game, Match, Recording, type Seat, seeded, type Shape } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import { CERTAIN, type Review, type Step } from "./review.ts";
import { reviewOf } from "./review-of.ts";
import { tower, towerAdviser, type Tower } from "./testing/tower.ts";

class Played<S extends Shape> {
  readonly match: Match<S>;
  #commands = 0;

  constructor(game: Game<S>, seats: number, options: S["options"], seed: string) {
    this.match = Match.begin(game, { seats, options, source: seeded(seed) });
  }

  answer(seat: Seat, answer: string): this {
    const decision = this.match.decision(seat)?.id ?? "";
    this.match.submit({ kind: "answer", id: `${this.#commands++}`, seat, decision, answer });
    return this;
  }

  takeBack(seat: Seat): this {
    this.match.submit({ kind: "undo", id: `${this.#commands++}`, seat });
    return this;
  }

  say(seat: Seat): this {
    const say = { statement: { kind: "heavy" } };
    this.match.submit({ kind: "say", id: `${this.#commands++}`, seat, say });
    return this;
  }

  get recording(): Recording<S> {
    return new Recording(this.match.game, this.match.log);
  }
}

function towers(seed = "a"): Played<Tower> {
  return new Played(tower, 2, {}, seed);
}

function reviewed(played: Played<Tower>): Review {
  return reviewOf({ recording: played.recording, adviser: towerAdviser, seed: "table" });
}

/** Everybody's chances at the start, plus everything that moved them, must equal their chances at the end. */
function expectToAddUp({ start, open, steps, sums }: Review): void {
  for (const [seat, sum] of sums.entries()) {
    expect(sum.start + sum.own + sum.others + sum.luck).toBe(sum.end);
    let chance = start[seat] ?? 0;
    for (const { moment, decision, luck } of steps) {
      chance += (decision[seat] ?? 0) + (luck[seat] ?? 0);
      expect(chance).toBe(open[moment]?.[seat]);
    }
  }
}

describe("what moved the chances", () => {
  test("adds up to the last digit, however it is played, and what is taken back with it", () => {
    for (const nth of Array.from({ length: 12 }, (_, one) => one)) {
      const played = towers(`deal ${nth}`);
      const chance = seeded(`plays ${nth}`);
      for (let draw = 0; played.match.outcome === null; draw += 2) {
        const [seat = 0] = played.match.asked;
        played.answer(seat, ["cast", "block", "pass"][chance.pick(draw, 3)] ?? "");
        if (chance.pick(draw + 1, 4) === 0) played.takeBack(seat);
      }
      const review = reviewed(played);
      expect(review.open.at(-1)?.every((odds) => odds === 0 || odds === CERTAIN)).toBe(true);
      expectToAddUp(review);
    }
  });

  test("is luck where the die was good, and a decision where the answer was", () => {
    const review = reviewed(towers().answer(0, "cast").answer(1, "pass").answer(0, "cast").answer(1, "cast"));
    expectToAddUp(review);
    const [deal, cast, pass, , last] = review.steps;
    expect(deal?.decision).toEqual([0, 0]);
    // To cast is best: it decides nothing, and the die does the rest. To pass has cost what it was worse.
    expect(cast?.decision).toEqual([0, 0]);
    expect(cast?.luck[0]).not.toBe(0);
    const cost = review.decisions.find(({ moment }) => moment === pass?.moment)?.cost ?? 0;
    expect(cost).toBeGreaterThan(0);
    expect(pass?.decision).toEqual([cost, -cost]);
    expect(last?.moment).toBe(4);
    expect(review.open.at(-1)).toEqual([0, 1].map((seat) => (review.winners?.includes(seat) ? CERTAIN : 0)));
  });

  test("is lost by one and won by others, and own decisions have cost as much as is said of each", () => {
    const played = new Played(tower, 3, {}, "c");
    for (const answer of ["cast", "pass", "block", "pass", "pass", "cast"])
      played.answer(played.match.asked[0] ?? 0, answer);
    const { steps, sums, decisions } = reviewOf({
      recording: played.recording,
      adviser: towerAdviser,
      seed: "t",
    });
    expect(steps.some(({ decision }) => decision.some((change) => change !== 0))).toBe(true);
    for (const { decision } of steps) expect(decision.reduce((sum, one) => sum + one, 0)).toBe(0);
    for (const [seat, { own }] of sums.entries()) {
      const costs = decisions.filter((one) => one.seat === seat).map(({ cost }) => cost);
      expect(own).toBe(0 - costs.reduce((sum, one) => sum + one, 0));
    }
  });

  test("is luck where nobody can tell the answer from the best", () => {
    const unsure: typeof towerAdviser = {
      ...towerAdviser,
      weigh: (...given) => towerAdviser.weigh(...given).map((one) => ({ ...one, give: 1 })),
    };
    const { recording } = towers().answer(0, "block").answer(1, "pass");
    const { sums, decisions } = reviewOf({ recording, adviser: unsure, seed: "table" });
    expect(decisions.map(({ cost }) => cost)).toEqual([0, 0]);
    expect(sums.map(({ own, others }) => own + others)).toEqual([0, 0]);
  });

  test("is the same for all of a side, whom nobody could tell before the deal", () => {
    const side = (seat: Seat) => seat % 2;
    const teams: Game<Tower> = {
      ...tower,
      outcome(state) {
        const first = tower.outcome(state)?.winners[0];
        return first === undefined
          ? null
          : { winners: [0, 1, 2, 3].filter((seat) => side(seat) === side(first)) };
      },
    };
    const chances = (state: Tower["state"]) => {
      const heights = [0, 1].map((one) => (state.towers[one] ?? 0) + (state.towers[one + 2] ?? 0) + 1);
      return state.towers.map(
        (_, seat) => (heights[side(seat)] ?? 0) / ((heights[0] ?? 0) + (heights[1] ?? 0)),
      );
    };
    const played = new Played(teams, 4, {}, "d");
    for (const answer of ["cast", "pass", "block", "pass", "block", "pass", "cast", "cast"])
      played.answer(played.match.asked[0] ?? 0, answer);
    const review = reviewOf({
      recording: played.recording,
      adviser: { ...towerAdviser, odds: chances },
      seed: "table",
    });
    expectToAddUp(review);
    expect(new Set(review.start).size).toBe(1);
    expect(review.steps.some(({ decision }) => decision.some((change) => change !== 0))).toBe(true);
    for (const { decision, luck } of review.steps) {
      expect(decision.map((change, seat) => change === decision[side(seat)])).not.toContain(false);
      expect(luck.map((change, seat) => change === luck[side(seat)])).not.toContain(false);
    }
  });

  test("is undone by who takes it back, its luck with it", () => {
    const played = towers().answer(0, "cast").takeBack(0);
    const review = reviewed(played.answer(0, "block"));
    const [, cast, back] = review.steps;
    expect(back).toMatchObject({ moment: 2, seat: 0 });
    expect(back?.luck).toEqual(cast?.luck.map((change) => 0 - change));
    expect(review.open[2]).toEqual(review.open[0]);
    expectToAddUp(review);
  });
});

describe("a review", () => {
  const played = () =>
    towers("b").say(0).answer(0, "pass").answer(1, "cast").say(1).answer(0, "block").answer(1, "cast");

  test("is the same each time, and tells how far it is", () => {
    const done: number[] = [];
    const { recording } = played();
    const review = reviewOf({
      recording,
      adviser: towerAdviser,
      seed: "table",
      onProgress: (share) => done.push(share),
    });
    expect(review).toEqual(reviewed(played()));
    expect(done.at(-1)).toBe(1);
    expect(done).toEqual(done.toSorted((one, other) => one - other));
  });

  test("judges each decision by what its seat knew, also an answer that nobody would think of", () => {
    const { decisions, known } = reviewed(played());
    expect(decisions.map(({ moment, seat }) => [moment, seat])).toEqual([
      [2, 0],
      [3, 1],
      [5, 0],
      [6, 1],
    ]);
    const [pass] = decisions;
    expect(pass?.given.answer).toBe("pass");
    expect(pass?.cost).toBeGreaterThan(0);
    expect(pass?.given.chance).toBe((pass?.best.chance ?? 0) - (pass?.cost ?? 0));
    expect(known[0]?.[0]).toEqual({ moment: 1, chance: pass?.best.chance });
    for (const { given, best, cost } of decisions) expect(given.answer === best.answer ? cost : 0).toBe(0);
  });

  test("knows the moments that led to the result, each as what it was", () => {
    const { recording } = played();
    const review = reviewed(played());
    expect(review.deciding.length).toBeGreaterThan(0);
    expect(review.deciding.length).toBeLessThanOrEqual(3);
    const winner = review.winners?.[0] ?? 0;
    const change = ({ decision, luck }: Step) => decision.map((by, seat) => by + (luck[seat] ?? 0));
    for (const { moment, kind, changes } of review.deciding) {
      expect(changes[winner]).toBeGreaterThan(0);
      const step = review.steps.find((one) => one.moment === moment);
      expect(step === undefined ? null : change(step)).toEqual(changes);
      // Where nothing was cast there was no luck.
      const entry = recording.log.entries.find(({ n }) => n === moment);
      const isCast = entry?.kind === "answer" && entry.draws.length > 0;
      expect(kind === "decision" || isCast).toBe(true);
    }
    const sizes = review.steps.filter(({ seat }) => seat !== null).map((step) => change(step)[winner] ?? 0);
    expect(Math.max(...review.deciding.map(({ changes }) => changes[winner] ?? 0))).toBe(Math.max(...sizes));
  });

  test("says who lied, and from when on everybody could know", () => {
    const match = played();
    const light = match.match.state.stones.map((stone) => stone !== 2);
    const { suspicion } = reviewed(match);
    const lies = [
      { moment: 1, seat: 0, known: 5 },
      { moment: 4, seat: 1, known: 4 },
    ].filter(({ seat }) => light[seat]);
    expect(lies.length).toBeGreaterThan(0);
    expect(suspicion?.lies).toEqual(lies);
    expect(suspicion?.beliefs[0]).toEqual({ moment: 0, of: [0, 0] });
    expect(suspicion?.moved.every(({ from, to }) => Math.abs(to - from) >= CERTAIN / 20)).toBe(true);
    expect(suspicion?.moved.length).toBeGreaterThan(0);
    for (const { seat, reasons } of suspicion?.moved ?? [])
      expect(reasons).toEqual([{ kind: "grown", seat }]);
  });

  test("takes for known to nobody what only the end has shown, and gives no reasons for that", () => {
    const match = towers("b").say(1).answer(0, "cast").answer(1, "pass").answer(0, "pass").answer(1, "cast");
    expect(match.match.state.stones[1]).not.toBe(2);
    const { suspicion, led } = reviewed(match);
    expect(suspicion?.lies).toEqual([{ moment: 1, seat: 1, known: null }]);
    expect(suspicion?.beliefs.at(-1)?.moment).toBe(led);
    expect(suspicion?.moved.map(({ moment, seat }) => ({ moment, seat }))).toEqual([{ moment: 2, seat: 0 }]);
  });

  test("of a match that never ended goes as far as it was played, and one of older rules as far as these lead", () => {
    const { recording } = towers().answer(0, "block").answer(1, "pass");
    const review = reviewOf({ recording, adviser: towerAdviser, seed: "table" });
    expect([review.winners, review.led, review.open.length]).toEqual([null, 2, 3]);
    expectToAddUp(review);
    const taller: Game<Tower> = {
      ...tower,
      decision: (state, seat) => {
        const decision = tower.decision(state, seat);
        return decision === null || seat === 0
          ? decision
          : { ...decision, answers: decision.answers.filter(({ kind }) => kind !== "pass") };
      },
    };
    const older = new Recording(taller, recording.log);
    const shorter = reviewOf({ recording: older, adviser: towerAdviser, seed: "table" });
    expect([shorter.led, shorter.open.length]).toEqual([1, 2]);
    expectToAddUp(shorter);
  });
});
