import { type Seat, seatsOf } from "@roundtable/kernel";
import { type Character, type Side, sideOf } from "./characters.ts";
import type { State } from "./state.ts";
import type { Task } from "./steps/index.ts";

/** Small queries that every part of the rules uses. */

/** What the game waits for; null when it is over. */
export function taskNow(tasks: readonly Task[]): Task | null {
  return tasks.at(-1) ?? null;
}

export function characterOf(state: State, seat: Seat): Character {
  const character = state.deal[seat];
  if (character === undefined) throw new Error(`Nobody sits on seat ${seat}.`);
  return character;
}

export function seatOfCharacter(state: State, character: Character): Seat | null {
  const seat = state.deal.indexOf(character);
  return seat === -1 ? null : seat;
}

/** The side that was dealt. */
export function sideAt(state: State, seat: Seat): Side {
  return sideOf(characterOf(state, seat));
}

export function everybody(state: State): Seat[] {
  return seatsOf(state.deal.length);
}

export function failures(state: State): number {
  return state.quests.filter(({ failed }) => failed).length;
}

export function successes(state: State): number {
  return state.quests.length - failures(state);
}

/** 1 for the first quest. */
export function questNow(state: State): number {
  return state.quests.length + 1;
}

export function hasAmulet(state: State, seat: Seat): boolean {
  return state.amulets.some(({ holder }) => holder === seat);
}

/** QU-13: who may still lead, or hold an amulet. */
export function hasNeitherToken(state: State, seat: Seat): boolean {
  return !state.veterans.includes(seat) && !hasAmulet(state, seat);
}

/** QU-30: with four or five in the Director's Cut one good card lies face down. */
export function hasHiddenCard(state: State): boolean {
  return state.directorsCut && state.deal.length <= 5 && state.putAway.length > 0;
}
