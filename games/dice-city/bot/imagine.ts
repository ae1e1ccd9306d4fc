import type { BotSight } from "@roundtable/bots";
import { type Chance, shuffled } from "@roundtable/kernel";
import type { CellView, PlayerView, View } from "../rules/dice-city.ts";
import {
  type Card,
  COPIES,
  DECK_CARDS,
  type DeckCard,
  type DiceCity,
  type Location,
  LOCATIONS,
} from "../rules/index.ts";
import type { Market, Player, State } from "../rules/state.ts";
import { unfinished } from "./unfinished.ts";

export type Sight = BotSight<DiceCity>;

/**
 * A state that looks just like this to the one who is asked. All but the order of the deck is public; the sums of the
 * others, which he cannot see, are left at nothing (DC-21).
 */
export function imagine({ options, view, decision }: Sight, chance: Chance): State {
  const { first, turn, ending, over } = view;
  return {
    options,
    first,
    players: view.players.map(imaginePlayer),
    market: imagineMarket(view, chance),
    turn: { ...turn },
    ending,
    tasks: unfinished(view, decision),
    over,
  };
}

function imaginePlayer({ city, dice, stock, passTokens, score }: PlayerView): Player {
  const row = (cells: readonly CellView[]) =>
    cells.map(({ location, off }) => ({ card: isCard(location) ? location : null, off }));
  return {
    city: {
      white: row(city.white),
      yellow: row(city.yellow),
      red: row(city.red),
      blue: row(city.blue),
      black: row(city.black),
    },
    dice: { ...dice },
    stock: { ...stock },
    passTokens,
    tokens: score?.tokens ?? 0,
    bandits: [...(score?.bandits ?? [])],
    ships: [...(score?.ships ?? [])],
  };
}

/** Only what is printed has no defense. */
function isCard(location: Location): location is Card {
  return LOCATIONS[location].defense !== null;
}

function imagineMarket(view: View, chance: Chance): Market {
  const { display, discard, piles, bandits, ships } = view.market;
  return {
    deck: shuffled(chance, unseen(view)),
    seenBelow: 0,
    display: [...display],
    discard: [...discard],
    piles: { ...piles },
    bandits: { 2: bandits[2].left, 3: bandits[3].left, 4: bandits[4].left },
    ships: { ...ships },
  };
}

/** The cards of the deck: all that lie nowhere else. */
function unseen({ market, players }: View): DeckCard[] {
  const lying: (Location | null)[] = [...market.display, ...market.discard];
  for (const { city } of players) {
    for (const cells of Object.values(city)) lying.push(...cells.map(({ location }) => location));
  }
  return DECK_CARDS.flatMap((card) =>
    Array.from({ length: COPIES - lying.filter((other) => other === card).length }, () => card),
  );
}
