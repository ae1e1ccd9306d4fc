import { answerOfKind } from "@roundtable/kernel";
import type { DiceCityDealer } from "../dice-city.ts";
import type { DeckCard } from "../pieces/locations.ts";
import { draw } from "../market.ts";
import type { State } from "../state.ts";
import type { Asks } from "./step.ts";

/** DC-11c: four cards of the display, one after another, are exchanged for new ones. */
export interface Refresh {
  readonly do: "refresh";
  /** The places chosen so far. */
  readonly chosen: readonly number[];
}

const CARDS = 4;

export const refresh: Asks<Refresh> = {
  question: (_state, { chosen }) => ({ kind: "refresh", left: CARDS - chosen.length }),

  answers: ({ market }, { chosen }) =>
    market.display.flatMap((card, place) =>
      card === null || chosen.includes(place)
        ? []
        : [{ kind: "display", id: `display-${place}`, place, card }],
    ),

  follow(state, { chosen: before }, answer, dealer) {
    const { place } = answerOfKind(answer, "display");
    const chosen = [...before, place].toSorted((one, other) => one - other);
    if (chosen.length < CARDS) state.tasks.push({ do: "refresh", chosen });
    else exchangeCards(state, chosen, dealer);
  },
};

/** DC-11c, DC-29: whether four cards can be exchanged for new ones. */
export function canRefresh({ market, players, turn }: State): boolean {
  const open = market.display.filter((card) => card !== null).length;
  return !turn.refreshed && open >= CARDS && market.deck.length >= (players.length === 1 ? CARDS : 1);
}

/** As many come as the deck has. Alone (DC-29), the new ones come first and the old go under the deck. */
function exchangeCards(state: State, places: readonly number[], dealer: DiceCityDealer): void {
  const { market, players, turn } = state;
  const gone = places.flatMap((place) => market.display[place] ?? []);
  const come: DeckCard[] = [];
  for (const place of places) {
    const card = draw(market);
    market.display[place] = card;
    if (card !== null) come.push(card);
  }
  if (players.length === 1) {
    market.deck.unshift(...gone.toReversed());
    market.seenBelow += gone.length;
  } else {
    market.discard.push(...gone);
  }
  turn.refreshed = true;
  dealer.reveal({ kind: "refreshed", seat: turn.seat, places, gone, come });
}
