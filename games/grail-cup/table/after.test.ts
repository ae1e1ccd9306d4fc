import { Match, seatsOf, seeded, type Viewer } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import type { Event } from "../rules/events.ts";
import type { GrailCup, View } from "../rules/grail-cup.ts";
import { game } from "../rules/index.ts";
import { after } from "./after.ts";

describe("what the board makes of the events is what the rules say", () => {
  test.each([3, 4, 6, 8].flatMap((seats) => ["a", "b", "c"].map((seed) => ({ seats, seed }))))(
    "over a whole game of $seats, in every seat's eyes and the public's ($seed)",
    ({ seats, seed }) => {
      const match = Match.begin<GrailCup>(game, {
        seats,
        options: { board: "forest" },
        source: seeded(seed),
      });
      const eyes: Viewer[] = [...seatsOf(seats), "public"];
      const pick = seeded(`answers ${seed}`);
      for (let turn = 0; match.outcome === null; turn++) {
        const before = new Map(eyes.map((viewer) => [viewer, match.sight(viewer).view]));
        const told = answerAnything(match, (sides) => pick.pick(turn, sides), turn);
        for (const viewer of eyes) {
          const seen = told.flatMap((event) => game.see(event, viewer) ?? []).filter(isOfTheGame);
          const made = seen.reduce(after, before.get(viewer) ?? match.sight(viewer).view);
          expect(board(made)).toEqual(board(match.sight(viewer).view));
        }
      }
    },
  );
});

function answerAnything(match: Match<GrailCup>, pick: (sides: number) => number, turn: number) {
  const [seat] = match.asked;
  if (seat === undefined) throw new Error("Nobody is asked.");
  const decision = match.decision(seat);
  const answer = decision?.answers[pick(decision.answers.length)];
  if (decision == null || answer === undefined) throw new Error("Nothing can be answered.");
  const result = match.submit({
    kind: "answer",
    id: String(turn),
    seat,
    decision: decision.id,
    answer: answer.id,
  });
  if (!result.accepted) throw new Error(result.refusal);
  return result.told;
}

function isOfTheGame(event: Event | { readonly kind: "said" }): event is Event {
  return event.kind !== "said";
}

/** Whom the table waits for comes with the true view; who picks next is told by the hand. */
function board({ awaited: _awaited, draft, ...rest }: View): unknown {
  const { picker: _picker, ...cards } = draft;
  return { ...rest, draft: cards };
}
