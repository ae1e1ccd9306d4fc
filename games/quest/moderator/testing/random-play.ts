import { type Chance, chanceOf, checkTable, pickOne, seeded, shuffled } from "@roundtable/kernel";
import { game } from "../../rules/index.ts";
import {
  answerAlone,
  answerAloud,
  choose,
  countFails,
  dealtByHand,
  enterVerdict,
  goOn,
  heardLeader,
  heardNarration,
  lookedAtCard,
  sawCheck,
  sawHands,
  sawResult,
  sendTeam,
  stepForward,
} from "../sitting/entries.ts";
import { deal, matchOf, type Plan, type Sitting, defaultSettings } from "../sitting/sitting.ts";
import { type Moment, momentOf } from "../sitting/moment.ts";

/** Players who play at random, for tests. */

const COMPANY = ["Anna", "Boris", "Claire", "Dmitri", "Elena", "Fabien", "Galina", "Hugo", "Irina", "Jules"];

export function planFor(
  players: number,
  changes: { options?: Partial<Plan["options"]>; ways?: Partial<Plan["ways"]> } = {},
): Plan {
  return {
    names: COMPANY.slice(0, players),
    options: { ...checkTable(game, players, {}).options, ...changes.options },
    ways: { ...defaultSettings("en"), ...changes.ways },
  };
}

/** A whole sitting, step by step. */
export function* randomSitting(plan: Plan, seed: number | string): Generator<Sitting> {
  const chance = chanceOf(seeded(`evening ${seed}`));
  let sitting = deal(plan, seeded(`deal ${seed}`));
  for (; momentOf(sitting).kind !== "over"; sitting = playOn(sitting, chance)) yield sitting;
  yield sitting;
}

/** The first moment of a random sitting that matches. */
export function until(plan: Plan, wanted: (moment: Moment, sitting: Sitting) => boolean): Sitting {
  for (let seed = 0; seed < 60; seed++)
    for (const sitting of randomSitting(plan, seed)) if (wanted(momentOf(sitting), sitting)) return sitting;
  throw new Error("No evening came to that.");
}

/** One random step further. */
export function playOn(sitting: Sitting, chance: Chance): Sitting {
  const moment = momentOf(sitting);
  const match = matchOf(sitting);
  switch (moment.kind) {
    case "first-leader":
      return heardLeader(sitting);
    case "deal":
      return dealtByHand(sitting);
    case "look":
      return sitting.ways.knowledge === "eyes-closed"
        ? lookedAtCard(sitting, moment.seat)
        : answerAlone(sitting, moment.seat, anyAnswer(sitting, moment, chance));
    case "secret":
      return answerAlone(sitting, moment.seat, anyAnswer(sitting, moment, chance));
    case "narration":
      return heardNarration(sitting);
    case "result":
      return sawResult(sitting);
    case "see-check":
    case "overhear":
    case "real-check":
      return sawCheck(sitting);
    case "team": {
      const team = shuffled(chance, [...sitting.names.keys()]).slice(0, moment.size);
      return sendTeam(sitting, team, pickOne(chance, team));
    }
    case "count":
      return countFails(sitting, chance.pick(moment.most + 1));
    case "choose": {
      const answers =
        match.decision(moment.seat)?.answers.flatMap((answer) => ("seat" in answer ? [answer.seat] : [])) ??
        [];
      return choose(sitting, pickOne(chance, answers) ?? 0);
    }
    case "window":
      return stepForward(sitting, chance.pick(sitting.names.length)) ?? goOn(sitting);
    case "discussion":
    case "lower":
      return goOn(sitting);
    case "hands":
      return sawHands(sitting);
    case "acts": {
      const seat = pickOne(chance, match.asked);
      const answers = match.decision(seat)?.answers ?? [];
      return answers.length === 1 ? goOn(sitting) : answerAloud(sitting, seat, pickOne(chance, answers).id);
    }
    case "hunt":
      return answerAloud(
        sitting,
        moment.hunter,
        pickOne(chance, match.decision(moment.hunter)?.answers ?? []).id,
      );
    case "verdict":
      return enterVerdict(sitting, pickOne(chance, ["good", "evil"] as const));
    case "over":
      return sitting;
  }
}

function anyAnswer(sitting: Sitting, moment: Extract<Moment, { seat: number }>, chance: Chance): string {
  return pickOne(chance, matchOf(sitting).decision(moment.seat)?.answers ?? []).id;
}
