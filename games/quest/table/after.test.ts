import { Match, plainCopy, seatsOf, seeded, type Viewer } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import type { Event } from "../rules/events.ts";
import { game } from "../rules/index.ts";
import type { QuestShape, View } from "../rules/quest.ts";
import { after } from "./after.ts";
import { PAINTED } from "./characters.ts";
import { CHARACTERS } from "../rules/characters.ts";

describe("what the table makes of the events is what the rules say", () => {
  test.each(
    [4, 5, 7, 10].flatMap((seats) =>
      (["base", "recommended", "directors-cut"] as const).map((preset) => ({ seats, preset })),
    ),
  )("over whole games of $seats, in every seat's eyes and the public's ($preset)", ({ seats, preset }) => {
    for (const seed of ["a", "b"]) expect(unlikeTheRules(seats, preset, seed)).toEqual([]);
  });
});

function unlikeTheRules(seats: number, preset: QuestShape["options"]["preset"], seed: string): unknown[] {
  const defaults = Object.entries(game.options).map(([name, spec]) => [name, spec.default]);
  const options = { ...(Object.fromEntries(defaults) as QuestShape["options"]), preset };
  const match = Match.begin<QuestShape>(game, { seats, options, source: seeded(seed) });
  const eyes: Viewer[] = [...seatsOf(seats), "public"];
  const pick = seeded(`answers ${seed}`);
  const unlike: unknown[] = [];
  for (let turn = 0; match.outcome === null; turn++) {
    const before = new Map(eyes.map((viewer) => [viewer, plainCopy(match.sight(viewer).view)]));
    const told = answerAnything(match, (sides) => pick.pick(turn, sides), turn);
    for (const viewer of eyes) {
      const seen = told.flatMap((event) => game.see(event, viewer) ?? []).filter(isOfTheGame);
      const made = seen.reduce(after, before.get(viewer) ?? match.sight(viewer).view);
      const [is, shouldBe] = [onTheTable(made), onTheTable(match.sight(viewer).view)];
      if (JSON.stringify(is) !== JSON.stringify(shouldBe)) unlike.push({ turn, viewer, is, shouldBe });
    }
  }
  return unlike;
}

test("every character is painted on its side · QU-4", () => {
  const sides = Object.entries(CHARACTERS).map(([character, { side }]) => [character, side]);
  expect(PAINTED).toEqual(Object.fromEntries(sides));
});

function answerAnything(match: Match<QuestShape>, pick: (sides: number) => number, turn: number) {
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

/** Whom the table waits for, the team as it grows and what each knew come with the true view. */
function onTheTable(view: View): unknown {
  const { awaited: _awaited, together: _together, team: _team, knew: _knew, mine, ...rest } = view;
  return { ...rest, mine: mine === null ? null : { character: mine.character, checks: mine.checks } };
}
