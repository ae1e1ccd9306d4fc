import { UnderWay } from "@roundtable/game-suite/under-way";
import { ForcedDealer, type Seat } from "@roundtable/kernel";
import { cellAt } from "../city.ts";
import type { DiceCity, Options, PlayerView } from "../dice-city.ts";
import type { DiceCityEvent } from "../events.ts";
import { game } from "../index.ts";
import type { Card, DeckCard, PileCard } from "../pieces/locations.ts";
import { type Bandit, COLUMNS, type Column, type Row, ROWS, type Ship } from "../pieces.ts";
import { proceed } from "../steps/index.ts";
import type { Player, Spot, State } from "../state.ts";

export type SpotName = `${Row}-${Column}`;

/** Wood, stone, iron. */
export type Stock = readonly [wood: number, stone: number, iron: number];

interface LaidPlayer {
  /** What is built where; `church off` has a deactivation token, and a bare `off` is one on what is printed. */
  readonly city?: Readonly<Partial<Record<SpotName, Card | `${Card} off` | "off">>>;
  /** The columns of the unspent dice. The player's other dice are spent; those of other seats wait on column 1. */
  readonly dice?: Readonly<Partial<Record<Row, Column>>>;
  readonly stock?: Stock;
  readonly passTokens?: number;
  readonly tokens?: number;
  readonly bandits?: readonly Bandit[];
  readonly ships?: readonly Ship[];
}

/** It is seat 0's turn. */
interface Laid extends LaidPlayer {
  /** The other seats; one that has nothing, if nothing is said. Alone with an empty list. */
  readonly others?: readonly LaidPlayer[];
  readonly options?: Partial<Options>;
  readonly first?: Seat;
  readonly turn?: number;
  readonly step?: "dice" | "attack" | "build";
  readonly strength?: number;
  readonly banditStrength?: number;
  readonly display?: readonly (DeckCard | null)[];
  /** From the top. */
  readonly deck?: readonly DeckCard[];
  readonly left?: Partial<Record<PileCard | `bandits-${Bandit}` | `ships-${Ship}`, number>>;
  readonly ending?: State["ending"];
}

const OPTIONS: Options = {
  rerollHits: "everyone",
  openScores: false,
  twoRows: "automatic",
  level: "normal",
  target: "50",
};

/** A position in the turn of seat 0, such as a table could have before it. */
export function position(laid: Laid = {}): Playing {
  const { others = [{}], options, step = "dice", strength = 0, banditStrength = 0 } = laid;
  const seats = others.length + 1;
  const start = newGame(seats, options);
  const state: State = { ...start.state, first: laid.first ?? 0, ending: laid.ending ?? null };
  for (const [seat, player] of [laid, ...others].entries())
    layPlayer(state.players[seat], player, seat === 0 ? "spent" : "waiting");
  state.turn = { ...state.turn, seat: 0, number: laid.turn ?? 1, step, strength, banditStrength };
  const { market } = state;
  if (laid.display !== undefined) market.display.splice(0, market.display.length, ...laid.display);
  if (laid.deck !== undefined) market.deck.splice(0, market.deck.length, ...laid.deck.toReversed());
  for (const [pile, left = 0] of Object.entries(laid.left ?? {})) layPile(market, pile, left);
  state.tasks.splice(0, state.tasks.length, { do: "step", step });
  return new Playing(game, state).proceed();
}

/** A game from its setup on; every die shows 1 unless told otherwise. The deck lies in the order of the rules. */
export function newGame(seats: number, options: Partial<Options> = {}, ...faces: number[]): Playing {
  const picks = [
    ...(seats === 1 ? [] : [0]),
    ...Array.from({ length: 5 * seats }, (_, nth) => (faces[nth] ?? 1) - 1),
  ];
  const dealer = new ForcedDealer<DiceCityEvent>({ picks });
  return new Playing(game, game.setup(seats, { ...OPTIONS, ...options }, dealer), dealer.events);
}

function layPlayer(player: Player | undefined, laid: LaidPlayer, otherDice: "spent" | "waiting"): void {
  if (player === undefined) throw new Error("There is no such player.");
  for (const [name, what] of Object.entries(laid.city ?? {})) {
    const cell = cellAt(player, spotNamed(name));
    const [card, off] = what === "off" ? [null, what] : what.split(" ");
    cell.card = (card ?? null) as Card | null;
    cell.off = off === "off";
  }
  for (const row of ROWS) {
    const column = laid.dice?.[row];
    player.dice[row] = { column: column ?? 1, spent: column === undefined && otherDice === "spent" };
  }
  const [wood, stone, iron] = laid.stock ?? [0, 0, 0];
  Object.assign(player.stock, { wood, stone, iron });
  player.passTokens = laid.passTokens ?? 0;
  player.tokens = laid.tokens ?? 0;
  player.bandits.push(...(laid.bandits ?? []));
  player.ships.push(...(laid.ships ?? []));
}

function layPile(market: State["market"], pile: string, left: number): void {
  const [kind, points] = pile.split("-");
  if (kind === "bandits") Object.assign(market.bandits, { [points ?? ""]: left });
  else if (kind === "ships") Object.assign(market.ships, { [points ?? ""]: left });
  else Object.assign(market.piles, { [pile]: left });
}

function spotNamed(name: string): Spot {
  const row = ROWS.find((other) => name.startsWith(`${other}-`));
  const column = COLUMNS.find((other) => name.endsWith(`-${other}`));
  if (row === undefined || column === undefined) throw new Error(`There is no place ${name}.`);
  return { row, column };
}

/** A game under way: what is answered, and what everybody then sees. */
export class Playing extends UnderWay<DiceCity> {
  proceed(): this {
    return this.carryOn([], (dealer) => proceed(this.state, dealer));
  }

  /** The asked player gives this answer; `faces` are what the dice will show. */
  answer(id: string, ...faces: number[]): this {
    return this.give(
      this.onlyAsked,
      id,
      faces.map((face) => face - 1),
    );
  }

  /** The turn is ended, and these five are rolled. */
  endTurn(...faces: number[]): this {
    for (
      let [, step] = this.asked.split(" ");
      step === "dice" || step === "attack";
      [, step] = this.asked.split(" ")
    )
      this.answer("done");
    return this.answer("done", ...faces);
  }

  /** The ids of all that may be answered. */
  get legal(): string[] {
    return this.idsFor(this.onlyAsked);
  }

  /** Those that begin so, without their beginning. */
  legalTo(beginning: string): string[] {
    return this.legal.flatMap((id) => (id.startsWith(`${beginning}-`) ? id.slice(beginning.length + 1) : []));
  }

  player(seat: Seat): PlayerView {
    const player = this.view(seat).players[seat];
    if (player === undefined) throw new Error(`There is no seat ${seat}.`);
    return player;
  }

  stock(seat: Seat = 0): number[] {
    const { wood, stone, iron } = this.player(seat).stock;
    return [wood, stone, iron];
  }

  tokens(seat: Seat = 0): number | undefined {
    return this.player(seat).score?.tokens;
  }

  /** Ordinary strength, and that against bandits only. */
  get strength(): [number, number] {
    const { strength, banditStrength } = this.view().turn;
    return [strength, banditStrength];
  }

  /** “church”, or “church off”. */
  at(name: SpotName, seat: Seat = 0): string {
    const { row, column } = spotNamed(name);
    const cell = this.player(seat).city[row][column - 1];
    return cell === undefined ? "nothing" : `${cell.location}${cell.off ? " off" : ""}`;
  }

  defense(name: SpotName, seat: Seat = 0): number | null | undefined {
    const { row, column } = spotNamed(name);
    return this.player(seat).city[row][column - 1]?.defense;
  }

  /** “4”, or “4 spent”. */
  die(row: Row, seat: Seat = 0): string {
    const { column, spent } = this.player(seat).dice[row];
    return `${column}${spent ? " spent" : ""}`;
  }
}
