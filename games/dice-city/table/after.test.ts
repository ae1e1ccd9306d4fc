import { Match, seatsOf, seeded, type Viewer } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import type { DiceCity, Options, View } from "../rules/dice-city.ts";
import type { Event } from "../rules/events.ts";
import { game } from "../rules/index.ts";
import { after } from "./after.ts";

const OPTIONS: Options = {
  rerollHits: "everyone",
  openScores: false,
  twoRows: "automatic",
  level: "normal",
  target: "50",
};

describe("what the board makes of the events is what the rules say", () => {
  test.each(
    [1, 2, 3, 4].flatMap((seats) =>
      ["a", "b"].map((seed) => ({ seats, seed, level: seed === "a" ? "normal" : "hard" }) as const),
    ),
  )(
    "over a whole game of $seats, in every seat's eyes and the public's ($seed)",
    ({ seats, seed, level }) => {
      const options = { ...OPTIONS, level };
      const match = Match.begin<DiceCity>(game, { seats, options, source: seeded(seed) });
      const eyes: Viewer[] = [...seatsOf(seats), "public"];
      const pick = seeded(`answers ${seed}`);
      for (let turn = 0; match.outcome === null; turn++) {
        const before = new Map(eyes.map((viewer) => [viewer, game.view(match.state, viewer)]));
        const told = answerAnything(match, (sides) => pick.pick(turn, sides), turn).filter(isOfTheGame);
        for (const viewer of eyes) {
          const view = game.view(match.state, viewer);
          const made = told.reduce(after, before.get(viewer) ?? view);
          expect(board(made, told)).toEqual(board(view, told));
        }
      }
    },
  );
});

function answerAnything(match: Match<DiceCity>, pick: (sides: number) => number, turn: number) {
  const [seat] = match.asked;
  if (seat === undefined) throw new Error("Nobody is asked.");
  const decision = match.decision(seat);
  const answer = decision?.answers[pick(decision.answers.length)];
  if (decision == null || answer === undefined) throw new Error("Nothing can be answered.");
  const command = {
    kind: "answer",
    id: String(turn),
    seat,
    decision: decision.id,
    answer: answer.id,
  } as const;
  const result = match.submit(command);
  if (!result.accepted) throw new Error(result.refusal);
  return result.told;
}

function isOfTheGame(event: Event | { readonly kind: "said" }): event is Event {
  return event.kind !== "said";
}

/** Whom the table waits for and the scores of all come with the true view; a refresh does not tell places. */
function board({ awaited: _awaited, market, players, ...rest }: View, told: readonly Event[]): unknown {
  const refreshed = told.some(({ kind }) => kind === "refreshed");
  const display = refreshed ? market.display.map(String).toSorted() : market.display;
  return {
    ...rest,
    market: { ...market, display },
    players: rest.over ? players.map(({ score: _score, ...player }) => player) : players,
  };
}
