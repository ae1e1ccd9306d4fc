import type { Bot } from "@roundtable/bots";
import type { Seat } from "@roundtable/kernel";
import type { Answer } from "../rules/asking.ts";
import type { QuestShape } from "../rules/quest.ts";
import { act, keepsHands, pointAt, turnTo } from "./decisions/last-chance.ts";
import { questCard } from "./decisions/quest-card.ts";
import { foreseen } from "./decisions/foresight.ts";
import { hunts, nameOf, prey, votesForHunt } from "./decisions/hunt.ts";
import { Mind } from "./belief/mind.ts";
import { amuletHolder, checked, heir } from "./decisions/appointments.ts";
import { speak } from "./decisions/talk.ts";
import { magicHolder, nextMember } from "./decisions/team.ts";
import { STRONG, type Skill } from "./belief/skill.ts";

/**
 * Samples possible deals, weighs each by how well it explains the actions and statements, and decides by the result. An
 * evil bot also computes what a good player in its place would believe, and talks like one.
 */
export function skilledBot(skill: Skill): Bot<QuestShape> {
  return {
    choose(sight, chance) {
      const [only, ...others] = sight.decision.answers;
      return only !== undefined && others.length === 0 ? only : decide(new Mind(sight, chance, skill));
    },
    say: (sight, chance) => speak(new Mind(sight, chance, skill)),
  };
}

export const heuristic = skilledBot(STRONG);

/** The bot's answer. */
export function decide(mind: Mind): Answer {
  return foreseen(mind, byRulesOfThumb(mind));
}

function byRulesOfThumb(mind: Mind): Answer {
  const { question, answers } = mind.sight.decision;
  const seats = answers.flatMap((answer) => (answer.kind === "seat" ? [answer.seat] : []));
  const at = (seat: Seat): Answer =>
    offered(mind, (answer) => answer.kind === "seat" && answer.seat === seat);
  const either = (wanted: boolean, kind: Answer["kind"]): Answer =>
    offered(mind, (answer) => (answer.kind === kind) === wanted);
  switch (question.kind) {
    case "team":
      return at(nextMember(mind, mind.sight.view.team?.chosen ?? [], seats));
    case "magic":
      return at(magicHolder(mind, seats));
    case "card": {
      const card = questCard(mind);
      return offered(mind, (answer) => answer.kind === "card" && answer.card === card);
    }
    case "new-leader":
      return at(heir(mind, seats));
    case "amulet":
      return at(amuletHolder(mind, seats));
    case "check":
      return at(checked(mind, seats));
    case "ready":
    case "show": {
      const shown = mind.happens(0.85) ? "good" : "evil";
      return offered(mind, (answer) => answer.kind === "show" && answer.loyalty === shown);
    }
    case "galahad":
      return either(mind.happens(0.8), "reveal");
    case "hunt-window":
      return either(hunts(mind), "hunt");
    case "hunt-vote": {
      const card = votesForHunt(mind) ? "fail" : "success";
      return offered(mind, (answer) => answer.kind === "card" && answer.card === card);
    }
    case "point":
      return at(pointAt(mind, seats));
    case "drop":
      return either(keepsHands(mind), "keep-hands");
    case "acts":
      return act(mind, answers);
    case "turn":
      return at(turnTo(mind, question.of, seats));
    case "name-player":
      return prey(mind, answers);
    case "name-character":
      return nameOf(mind, question.seat, answers);
    case "discussion":
      return mind.best(answers, () => 0);
  }
}

/** The wanted answer, or any if that is not offered. */
function offered(mind: Mind, wanted: (answer: Answer) => boolean): Answer {
  const { answers } = mind.sight.decision;
  return answers.find(wanted) ?? mind.best(answers, ({ kind }) => (kind === "give-up" ? -1 : 0));
}
