import type { Card } from "../../rules/index.ts";
import type { DeckCard } from "../../rules/pieces/locations.ts";
import type { Market, State } from "../../rules/state.ts";
import type { CityWorth } from "./city-value.ts";
import type { Expected } from "./outlook.ts";
import { type Purchase, Shopping } from "./shopping.ts";

/** DC-11c */
export const EXCHANGED = 4;
/** So many draws are imagined. */
const DRAWS = 3;

/** The places of the display to exchange: first what would be missed least. What is about to be bought stays to the last. */
export function leastWanted(
  { display }: Market,
  wanted: readonly Purchase[],
  city: CityWorth,
): readonly number[] {
  const buys = new Set<Card>(wanted.flatMap((one) => (one.kind === "card" ? [one.card] : [])));
  const places = display.flatMap((card, place) => {
    if (card === null) return [];
    // Of two alike one is enough.
    const isFirst = display.indexOf(card) === place;
    const gain = isFirst ? city.place(card).gain : 0;
    return [{ place, missed: isFirst && buys.has(card) ? 1000 + gain : gain }];
  });
  return places.toSorted((one, other) => one.missed - other.missed).map(({ place }) => place);
}

/** Markets as they may be after four cards were exchanged, each as likely as the others. */
export function afterExchange(
  state: State,
  wanted: readonly Purchase[],
  city: CityWorth,
  expected: Expected,
): readonly Shopping[] {
  const { market } = state;
  const places = leastWanted(market, wanted, city).slice(0, EXCHANGED);
  return draws(market).map((come) => {
    const display = [...market.display];
    for (const [nth, place] of places.entries()) display[place] = come[nth] ?? null;
    return new Shopping({ ...state, market: { ...market, display } }, city, expected);
  });
}

/** The deck lies as it was dealt in imagination: any four of it in a row may come. */
function draws({ deck }: Market): readonly (readonly DeckCard[])[] {
  const count = Math.max(1, Math.min(DRAWS, Math.floor(deck.length / EXCHANGED)));
  return Array.from({ length: count }, (_, nth) => {
    const to = deck.length - nth * EXCHANGED;
    return deck.slice(Math.max(0, to - EXCHANGED), to).toReversed();
  });
}
