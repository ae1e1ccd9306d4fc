import { chanceOf, seeded, type Seat } from "@roundtable/kernel";
import type { QuestCard } from "../../rules/cards.ts";
import { failuresForEvil, SUCCESSES_FOR_GOOD } from "../../rules/tableau.ts";
import { chanceThat, evilChances, expected } from "../belief/belief.ts";
import { isEvil, type Table } from "../belief/knowledge.ts";
import type { Mind } from "../belief/mind.ts";
import { publicBelief } from "../playout/outlook.ts";
import { occasionOf, trialOf } from "../belief/expedition.ts";
import type { QuestReason } from "./reason.ts";

/** QU-11: what a card gains, and what the others will conclude from it: a Fail now costs suspicion later. */
export function cardReasons(mind: Mind, card: QuestCard): readonly QuestReason[] {
  const { sight } = mind;
  const { seat, seats, view } = sight;
  const { team } = view;
  if (team === null || mind.side === "good") return [];
  const expedition = {
    quest: view.quests.length + 1,
    leader: view.leader,
    team: team.chosen,
    magic: team.magic,
  };
  const { quest, failsNeeded, successes, failures } = occasionOf(sight, expedition);
  const others = team.chosen.filter((member) => member !== seat);
  const friend = others.find((member) => isSureToBeAble(mind, member));
  const trial = trialOf(sight, { ...expedition, team: others });
  const ableOthers = expected(mind.belief, (deal) => trial.able(deal));
  const reasons: QuestReason[] = [];
  if (successes === SUCCESSES_FOR_GOOD - 1) reasons.push({ kind: "decides", quest, side: "good" });
  else if (failures === failuresForEvil(seats) - 1) reasons.push({ kind: "decides", quest, side: "evil" });
  if (card === "success" && friend !== undefined) reasons.push({ kind: "friend-can", seat: friend, quest });
  if (card === "fail" && failsNeeded > 1 + ableOthers + 0.5)
    reasons.push({ kind: "needs-more", needed: failsNeeded });
  const fails = card === "fail" ? Math.max(failsNeeded, 1) : friend === undefined ? 0 : failsNeeded;
  reasons.push({ kind: "card-tells", card, ...suspicionAfter(mind, fails) });
  return reasons;
}

/** How suspicious this seat is to everybody, before the cards are shown and after this many Fails. */
function suspicionAfter({ sight }: Mind, fails: number): { readonly from: number; readonly to: number } {
  const { seat, seats, options, view, heard } = sight;
  const suspected = (table: Table): number =>
    evilChances(publicBelief(table, chanceOf(seeded("public"))), seats)[seat] ?? 0;
  const { chosen, magic } = view.team ?? { chosen: [], magic: null };
  const { failsNeeded = 1 } = view.tableau[view.quests.length] ?? {};
  const quests = [
    ...view.quests,
    { leader: view.leader, team: chosen, magic: magic ?? view.leader, fails, failed: fails >= failsNeeded },
  ];
  return { from: suspected(sight), to: suspected({ seats, options, heard, view: { ...view, quests } }) };
}

function isSureToBeAble({ sight, belief }: Mind, member: Seat): boolean {
  const { view } = sight;
  const magic = view.team?.magic ?? null;
  const alone = trialOf(sight, { quest: view.quests.length + 1, leader: view.leader, team: [member], magic });
  return chanceThat(belief, (deal) => isEvil(deal[member]) && alone.able(deal) > 0) > 0.95;
}
