import type { Chance, Seat } from "@roundtable/kernel";
import { columnBeside, playerAt, unspentDice } from "./city.ts";
import type { DiceCityDealer } from "./dice-city.ts";
import { hasTurnToCome } from "./last-round.ts";
import { COLUMNS, type Column, type Row, ROWS } from "./pieces.ts";
import type { State } from "./state.ts";

/** DC-10, DC-20: all five are rolled and placed. */
export function rollAll(state: State, seat: Seat, dealer: DiceCityDealer): void {
  const { dice } = playerAt(state, seat);
  for (const row of ROWS) dice[row] = { column: face(dealer.chance), spent: false };
  const { white, yellow, red, blue, black } = dice;
  dealer.reveal({
    kind: "rolled",
    seat,
    dice: {
      white: white.column,
      yellow: yellow.column,
      red: red.column,
      blue: blue.column,
      black: black.column,
    },
  });
}

/** One die is rolled again and placed; a spent one can be used again (DC-1 Traveller, DC-4 Well). */
export function reroll(state: State, seat: Seat, die: Row, dealer: DiceCityDealer): void {
  const { dice } = playerAt(state, seat);
  const from = dice[die].column;
  const to = face(dealer.chance);
  dice[die] = { column: to, spent: false };
  dealer.reveal({ kind: "rerolled", seat, die, from, to });
}

export function moveDie(state: State, seat: Seat, die: Row, to: Column, dealer: DiceCityDealer): void {
  const { dice } = playerAt(state, seat);
  const from = dice[die].column;
  dice[die] = { column: to, spent: dice[die].spent };
  dealer.tell({ kind: "die-moved", seat, die, from, to });
}

/** DC-11b: one column left or right, without going round. */
export function moveBeside(state: State, seat: Seat, die: Row, by: -1 | 1, dealer: DiceCityDealer): void {
  const to = columnBeside(playerAt(state, seat).dice[die].column, by);
  if (to === null) throw new Error(`The ${die} die cannot go there.`);
  moveDie(state, seat, die, to, dealer);
}

/** DC-12: clockwise from the left, the player himself last; not whose dice will not be used again. */
export function rerollVictims(state: State): Seat[] {
  const { players, turn } = state;
  const clockwise = players.map((_, index) => (turn.seat + index + 1) % players.length);
  return clockwise.filter((seat) =>
    seat === turn.seat ? rerollHitsHimself(state) : hasTurnToCome(state, seat),
  );
}

/** DC-12: if he has a die left; DC-29: alone, whatever the option says. */
function rerollHitsHimself(state: State): boolean {
  const { players, turn, options } = state;
  const isHit = options.rerollHits === "everyone" || players.length === 1;
  return isHit && unspentDice(playerAt(state, turn.seat)).length > 0;
}

function face(chance: Chance): Column {
  return COLUMNS[chance.pick(COLUMNS.length)] ?? 1;
}
