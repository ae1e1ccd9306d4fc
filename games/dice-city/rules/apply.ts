import type { Seat } from "@roundtable/kernel";
import { given } from "@roundtable/kernel";
import type { Answer } from "./asking.ts";
import { settleAttack } from "./attack.ts";
import {
  chooseColumn,
  chooseForRefresh,
  chooseForWell,
  exchange,
  payForStatue,
  receive,
  triple,
} from "./choices.ts";
import { buy, settleBuild, takeArmy } from "./build.ts";
import { rerollVictim, settleDice, settleSpend } from "./dice-step.ts";
import type { DiceCityDealer } from "./dice-city.ts";
import { proceed } from "./perform.ts";
import type { State } from "./state.ts";
import { type Asking, askingNow } from "./tasks.ts";
import { answerEndCall } from "./turn.ts";
import { useLocation } from "./use.ts";

/** Carries out an answer to the question that the game has stopped for, and all that follows from it. */
export function apply(state: State, seat: Seat, answer: Answer, dealer: DiceCityDealer): void {
  const asking = askingNow(state.tasks);
  if (asking === null || seat !== state.turn.seat) throw new Error(`Seat ${seat} is not asked.`);
  state.tasks.pop();
  settle(state, asking, answer, dealer);
  proceed(state, dealer);
}

function settle(state: State, asking: Asking, answer: Answer, dealer: DiceCityDealer): void {
  switch (asking.do) {
    case "dice":
      return settleDice(state, answer, dealer);
    case "spend":
      return settleSpend(state, asking.die, answer, dealer);
    case "refresh":
      return chooseForRefresh(state, asking.chosen, given(answer, "display").place, dealer);
    case "reroll":
      return rerollVictim(state, asking, given(answer, "die").die, dealer);
    case "copy":
      return useLocation(state, given(answer, "spot"), asking, dealer);
    case "army":
      return takeArmy(state, given(answer, "spot"), dealer);
    case "pay":
      return exchange(state, given(answer, "pay"), dealer);
    case "receive":
      return receive(state, asking, given(answer, "resource").resource, dealer);
    case "triple":
      return triple(state, given(answer, "resource").resource, dealer);
    case "stable-die":
      state.tasks.push({ do: "stable-column", moved: given(answer, "die").die });
      return;
    case "stable-column":
      return chooseColumn(state, asking.moved, given(answer, "column").column, dealer);
    case "well":
      return chooseForWell(state, asking, answer, dealer);
    case "attack":
      return settleAttack(state, answer, dealer);
    case "build":
      return settleBuild(state, answer, dealer);
    case "place":
      return buy(state, asking, given(answer, "spot"), dealer);
    case "statue":
      return payForStatue(state, asking.paid, answer, dealer);
    case "end-game":
      return answerEndCall(state, answer, dealer);
  }
}
