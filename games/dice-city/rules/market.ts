import { type Chance, shuffled } from "@roundtable/kernel";
import type { Options } from "./dice-city.ts";
import { COPIES, DECK_CARDS, type DeckCard, PILE_SIZE } from "./pieces/locations.ts";
import type { Market } from "./state.ts";

/** DC-8, DC-28: how many cards lie open. */
const DISPLAY = { normal: 8, hard: 10 };

/** DC-3 to DC-8, DC-27. */
export function layMarket(players: number, { level }: Options, chance: Chance): Market {
  const deck = shuffled(
    chance,
    DECK_CARDS.flatMap((card) => Array.from({ length: COPIES }, () => card)),
  );
  const open = DISPLAY[level];
  const bandits = players === 1 ? 1 : players + 2;
  return {
    display: deck.splice(-open).toReversed(),
    deck,
    seenBelow: 0,
    discard: [],
    piles: { "lumber-mill": PILE_SIZE, quarry: PILE_SIZE, mine: PILE_SIZE, "regular-army": PILE_SIZE },
    bandits: { 2: bandits, 3: bandits, 4: bandits },
    ships: players === 1 ? { 5: 1, 10: 1, 20: 1 } : { 5: players + 2, 10: players, 20: 1 },
  };
}

/** The top card of the deck, while there is one. */
export function draw(market: Market): DeckCard | null {
  const card = market.deck.pop() ?? null;
  market.seenBelow = Math.min(market.seenBelow, market.deck.length);
  return card;
}
