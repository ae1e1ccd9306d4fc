import { cellAt } from "../rules/city.ts";
import { BANDITS, type Card, COLUMNS, ROWS, SHIPS, type Spot } from "../rules/index.ts";
import type { Player, State } from "../rules/state.ts";
import { Yield } from "./turn-yield.ts";
import type { Weights } from "./weights.ts";

/** Rolls to judge a city by: every die shows every face equally often, in changing company. */
const ROLLS: readonly (readonly Spot[])[] = [1, 2].flatMap((step) =>
  COLUMNS.map((_, face) =>
    ROWS.map((row, die) => ({
      row,
      column: COLUMNS[(face + die * step + ((die * die * step) % 5)) % 6] ?? 1,
    })),
  ),
);

/** What a turn in a city brings, and what one more card in it would add to that. */
export class CityYield {
  /** On average. */
  readonly average: number;
  readonly #player: Player;
  readonly #yields: Yield;
  /** Of each sample roll. */
  readonly #rolls: readonly number[];
  readonly #known = new Map<Card, Map<Spot, number>>();

  constructor(player: Player, yields: Yield) {
    this.#player = awake(player);
    this.#yields = yields;
    this.#rolls = ROLLS.map((roll) => yields.of(this.#player, roll));
    this.average = this.#rolls.reduce((sum, one) => sum + one, 0) / ROLLS.length;
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
    let more = 0;
    for (const [nth, roll] of ROLLS.entries()) {
      if (!concerns(roll, spot)) continue;
      more += this.#yields.of(this.#player, roll) - (this.#rolls[nth] ?? 0);
    }
    cell.card = before;
    return more / ROLLS.length;
  }
}

function concerns(roll: readonly Spot[], { row, column }: Spot): boolean {
  return roll.some((die) => die.row === row && die.column === column);
}

/** So many cities are remembered: those of a table, and of what is imagined of them in a turn. */
const REMEMBERED = 24;
const known = new WeakMap<Weights, Map<string, CityYield>>();

/** Found out once: the same city in the same market yields the same, whenever and by whomever it is asked. */
export function cityYieldOf(state: State, player: Player, weights: Weights): CityYield {
  let cities = known.get(weights);
  if (cities === undefined) known.set(weights, (cities = new Map<string, CityYield>()));
  const key = keyOf(state, player);
  let found = cities.get(key);
  if (found !== undefined) return found;
  if (cities.size >= REMEMBERED) cities.clear();
  found = new CityYield(player, new Yield(state, weights));
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
