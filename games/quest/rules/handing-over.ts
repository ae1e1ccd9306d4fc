import type { Seat } from "@roundtable/kernel";
import { amuletIsDue } from "./amulets.ts";
import type { QuestEvent } from "./events.ts";
import type { QuestDealer } from "./quest.ts";
import { reveal } from "./revealing.ts";
import type { State } from "./state.ts";
import { characterOf, everybody, failures, questNow } from "./table-facts.ts";
import { askTogether } from "./steps/ask-together.ts";

/** QU-13: Galahad's window exists only right after the second failure, and is shown alike to all. */
export function handOver(state: State): void {
  const failedNow = state.quests.at(-1)?.failed ?? false;
  if (failedNow && failures(state) === 2 && state.set.includes("galahad")) {
    askTogether(state, "galahad", everybody(state));
  } else {
    state.tasks.push({ do: "new-leader" });
  }
}

/** QU-13: with an amulet on the quest just over, its holder is named in the same move. */
export function nameLeader(state: State, leader: Seat, by: Seat | null, dealer: QuestDealer): void {
  if (amuletIsDue(state)) state.tasks.push({ do: "amulet", leader, by });
  else install(state, leader, by, dealer);
}

/** QU-13: the new leader takes a veteran token. QU-16: a Braggart who is to lead the fifth quest is revealed. */
export function install(state: State, leader: Seat, by: Seat | null, dealer: QuestDealer): void {
  const quest = questNow(state);
  const named: QuestEvent = { kind: "leader", seat: leader, by, quest };
  state.leader = leader;
  state.veterans.push(leader);
  state.tasks.push({ do: "team", chosen: [] });
  if (quest < 5 || !state.set.includes("braggart")) return dealer.tell(named);
  // Even if nothing is revealed, it is information: the named player is no Braggart.
  dealer.reveal(named);
  if (characterOf(state, leader) === "braggart") reveal(state, leader, dealer);
}
