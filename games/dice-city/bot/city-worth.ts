import { cellAt, pointsAt, rowIsFull, SPOTS } from "../rules/city.ts";
import { type Card, COLUMNS, type Row, ROWS, type Spot } from "../rules/index.ts";
import type { Player, State } from "../rules/state.ts";
import { Yield } from "./turn-yield.ts";
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

/** What a turn in this city brings on average. */
export function averageYield(yields: Yield, player: Player): number {
  const city = awake(player);
  return ROLLS.reduce((sum, roll) => sum + yields.of(city, roll), 0) / ROLLS.length;
}

/** What a city is worth to its owner: its points, and what it will bring in the turns to come. */
export class CityWorth {
  readonly #owner: Player;
  /** His city as if nothing slept. */
  readonly #player: Player;
  readonly #ending: number;
  readonly #turns: number;
  readonly #yield: Yield;
  /** Of each sample roll. */
  readonly #rolls: readonly number[];
  readonly #places = new Map<Card, Place>();

  /** `ending` is what it is worth to him to end the game. */
  constructor(state: State, player: Player, turns: number, ending: number) {
    this.#owner = player;
    this.#player = awake(player);
    this.#ending = ending;
    this.#turns = turns * WEIGHTS.future;
    this.#yield = new Yield(state);
    this.#rolls = ROLLS.map((roll) => this.#yield.of(this.#player, roll));
  }

  /** The points that building this card here would add at once. */
  points(card: Card, spot: Spot): number {
    const cell = cellAt(this.#player, spot);
    const before = cell.card;
    const pointsBefore = rowPoints(this.#player, spot);
    cell.card = card;
    const more = rowPoints(this.#player, spot) - pointsBefore;
    cell.card = before;
    return more;
  }

  /** What building this card here would add. */
  gain(card: Card, spot: Spot): number {
    const player = this.#player;
    const cell = cellAt(player, spot);
    const before = cell.card;
    let more = this.points(card, spot);
    cell.card = card;
    if (this.#turns > 0) {
      for (const [nth, roll] of ROLLS.entries()) {
        if (!this.#concerns(roll, spot)) continue;
        more += ((this.#yield.of(player, roll) - (this.#rolls[nth] ?? 0)) * this.#turns) / ROLLS.length;
      }
    }
    cell.card = before;
    return this.#ending !== 0 && this.#endsGame(spot) ? more + this.#ending : more;
  }

  /** DC-23: a card here would make the second full row. */
  #endsGame(spot: Spot): boolean {
    const lacks = (row: Row) => this.#owner.city[row].filter(({ card, off }) => card === null || off).length;
    if (cellAt(this.#owner, spot).card !== null || lacks(spot.row) > 1) return false;
    return ROWS.filter((row) => row !== spot.row && rowIsFull(this.#owner, row)).length === 1;
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
