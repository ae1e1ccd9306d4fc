import { canUse, useLocation } from "../uses/index.ts";
import { type Army, army } from "./army.ts";
import { type Attack, attack } from "./attack.ts";
import { type Build, build } from "./build.ts";
import { type Copy, copyBy } from "./copy.ts";
import { type Dice, dice } from "./dice.ts";
import { type EndGame, endGame } from "./end-game.ts";
import { type EndTurn, endTurn } from "./end-turn.ts";
import { type GoOn, goOn } from "./go-on.ts";
import { type NextTurn, nextTurn } from "./next-turn.ts";
import { type Pay, pay } from "./pay.ts";
import { type Place, place } from "./place.ts";
import { type Receive, receive } from "./receive.ts";
import { type Refill, refill } from "./refill.ts";
import { type Refresh, refresh } from "./refresh.ts";
import { type Reroll, reroll } from "./reroll.ts";
import { type Spend, spend } from "./spend.ts";
import { type StableColumn, stableColumn } from "./stable-column.ts";
import { type StableDie, stableDie } from "./stable-die.ts";
import { type Statue, statue } from "./statue.ts";
import type { Asks, Does } from "./step.ts";
import { type Triple, triple } from "./triple.ts";
import { type Well, well } from "./well.ts";

/** What stops for an answer of the player whose turn it is. */
export type Asking =
  | Dice
  | Spend
  | Refresh
  | Copy
  | Army
  | Pay
  | Receive
  | Triple
  | StableDie
  | StableColumn
  | Well
  | Reroll
  | Attack
  | Build
  | Place
  | Statue
  | EndGame;

/** What is carried out without asking. */
export type Doing = GoOn | Refill | EndTurn | NextTurn;

export type Task = Asking | Doing;

export const ASKS: { readonly [Do in Asking["do"]]: Asks<Extract<Asking, { readonly do: Do }>> } = {
  dice,
  spend,
  refresh,
  copy: copyBy(canUse, useLocation),
  army,
  pay,
  receive,
  triple,
  "stable-die": stableDie,
  "stable-column": stableColumn,
  well,
  reroll,
  attack,
  build,
  place,
  statue,
  "end-game": endGame,
};

export const DOES: { readonly [Do in Doing["do"]]: Does<Extract<Doing, { readonly do: Do }>> } = {
  step: goOn,
  refill,
  "end-turn": endTurn,
  "next-turn": nextTurn,
};

const ASKING: ReadonlySet<string> = new Set(Object.keys(ASKS));

export function asks(task: Task): task is Asking {
  return ASKING.has(task.do);
}

export function askingNow(tasks: readonly Task[]): Asking | null {
  const top = tasks.at(-1);
  return top !== undefined && asks(top) ? top : null;
}
