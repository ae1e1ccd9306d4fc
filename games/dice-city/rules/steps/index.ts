import { steps } from "@roundtable/kernel";
import type { DiceCity } from "../dice-city.ts";
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
import { type Triple, triple } from "./triple.ts";
import { type Well, well } from "./well.ts";

/** What stops for an answer of the player whose turn it is. */
type Asking =
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
type Doing = GoOn | Refill | EndTurn | NextTurn;

export type Task = Asking | Doing;

export const { asked, decision, apply, proceed, askingNow } = steps<DiceCity, Asking, Doing>({
  asks: {
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
  },
  does: { step: goOn, refill, "end-turn": endTurn, "next-turn": nextTurn },
  asked: ({ turn }) => turn.seat,
});
