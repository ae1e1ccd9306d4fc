import type { Seat } from "@roundtable/kernel";
import type { QuestCard } from "../../rules/cards.ts";
import { SUCCESSES_FOR_GOOD } from "../../rules/tableau.ts";
import { chanceThat, expected } from "../belief/belief.ts";
import { isEvil, type Sight } from "../belief/knowledge.ts";
import type { Mind } from "../belief/mind.ts";
import { temptation } from "../belief/fail-chance.ts";
import { occasionOf, trialOf } from "../belief/expedition.ts";

/** QU-11: which card an evil player with a choice plays. */
export function questCard(mind: Mind): QuestCard {
  const { sight, belief } = mind;
  const { seat, view } = sight;
  if (view.team === null || mind.side === "good") return "success";
  const { eager } = mind.skill;
  if (eager !== null) return mind.happens(eager) ? "fail" : "success";
  const { chosen, magic } = view.team;
  const expedition = { quest: view.quests.length + 1, leader: view.leader, team: chosen, magic };
  const others = chosen.filter((member) => member !== seat);
  const { failsNeeded, ...occasion } = occasionOf(sight, expedition);
  // Friends who know each other leave it to those who sit first after the leader.
  const before = others.filter((member) => comesBefore(sight, member) && isSureToBeAble(member));
  const trial = trialOf(sight, { ...expedition, team: others });
  const able = Math.round(1 + expected(belief, (deal) => trial.able(deal)));
  const isCalledFor = before.length < failsNeeded && able >= failsNeeded;
  if (mind.skill.foresees > 0 && isCalledFor && isLastStop(mind)) return "fail";
  const likely =
    before.length >= failsNeeded
      ? 0.1
      : temptation({ ...occasion, failsNeeded, able: Math.min(able, failsNeeded) });
  return mind.happens(mind.mine.character === "brute" ? Math.max(likely, 0.7) : likely) ? "fail" : "success";

  /** A friend who is only guessed is not relied upon, least of all at the last opportunity. */
  function isSureToBeAble(member: Seat): boolean {
    const alone = trialOf(sight, { ...expedition, team: [member] });
    const sure = mind.skill.foresees > 0 && isLastStop(mind) ? 1 - 1e-9 : 0.95;
    return chanceThat(belief, (deal) => isEvil(deal[member]) && alone.able(deal) > 0) > sure;
  }
}

/** If one more success wins for good, there is nothing to wait for. */
export function isLastStop({ sight: { view } }: Mind): boolean {
  return view.quests.filter(({ failed }) => !failed).length === SUCCESSES_FOR_GOOD - 1;
}

/** Clockwise from the leader. */
function comesBefore({ seat, seats, view }: Sight, member: Seat): boolean {
  const place = (one: Seat) => (one - view.leader + seats) % seats;
  return place(member) < place(seat);
}
