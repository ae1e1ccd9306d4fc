import type { Seat } from "@roundtable/kernel";
import { playerAt, spotUnder } from "../../rules/city.ts";
import { type Column, COLUMNS, type Row, ROWS } from "../../rules/index.ts";
import type { State } from "../../rules/state.ts";
import { Yield } from "./turn-yield.ts";
import type { Weights } from "./weights.ts";

/** By how much a rival's next turn gets worse, on average, if this die of theirs is rolled again. */
export function unsettling(state: State, victim: Seat, die: Row, weights: Weights): number {
  const player = playerAt(state, victim);
  const yields = new Yield(state, weights);
  const withFace = (column: Column) =>
    yields.of(
      player,
      ROWS.map((row) => (row === die ? { row, column } : spotUnder(player, row))),
    );
  const average = COLUMNS.reduce((sum, column) => sum + withFace(column), 0) / COLUMNS.length;
  return (withFace(player.dice[die].column) - average) / (state.players.length - 1);
}
