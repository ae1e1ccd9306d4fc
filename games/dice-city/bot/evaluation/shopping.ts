import {
  type Amounts,
  type Card,
  LOCATIONS,
  PILE_CARDS,
  RESOURCES,
  type Ship,
  SHIP_PRICE,
  SHIPS,
} from "../../rules/index.ts";
import type { State } from "../../rules/state.ts";
import type { CityWorth } from "./city-value.ts";
import type { Expected } from "./outlook.ts";

export type Purchase =
  | { readonly kind: "card"; readonly card: Card }
  | { readonly kind: "ship"; readonly ship: Ship };

export function priceOf(what: Purchase): Amounts {
  return what.kind === "card" ? LOCATIONS[what.card].price : SHIP_PRICE[what.ship];
}

interface Offer {
  readonly what: Purchase;
  /** Asked for only when it can be paid. */
  readonly worth: () => number;
  /** One of these at most: a price, and what comes on top. */
  readonly ways: readonly { readonly price: Amounts; readonly more: number }[];
}

/** The best use of any stock in this market. What was once found out is remembered for the whole turn. */
export class Shopping {
  readonly #offers: readonly Offer[];
  readonly #kept: number;
  readonly #known = new Map<number, number>();

  constructor(state: State, city: CityWorth, expected: Expected) {
    this.#offers = [...cards(state, city, expected), ...ships(state, expected)];
    this.#kept = expected.turns > 0 ? expected.weights.kept : 0;
  }

  /** What this stock is worth, spent as well as can be. */
  worth({ wood, stone, iron }: Amounts): number {
    return this.#best(0, wood, stone, iron);
  }

  /** What it is worth if nothing more is bought: one of each is kept (DC-20). */
  keeping({ wood, stone, iron }: Amounts): number {
    return (Math.min(1, wood) + Math.min(1, stone) + Math.min(1, iron)) * this.#kept;
  }

  /** What to buy first, if anything. */
  first({ wood, stone, iron }: Amounts): Purchase | null {
    for (const [nth, { what }] of this.#offers.entries()) {
      if (this.#best(nth, wood, stone, iron) > this.#best(nth + 1, wood, stone, iron) + 1e-9) return what;
    }
    return null;
  }

  /** All that it is best spent on. */
  list({ wood, stone, iron }: Amounts): readonly Purchase[] {
    const bought: Purchase[] = [];
    const left = { wood, stone, iron };
    for (const [nth, offer] of this.#offers.entries()) {
      const best = this.#best(nth, left.wood, left.stone, left.iron);
      if (best <= this.#best(nth + 1, left.wood, left.stone, left.iron) + 1e-9) continue;
      const way = offer.ways.find(
        ({ price, more }) =>
          canSpare(left, price) &&
          offer.worth() +
            more +
            this.#best(nth + 1, left.wood - price.wood, left.stone - price.stone, left.iron - price.iron) >
            best - 1e-9,
      );
      if (way === undefined) continue;
      bought.push(offer.what);
      for (const resource of RESOURCES) left[resource] -= way.price[resource];
    }
    return bought;
  }

  #best(nth: number, wood: number, stone: number, iron: number): number {
    const offer = this.#offers[nth];
    if (offer === undefined) return this.keeping({ wood, stone, iron });
    const key = ((nth * 64 + wood) * 64 + stone) * 64 + iron;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    let best = this.#best(nth + 1, wood, stone, iron);
    for (const { price, more } of offer.ways) {
      const left = { wood: wood - price.wood, stone: stone - price.stone, iron: iron - price.iron };
      if (left.wood < 0 || left.stone < 0 || left.iron < 0) continue;
      best = Math.max(best, offer.worth() + more + this.#best(nth + 1, left.wood, left.stone, left.iron));
    }
    this.#known.set(key, best);
    return best;
  }
}

function canSpare(stock: Amounts, price: Amounts): boolean {
  return RESOURCES.every((resource) => stock[resource] >= price[resource]);
}

/** Those of the display first: a new card may come in their place. */
function cards({ market }: State, city: CityWorth, { ending, seesEnds }: Expected): Offer[] {
  const open = market.display.filter((card) => card !== null);
  // DC-23: a new card comes for each of them, while there are any.
  const { length: undealt } = market.deck;
  const more = seesEnds === true && undealt > 0 && undealt <= LAST_FEW ? ending / undealt : 0;
  const piled = PILE_CARDS.filter((card) => market.piles[card] > 0);
  return [...new Set<Card>([...open, ...piled])].map((card) => {
    const { price } = LOCATIONS[card];
    return {
      what: { kind: "card", card },
      worth: () => city.place(card).gain + (piled.some((one) => one === card) ? 0 : more),
      ways: (card === "grand-statue" ? STATUE_GIFTS : NO_GIFTS).map(([stone, iron]) => ({
        price: { wood: price.wood, stone: price.stone + stone, iron: price.iron + iron },
        more: stone + iron,
      })),
    };
  });
}

/** Each of so many that are left brings the end nearer. */
const LAST_FEW = 2;

const NO_GIFTS: readonly (readonly [number, number])[] = [[0, 0]];

/** DC-4, Grand Statue: up to three more of stone and iron. */
const STATUE_GIFTS: readonly (readonly [number, number])[] = [0, 1, 2, 3].flatMap((stone) =>
  [0, 1, 2, 3].filter((iron) => stone + iron <= 3).map((iron) => [stone, iron] as const),
);

function ships({ market, players }: State, { ending, seesEnds, weights }: Expected): Offer[] {
  return SHIPS.toReversed().flatMap((ship) => {
    const left = market.ships[ship];
    // DC-23: the last of a second pile ends the game.
    const isNear =
      seesEnds === true &&
      left <= LAST_FEW &&
      SHIPS.some((other) => other !== ship && market.ships[other] === 0);
    const more = isNear && left > 0 ? ending / left : 0;
    const offer: Offer = {
      what: { kind: "ship", ship },
      worth: () => ship + weights.ship + more,
      ways: [{ price: SHIP_PRICE[ship], more: 0 }],
    };
    const count = players.length === 1 ? 2 : Math.min(2, left);
    return Array.from({ length: count }, () => offer);
  });
}
