import { cellAt, pointsAt, rowIsFull, SPOTS } from "../rules/city.ts";
import { type Card, COLUMNS, type Row, ROWS, type Spot } from "../rules/index.ts";
import type { Player, State } from "../rules/state.ts";
import { awake, type CityYield, cityYieldOf } from "./city-yield.ts";
import type { Expected } from "./outlook.ts";

/** What a city is worth to its owner: its points, and what it will bring in the turns to come. */
export class CityWorth {
  readonly #owner: Player;
  /** His city as if nothing slept. */
  readonly #player: Player;
  /** What it is worth to him to end the game. */
  readonly #ending: number;
  readonly #turns: number;
  readonly #yield: CityYield;
  readonly #places = new Map<Card, Place>();

  constructor(state: State, player: Player, { turns, ending, weights }: Expected) {
    this.#owner = player;
    this.#player = awake(player);
    this.#ending = ending;
    this.#turns = turns * weights.future;
    this.#yield = cityYieldOf(state, player, weights);
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
  gain(card: Card, { row, column }: Spot): number {
    const spot = spotAt(row, column);
    let more = this.points(card, spot);
    if (this.#turns > 0) more += this.#yield.more(card, spot) * this.#turns;
    return this.#ending !== 0 && this.#endsGame(spot) ? more + this.#ending : more;
  }

  /** DC-23: a card here would make the second full row. */
  #endsGame(spot: Spot): boolean {
    const lacks = (row: Row) => this.#owner.city[row].filter(({ card, off }) => card === null || off).length;
    if (cellAt(this.#owner, spot).card !== null || lacks(spot.row) > 1) return false;
    return ROWS.filter((row) => row !== spot.row && rowIsFull(this.#owner, row)).length === 1;
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

/** That very one of `SPOTS`. */
function spotAt(row: Row, column: Spot["column"]): Spot {
  return SPOTS[ROWS.indexOf(row) * COLUMNS.length + column - 1] ?? { row, column };
}

function rowPoints(player: Player, { row }: Spot): number {
  return COLUMNS.reduce<number>((sum, column) => sum + pointsAt(player, { row, column }), 0);
}
