import type { Seat } from "@roundtable/kernel";
import type { QuestCard } from "../rules/cards.ts";
import { chanceThat } from "./belief.ts";
import { isEvil } from "./knowledge.ts";
import type { Mind } from "./mind.ts";
import { temptation } from "./temptation.ts";
import { occasionOf, trialOf } from "./trial.ts";

/** QU-11: which card an evil player plays who may choose. */
export function questCard(mind: Mind): QuestCard {
  const { sight, belief } = mind;
  const { seat, view } = sight;
  if (view.team === null || mind.side === "good") return "success";
  const { chosen, magic } = view.team;
  const expedition = { quest: view.quests.length + 1, leader: view.leader, team: chosen, magic };
  const able = chosen.filter((member) => {
    const alone = trialOf(sight, { ...expedition, team: [member] });
    return member === seat || chanceThat(belief, (deal) => alone.able(deal) > 0) > 0.6;
  });
  const { failsNeeded, ...occasion } = occasionOf(sight, expedition);
  // Friends who know one another leave it to those who sit first after the leader.
  const isSpare = ableBefore(mind, able) >= failsNeeded;
  const likely = isSpare
    ? 0.1
    : temptation({ ...occasion, failsNeeded, able: Math.min(able.length, failsNeeded) });
  return mind.happens(mind.mine.character === "brute" ? Math.max(likely, 0.7) : likely) ? "fail" : "success";
}

/** How many friends on the team come before this one, clockwise from the leader; nobody relies on one he only guesses. */
function ableBefore({ sight: { seat, seats, view }, belief }: Mind, able: readonly Seat[]): number {
  const place = (member: Seat) => (member - view.leader + seats) % seats;
  return able.filter(
    (member) => place(member) < place(seat) && chanceThat(belief, (deal) => isEvil(deal[member])) > 0.95,
  ).length;
}
