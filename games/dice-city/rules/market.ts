import { type Chance, shuffled } from "@roundtable/kernel";
import type { DiceCityDealer, Options } from "./dice-city.ts";
import { COPIES, DECK_CARDS, type DeckCard, PILE_SIZE } from "./locations.ts";
import type { Market, State } from "./state.ts";

/** DC-8, DC-28: how many cards lie open. */
const DISPLAY = { table: 8, normal: 8, hard: 10 };

/** DC-3 to DC-8, DC-27. */
export function layMarket(players: number, { level }: Options, chance: Chance): Market {
  const deck = shuffled(
    chance,
    DECK_CARDS.flatMap((card) => Array.from({ length: COPIES }, () => card)),
  );
  const open = DISPLAY[players === 1 ? level : "table"];
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

/** DC-11c: four go, as many come as the deck has. Alone (DC-29), the new ones come first and the old go under the deck. */
export function refresh(state: State, places: readonly number[], dealer: DiceCityDealer): void {
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

/** DC-11c, DC-29: whether four cards can be exchanged for new ones. */
export function canRefresh({ market, players, turn }: State): boolean {
  const open = market.display.filter((card) => card !== null).length;
  return !turn.refreshed && open >= 4 && market.deck.length >= (players.length === 1 ? 4 : 1);
}

/** DC-28: the bottom row leaves, the top row moves down, a new one comes while cards last. */
export function moveRowsDown({ market }: State, dealer: DiceCityDealer): void {
  const width = market.display.length / 2;
  const gone = market.display.slice(width).flatMap((card) => card ?? []);
  const top = market.display.slice(0, width);
  const come: DeckCard[] = [];
  for (const [place, card] of top.entries()) {
    const next = draw(market);
    market.display[width + place] = card;
    market.display[place] = next;
    if (next !== null) come.push(next);
  }
  market.discard.push(...gone);
  dealer.reveal({ kind: "row-left", gone, come });
}
