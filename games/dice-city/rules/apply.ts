import type { Seat } from "@roundtable/kernel";
import { type Answer, given } from "./asking.ts";
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
import type { DiceCityTable } from "./dice-city.ts";
import { proceed } from "./perform.ts";
import type { State } from "./state.ts";
import { type Asking, askingNow } from "./tasks.ts";
import { answerEndCall } from "./turn.ts";
import { useLocation } from "./use.ts";

/** Carries out an answer to the question that the game has stopped for, and all that follows from it. */
export function apply(state: State, seat: Seat, answer: Answer, table: DiceCityTable): void {
  const asking = askingNow(state.tasks);
  if (asking === null || seat !== state.turn.seat) throw new Error(`Seat ${seat} is not asked.`);
  state.tasks.pop();
  settle(state, asking, answer, table);
  proceed(state, table);
}

function settle(state: State, asking: Asking, answer: Answer, table: DiceCityTable): void {
  switch (asking.do) {
    case "dice":
      return settleDice(state, answer, table);
    case "spend":
      return settleSpend(state, asking.die, answer, table);
    case "refresh":
      return chooseForRefresh(state, asking.chosen, given(answer, "display").place, table);
    case "reroll":
      return rerollVictim(state, asking, given(answer, "die").die, table);
    case "copy":
      return useLocation(state, given(answer, "spot"), asking, table);
    case "army":
      return takeArmy(state, given(answer, "spot"), table);
    case "pay":
      return exchange(state, given(answer, "pay"), table);
    case "receive":
      return receive(state, asking, given(answer, "resource").resource, table);
    case "triple":
      return triple(state, given(answer, "resource").resource, table);
    case "stable-die":
      state.tasks.push({ do: "stable-column", moved: given(answer, "die").die });
      return;
    case "stable-column":
      return chooseColumn(state, asking.moved, given(answer, "column").column, table);
    case "well":
      return chooseForWell(state, asking, answer, table);
    case "attack":
      return settleAttack(state, answer, table);
    case "build":
      return settleBuild(state, answer, table);
    case "place":
      return buy(state, asking, given(answer, "spot"), table);
    case "statue":
      return payForStatue(state, asking.paid, answer, table);
    case "end-game":
      return answerEndCall(state, answer, table);
  }
}
