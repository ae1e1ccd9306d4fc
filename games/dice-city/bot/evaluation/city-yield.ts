import { cellAt, SPOTS } from "../../rules/city.ts";
import { BANDITS, type Card, COLUMNS, ROWS, SHIPS, type Spot } from "../../rules/index.ts";
import type { Player, State } from "../../rules/state.ts";
import { Yield } from "./turn-yield.ts";
import type { Weights } from "./weights.ts";

type Roll = readonly Spot[];

/** By how much each die is ahead of the white one, in columns: any two in changing company. */
const COMPANIES = [
  [0, 2, 0, 1, 5],
  [0, 4, 1, 3, 4],
  [0, 0, 2, 0, 0],
  [0, 5, 5, 2, 1],
] as const;

/** Rolls to judge a city by: every die shows every face equally often. */
const ROLLS: readonly Roll[] = COMPANIES.flatMap((ahead) =>
  COLUMNS.map((_, face) =>
    ROWS.map((row, die) => ({ row, column: COLUMNS[(face + (ahead[die] ?? 0)) % 6] ?? 1 })),
  ),
);

/** What a turn in a city brings, and what one more card in it would add to that. */
export class CityYield {
  /** On average. */
  readonly average: number;
  readonly #player: Player;
  readonly #yields: Yield;
  readonly #weights: Weights;
  /** Of each sample roll. */
  readonly #rolls: readonly number[];
  readonly #known = new Map<Card, Map<Spot, number>>();

  constructor(player: Player, yields: Yield, weights: Weights) {
    this.#player = awake(player);
    this.#yields = yields;
    this.#weights = weights;
    this.#rolls = ROLLS.slice(0, weights.rolls).map((roll) => yields.of(this.#player, roll));
    this.average = this.#rolls.reduce((sum, one) => sum + one, 0) / this.#rolls.length;
  }

  /** What this card here would add; `spot` is one of `SPOTS`. */
  more(card: Card, spot: Spot): number {
    let known = this.#known.get(card);
    if (known === undefined) this.#known.set(card, (known = new Map<Spot, number>()));
    let more = known.get(spot);
    if (more === undefined) known.set(spot, (more = this.#with(card, spot)));
    return more;
  }

  #with(card: Card, spot: Spot): number {
    const cell = cellAt(this.#player, spot);
    const before = cell.card;
    cell.card = card;
    const { reach, moving } = this.#weights;
    const neighbours = spot.column === 1 || spot.column === 6 ? 1 : 2;
    let more = 0;
    for (const nth of CONCERNED.get(spot) ?? []) {
      const roll = ROLLS[nth];
      const now = this.#rolls[nth];
      if (roll === undefined || now === undefined) break;
      const gain = this.#yields.of(this.#player, roll) - now;
      more += gain;
      // From beside it another die moves this one there, where that pays.
      if (gain > moving) more += reach * neighbours * (gain - moving);
    }
    cell.card = before;
    return more / this.#rolls.length;
  }
}

/** In which of the rolls a die stands on a spot. */
const CONCERNED: ReadonlyMap<Spot, readonly number[]> = new Map(
  SPOTS.map((spot) => [
    spot,
    [...ROLLS.keys()].filter((nth) =>
      ROLLS[nth]?.some(({ row, column }) => row === spot.row && column === spot.column),
    ),
  ]),
);

/** So many cities are remembered: those of a table, and of what is imagined of them in a turn. */
const REMEMBERED = 24;
const known = new WeakMap<Weights, Map<string, CityYield>>();

/** Cached: the same city in the same market always has the same yield. */
export function cityYieldOf(state: State, player: Player, weights: Weights): CityYield {
  let cities = known.get(weights);
  if (cities === undefined) known.set(weights, (cities = new Map<string, CityYield>()));
  const key = keyOf(state, player);
  let found = cities.get(key);
  if (found !== undefined) return found;
  if (cities.size >= REMEMBERED) cities.clear();
  found = new CityYield(player, new Yield(state, weights), weights);
  cities.set(key, found);
  return found;
}

function keyOf({ market }: State, player: Player): string {
  return [
    ...ROWS.map((row) => player.city[row].map(({ card }) => card ?? "").join()),
    ...SHIPS.map((ship) => market.ships[ship] > 0),
    ...BANDITS.map((bandit) => market.bandits[bandit] > 0),
  ].join(";");
}

/** A token comes off for one die: a location that sleeps is judged as if it did not. */
export function awake(player: Player): Player {
  const { white, yellow, red, blue, black } = player.city;
  const row = (cells: Player["city"]["white"]) => cells.map(({ card }) => ({ card, off: false }));
  return {
    ...player,
    city: { white: row(white), yellow: row(yellow), red: row(red), blue: row(blue), black: row(black) },
  };
}
