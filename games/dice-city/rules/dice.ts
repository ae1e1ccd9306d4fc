import type { Chance, Seat } from "@roundtable/kernel";
import { playerAt, unspentDice } from "./city.ts";
import type { DiceCityDealer } from "./dice-city.ts";
import type { Spending } from "./events.ts";
import { COLUMNS, type Column, type Row, ROWS } from "./pieces.ts";
import type { Player, State } from "./state.ts";

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
export function rollAgain(state: State, seat: Seat, die: Row, dealer: DiceCityDealer): void {
  const { dice } = playerAt(state, seat);
  const from = dice[die].column;
  const to = face(dealer.chance);
  dice[die] = { column: to, spent: false };
  dealer.reveal({ kind: "rerolled", seat, die, from, to });
}

export function moveDie(state: State, die: Row, to: Column, dealer: DiceCityDealer): void {
  const { seat } = state.turn;
  const { dice } = playerAt(state, seat);
  const from = dice[die].column;
  dice[die] = { column: to, spent: dice[die].spent };
  dealer.tell({ kind: "die-moved", seat, die, from, to });
}

/** DC-11: each die is spent on one thing. */
export function spendDie(state: State, die: Row, on: Spending, dealer: DiceCityDealer): void {
  const { seat } = state.turn;
  const { dice } = playerAt(state, seat);
  dice[die] = { column: dice[die].column, spent: true };
  dealer.tell({ kind: "spent", seat, die, on });
}

/** DC-11: the die that does an action is never its object. */
export function otherDice(player: Player, die: Row): Row[] {
  return unspentDice(player).filter((other) => other !== die);
}

export function hasOtherDie({ dice }: Player, die: Row): boolean {
  return ROWS.some((other) => other !== die && !dice[other].spent);
}

function face(chance: Chance): Column {
  return COLUMNS[chance.pick(COLUMNS.length)] ?? 1;
}
