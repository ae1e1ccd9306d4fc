import type { Adviser } from "@roundtable/bots";
import { reviewOf } from "@roundtable/bots/review";
import { registry } from "@roundtable/games/registry";
import { type Game, Match, Recording, type Seat, seeded, type Shape } from "@roundtable/kernel";
import { expect, test } from "vitest";

test("what moved the chances adds up to the last digit in every game, whatever its adviser says", async () => {
  for (const [id, entry] of Object.entries(registry)) {
    const { game } = (await entry.rules()) as { readonly game: Game };
    const recording = playedAtRandom(game, id);
    const { seats } = recording.log.header;
    const review = reviewOf({ recording, adviser: arbitrary(seats), seed: id });
    expect(review.steps.some(({ luck }) => luck.some((change) => change !== 0))).toBe(true);
    for (const [seat, { start, own, others, luck, end }] of review.sums.entries()) {
      expect(start + own + others + luck).toBe(end);
      let chance = start;
      for (const step of review.steps) {
        chance += (step.decision[seat] ?? 0) + (step.luck[seat] ?? 0);
        expect(chance).toBe(review.open[step.moment]?.[seat]);
      }
    }
  }
});

/** Sixty answers of anybody who is asked, some of them taken back. */
function playedAtRandom(game: Game, seed: string): Recording {
  const options = Object.fromEntries(
    Object.entries(game.options).map(([name, option]) => [name, option.default]),
  ) satisfies Shape["options"];
  const match = Match.begin(game, { seats: game.seats.usual, options, source: seeded(seed) });
  const chance = seeded(`${seed} plays`);
  const oneOf = <Item>(items: readonly Item[], draw: number): Item | undefined =>
    items[chance.pick(draw, Math.max(1, items.length))];
  for (let nth = 0; match.outcome === null && nth < 60; nth++) {
    const seat: Seat = oneOf(match.asked, 2 * nth) ?? 0;
    const decision = match.decision(seat);
    const answer = oneOf(decision?.answers ?? [], 2 * nth + 1)?.id ?? "";
    match.submit({ kind: "answer", id: `a${nth}`, seat, decision: decision?.id ?? "", answer });
    if (nth % 7 === 6) match.submit({ kind: "undo", id: `u${nth}`, seat });
  }
  expect(match.log.entries.some(({ kind }) => kind === "undo")).toBe(true);
  return new Recording(game, match.log);
}

/** Says anything at all, but the same of the same position. */
function arbitrary(seats: number): Adviser {
  return {
    odds(state) {
      const source = seeded(JSON.stringify(state));
      return Array.from({ length: seats }, (_, seat) => source.pick(seat, 1_000_003) / 1_000_003);
    },
    weigh: ({ decision }) =>
      decision.answers.slice(0, 2).map(({ id }) => ({ answer: id, odds: 0.5, give: 0, reasons: [] })),
  };
}
