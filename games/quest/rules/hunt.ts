import type { Seat } from "@roundtable/kernel";
import type { Answer } from "./asking.ts";
import type { Character } from "./characters.ts";
import { end } from "./ending.ts";
import type { QuestDealer } from "./quest.ts";
import { reveal } from "./revealing.ts";
import type { Hunt, State } from "./state.ts";
import type { Duration } from "./steps/step.ts";

/** QU-21: the Hunter is revealed; nobody else may talk. */
export function beginHunt(state: State, hunter: Seat, dealer: QuestDealer): void {
  reveal(state, hunter, dealer);
  state.talk = "hunter-only";
  state.hunt = { hunter, named: [] };
  dealer.tell({ kind: "hunt", seat: hunter });
  state.tasks.push({ do: "name-player" });
}

const AS_LOYAL_SERVANT: ReadonlySet<Character> = new Set<Character>(["duke", "archduke", "apprentice"]);

/** QU-21: Duke, Archduke and Apprentice may be named Loyal Servant; everyone else exactly. */
export function isNamedRightly(dealt: Character, named: Character): boolean {
  return dealt === named || (named === "loyal-servant" && AS_LOYAL_SERVANT.has(dealt));
}

export const GIVE_UP: Answer = { kind: "give-up", id: "give-up" };

/** QU-21: three minutes for the player, three for the character. */
export const NAMING: Duration = { seconds: 180, then: GIVE_UP.id };

/** QU-21: time over, or the Hunter gives up, is a mistake. */
export function giveUp(state: State, dealer: QuestDealer): void {
  dealer.tell({ kind: "gave-up", seat: huntOf(state).hunter });
  end(state, "good", "hunt-failed", dealer);
}

export function huntOf({ hunt }: State): Hunt {
  if (hunt === null) throw new Error("Nobody hunts.");
  return hunt;
}
