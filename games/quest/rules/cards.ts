import type { Seat } from "@roundtable/kernel";
import { type Character, sideOf } from "./characters.ts";
import type { Party, State } from "./state.ts";
import { characterOf } from "./table-facts.ts";

export type QuestCard = "success" | "fail";

export interface Circumstances {
  readonly hasMagic: boolean;
  readonly isVeteran: boolean;
  readonly leads: boolean;
  /** 1 for the first quest. */
  readonly quest: number;
  /** The option of QU-11. */
  readonly forcedFailBeatsMagic: boolean;
}

const SUCCESS: readonly QuestCard[] = ["success"];
const FAIL: readonly QuestCard[] = ["fail"];
export const EITHER: readonly QuestCard[] = ["success", "fail"];

/** QU-11: the first line that applies decides. */
export function allowedCards(character: Character, given: Circumstances): readonly QuestCard[] {
  const { hasMagic, quest } = given;
  if (mustFail(character, given) && (given.forcedFailBeatsMagic || !hasMagic)) return FAIL;
  if (hasMagic) {
    if (character === "youth") return FAIL;
    return character === "morgan-le-fay" ? EITHER : SUCCESS;
  }
  if (character === "lunatic") return FAIL;
  if (character === "brute" && quest >= 4) return SUCCESS;
  return sideOf(character) === "evil" ? EITHER : SUCCESS;
}

function mustFail(character: Character, { isVeteran, leads, quest }: Circumstances): boolean {
  if (character === "saboteur") return isVeteran;
  return character === "reluctant-leader" && leads && (quest === 2 || quest === 3);
}

/** QU-11, for any quest of this game. */
export function allowedOn(state: State, party: Party, quest: number, seat: Seat): readonly QuestCard[] {
  return allowedCards(characterOf(state, seat), circumstancesOf(state, party, quest, seat));
}

export function circumstancesOf(
  { veterans, options }: State,
  { leader, magic }: Party,
  quest: number,
  seat: Seat,
): Circumstances {
  return {
    hasMagic: magic === seat,
    // Every quest up to this one had another leader.
    isVeteran: veterans.slice(0, quest).includes(seat),
    leads: leader === seat,
    quest,
    forcedFailBeatsMagic: options.forcedFailBeatsMagic,
  };
}
