import { type Game, Recording } from "@roundtable/kernel";
import type { MatchFile } from "@roundtable/protocol";
import type { Review } from "@roundtable/protocol/reviews";

/** The review of a match of two with four entries: a lucky deal, a mistake, a good answer, and the end. */
export const REVIEW: Review = {
  version: 1,
  seats: 2,
  last: 4,
  led: 4,
  winners: [0],
  start: [5000, 5000],
  open: [
    [5500, 4500],
    [4500, 5500],
    [6000, 4000],
    [6000, 4000],
    [10_000, 0],
  ],
  known: [
    [
      { moment: 0, chance: 5200 },
      { moment: 2, chance: 6100 },
    ],
    [{ moment: 1, chance: 5300 }],
  ],
  steps: [
    { moment: 0, seat: null, decision: [0, 0], luck: [500, -500] },
    { moment: 1, seat: 0, decision: [-1000, 1000], luck: [0, 0] },
    { moment: 2, seat: 1, decision: [500, -500], luck: [1000, -1000] },
    { moment: 3, seat: 0, decision: [0, 0], luck: [0, 0] },
    { moment: 4, seat: 1, decision: [4000, -4000], luck: [0, 0] },
  ],
  sums: [
    { start: 5000, own: -1000, others: 4500, luck: 1500, end: 10_000 },
    { start: 5000, own: -4500, others: 1000, luck: -1500, end: 0 },
  ],
  deciding: [
    { moment: 2, kind: "luck", seat: 1, changes: [1000, -1000] },
    { moment: 4, kind: "decision", seat: 1, changes: [4000, -4000] },
  ],
  decisions: [],
  suspicion: null,
};

/** A review of a saved match, whose first answer could have been another. */
export function reviewOfSaved(game: Game, { log }: MatchFile): Review {
  const recording = new Recording(game, log);
  const [first] = log.entries;
  if (first?.kind !== "answer") throw new Error("Nothing was answered.");
  const answers = game.decision(recording.stateAt(0), first.seat)?.answers ?? [];
  const better = answers.find(({ id }) => id !== first.answer)?.id ?? first.answer;
  const worth = { chance: 5000, reasons: [] };
  return {
    ...REVIEW,
    decisions: [
      {
        moment: first.n,
        seat: first.seat,
        given: { ...worth, answer: first.answer },
        best: { answer: better, chance: 6000, reasons: [{ kind: "because" }] },
        cost: 1000,
        give: 100,
      },
    ],
  };
}
