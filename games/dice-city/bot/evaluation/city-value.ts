import { cellAt, pointsAt, rowIsFull, SPOTS } from "../../rules/city.ts";
import { type Card, COLUMNS, LOCATIONS, type Row, ROWS, type Spot } from "../../rules/index.ts";
import type { Player, State } from "../../rules/state.ts";
import { awake, type CityYield, cityYieldOf } from "./city-yield.ts";
import type { Expected } from "./outlook.ts";
import type { Weights } from "./weights.ts";

/** What a city is worth to its owner: its points, and what it will bring in the turns to come. */
export class CityWorth {
  readonly #owner: Player;
  /** The player's city with every sleeping location awake. */
  readonly #player: Player;
  /** What it is worth to the player to end the game. */
  readonly #ending: number;
  readonly #turns: number;
  readonly #cards: Weights["cards"];
  readonly #yield: CityYield;
  readonly #places = new Map<Card, Place>();
  #closing: readonly Row[] | null = null;

  constructor(state: State, player: Player, { turns, ending, weights }: Expected) {
    this.#owner = player;
    this.#player = awake(player);
    this.#ending = ending;
    this.#turns = turns * weights.future;
    this.#cards = weights.cards;
    this.#yield = cityYieldOf(state, player, weights);
  }

  /** The points that building this card here would add at once. */
  points(card: Card, spot: Spot): number {
    const cell = cellAt(this.#player, spot);
    const before = cell.card;
    const [more, less] = [LOCATIONS[card].points, before === null ? 0 : LOCATIONS[before].points];
    const row = this.#player.city[spot.row];
    if (more !== "by-row" && less !== "by-row" && row.every((one) => one.card !== "cathedral"))
      return more - less;
    const pointsBefore = rowPoints(this.#player, spot);
    cell.card = card;
    const pointsAfter = rowPoints(this.#player, spot);
    cell.card = before;
    return pointsAfter - pointsBefore;
  }

  /** What building this card here would add. */
  gain(card: Card, { row, column }: Spot): number {
    const spot = spotAt(row, column);
    let more = this.points(card, spot);
    if (this.#turns > 0) more += (this.#yield.more(card, spot) + this.#beyond(card, spot)) * this.#turns;
    return this.#ending !== 0 && this.#endsGame(spot) ? more + this.#ending : more;
  }

  /** What it does beyond what is seen at a glance, less what the card does that it covers. */
  #beyond(card: Card, spot: Spot): number {
    const { card: covered } = cellAt(this.#player, spot);
    return (this.#cards[card] ?? 0) - (covered === null ? 0 : (this.#cards[covered] ?? 0));
  }

  /** DC-23: a card here would make the second full row. */
  #endsGame(spot: Spot): boolean {
    this.#closing ??= closingRows(this.#owner);
    return this.#closing.includes(spot.row) && cellAt(this.#owner, spot).card === null;
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

/** Rows that one more card makes full, where one other is. */
function closingRows(owner: Player): readonly Row[] {
  const lacks = (row: Row) => owner.city[row].filter(({ card, off }) => card === null || off).length;
  return ROWS.filter(
    (row) => lacks(row) <= 1 && ROWS.filter((other) => other !== row && rowIsFull(owner, other)).length === 1,
  );
}

/** That very one of `SPOTS`. */
function spotAt(row: Row, column: Spot["column"]): Spot {
  return SPOTS[ROWS.indexOf(row) * COLUMNS.length + column - 1] ?? { row, column };
}

function rowPoints(player: Player, { row }: Spot): number {
  return COLUMNS.reduce<number>((sum, column) => sum + pointsAt(player, { row, column }), 0);
}
