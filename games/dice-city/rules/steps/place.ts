import { answerOfKind } from "@roundtable/kernel";
import { spotAnswer } from "../answers.ts";
import { playerOnTurn, SPOTS } from "../city.ts";
import { type Card, isPileCard, LOCATIONS } from "../pieces/locations.ts";
import { placeCard } from "../placing.ts";
import { payResources } from "../stock.ts";
import { askForStatue } from "./statue.ts";
import type { Asks } from "./step.ts";

/** DC-18: where the card that is bought is placed. */
export interface Place {
  readonly do: "place";
  readonly card: Card;
  /** Its place in the display; null for the card of a pile. */
  readonly place: number | null;
}

export const place: Asks<Place> = {
  question: (_state, { card }) => ({ kind: "place", card }),

  answers(state) {
    const player = playerOnTurn(state);
    return SPOTS.map((spot) => spotAnswer(player, spot));
  },

  /** The price is paid, the card placed; an on-build effect is settled before the display is refilled. */
  follow(state, { card, place }, answer, dealer) {
    const { market, tasks } = state;
    payResources(state, LOCATIONS[card].price, dealer);
    if (isPileCard(card)) market.piles[card]--;
    if (place !== null) {
      market.display[place] = null;
      tasks.push({ do: "refill", place });
    }
    placeCard(state, card, answerOfKind(answer, "spot"), dealer);
    if (card === "grand-statue") askForStatue(state, 0);
  },
};
