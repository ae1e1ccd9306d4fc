import { wrongAnswer } from "@roundtable/kernel";
import { doneWith } from "../answers.ts";
import type { Answer } from "../asking.ts";
import { canPay, playerOnTurn } from "../city.ts";
import type { DiceCityDealer } from "../dice-city.ts";
import { LOCATIONS, PILE_CARDS } from "../pieces/locations.ts";
import { SHIP_PRICE, type Ship, SHIPS } from "../pieces.ts";
import type { State } from "../state.ts";
import { gainPoints, payResources } from "../stock.ts";
import type { Asks } from "./step.ts";

/** DC-18: any number of purchases and ships, until the player ends the step and with it the turn. */
export interface Build {
  readonly do: "build";
}

export const build: Asks<Build> = {
  question: () => ({ kind: "build" }),

  /** Equal cards of the display are one choice; alone (DC-28) the one that leaves first is taken. */
  answers(state) {
    const { market } = state;
    const player = playerOnTurn(state);
    const answers: Answer[] = [];
    for (const [place, card] of market.display.entries()) {
      if (
        card === null ||
        market.display.lastIndexOf(card) !== place ||
        !canPay(player, LOCATIONS[card].price)
      )
        continue;
      answers.push({ kind: "buy", id: `buy-${card}`, card, place });
    }
    for (const card of PILE_CARDS) {
      if (market.piles[card] === 0 || !canPay(player, LOCATIONS[card].price)) continue;
      answers.push({ kind: "buy", id: `buy-${card}`, card, place: null });
    }
    for (const ship of SHIPS) {
      if (market.ships[ship] > 0 && canPay(player, SHIP_PRICE[ship]))
        answers.push({ kind: "ship", id: `ship-${ship}`, ship });
    }
    answers.push(doneWith("build"));
    return answers;
  },

  follow(state, _task, answer, dealer) {
    const { tasks } = state;
    tasks.push(answer.kind === "done" ? { do: "end-turn" } : { do: "step", step: "build" });
    switch (answer.kind) {
      case "done":
        return;
      case "buy":
        tasks.push({ do: "place", card: answer.card, place: answer.place });
        return;
      case "ship":
        return takeShip(state, answer.ship, dealer);
      default:
        throw wrongAnswer(answer);
    }
  },
};

/** Alone (DC-27) the ships never run out and tokens are taken instead. */
function takeShip(state: State, ship: Ship, dealer: DiceCityDealer): void {
  payResources(state, SHIP_PRICE[ship], dealer);
  dealer.tell({ kind: "ship", seat: state.turn.seat, ship });
  if (state.players.length === 1) return gainPoints(state, ship, dealer);
  state.market.ships[ship]--;
  playerOnTurn(state).ships.push(ship);
}
