import { cellAt, pointsAt, SPOTS } from "../rules/city.ts";
import {
  BANDIT_DEFENSE,
  BANDITS,
  type Card,
  COLUMNS,
  RESOURCES,
  ROWS,
  SHIP_PRICE,
  SHIPS,
  type Spot,
} from "../rules/index.ts";
import type { Player, State } from "../rules/state.ts";
import { harvest, type Purse } from "./harvest.ts";
import { WEIGHTS } from "./weights.ts";

/** Rolls to judge a city by: every die shows every face equally often, in changing company. */
const ROLLS: readonly (readonly Spot[])[] = [1, 2].flatMap((step) =>
  COLUMNS.map((_, face) =>
    ROWS.map((row, die) => ({
      row,
      column: COLUMNS[(face + die * step + ((die * die * step) % 5)) % 6] ?? 1,
    })),
  ),
);

/** What a city is worth to its owner: its points, and what it will bring in the turns to come. */
export class CityWorth {
  readonly #player: Player;
  readonly #turns: number;
  readonly #yield: Yield;
  /** Of each sample roll. */
  readonly #rolls: readonly number[];
  readonly #places = new Map<Card, Place>();

  constructor(state: State, player: Player, turns: number) {
    this.#player = awake(player);
    this.#turns = turns * WEIGHTS.future;
    this.#yield = new Yield(state);
    this.#rolls = ROLLS.map((roll) => this.#yield.of(this.#player, roll));
  }

  /** What building this card here would add. */
  gain(card: Card, spot: Spot): number {
    const player = this.#player;
    const cell = cellAt(player, spot);
    const before = cell.card;
    const pointsBefore = rowPoints(player, spot);
    cell.card = card;
    let more = rowPoints(player, spot) - pointsBefore;
    if (this.#turns > 0) {
      for (const [nth, roll] of ROLLS.entries()) {
        if (!this.#concerns(roll, spot)) continue;
        more += ((this.#yield.of(player, roll) - (this.#rolls[nth] ?? 0)) * this.#turns) / ROLLS.length;
      }
    }
    cell.card = before;
    return more;
  }

  #concerns(roll: readonly Spot[], { row, column }: Spot): boolean {
    return roll.some((die) => die.row === row && die.column === column);
  }

  /** The best place for it. */
  place(card: Card): Place {
    const known = this.#places.get(card);
    if (known !== undefined) return known;
    let best: Place = { spot: { row: "white", column: 1 }, gain: Number.NEGATIVE_INFINITY };
    for (const spot of SPOTS) {
      const gain = this.gain(card, spot);
      if (gain > best.gain) best = { spot, gain };
    }
    this.#places.set(card, best);
    return best;
  }
}

interface Place {
  readonly spot: Spot;
  readonly gain: number;
}

/** A token comes off for one die: a location that sleeps is judged as if it did not. */
function awake(player: Player): Player {
  const { white, yellow, red, blue, black } = player.city;
  const row = (cells: Player["city"]["white"]) => cells.map(({ card }) => ({ card, off: false }));
  return {
    ...player,
    city: { white: row(white), yellow: row(yellow), red: row(red), blue: row(blue), black: row(black) },
  };
}

function rowPoints(player: Player, { row }: Spot): number {
  return COLUMNS.reduce<number>((sum, column) => sum + pointsAt(player, { row, column }), 0);
}

/** What one turn brings, in points. */
class Yield {
  readonly #ships: readonly (typeof SHIPS)[number][];
  readonly #bandits: readonly (typeof BANDITS)[number][];

  constructor({ market }: State) {
    this.#ships = SHIPS.filter((ship) => market.ships[ship] > 0);
    this.#bandits = BANDITS.filter((bandit) => market.bandits[bandit] > 0);
  }

  of(player: Player, roll: readonly Spot[]): number {
    const purse: Purse = { wood: 0, stone: 0, iron: 0, strength: 0, banditStrength: 0, camps: 0, points: 0 };
    harvest(player, roll, purse);
    // Every other turn begins with one of each kept.
    const goods = (this.#goods(purse, 0) + this.#goods(purse, 1)) / 2;
    return purse.points + goods + this.#raids(purse);
  }

  #goods(purse: Purse, kept: number): number {
    let best = spent(purse, kept, null);
    for (const ship of this.#ships) best = Math.max(best, spent(purse, kept, ship));
    return best;
  }

  #raids({ strength, banditStrength, camps }: Purse): number {
    let left = strength + banditStrength;
    let worth = 0;
    for (const bandit of this.#bandits.toReversed()) {
      const cost = Math.max(1, BANDIT_DEFENSE[bandit] - camps);
      if (cost > left) continue;
      left -= cost;
      worth += bandit;
    }
    return worth + left * WEIGHTS.strength;
  }
}

function spent(purse: Purse, kept: number, ship: (typeof SHIPS)[number] | null): number {
  let worth: number = ship ?? 0;
  for (const resource of RESOURCES) {
    const left = purse[resource] + kept - (ship === null ? 0 : SHIP_PRICE[ship][resource]);
    if (left < 0) return Number.NEGATIVE_INFINITY;
    for (let nth = 0; nth < left; nth++) worth += WEIGHTS.resource[nth] ?? 0;
  }
  return worth;
}
