import type { Seat } from "@roundtable/kernel";
import { playerAt, unspentDice } from "../../rules/city.ts";
import { COLUMNS, type Row, ROWS } from "../../rules/index.ts";
import type { State } from "../../rules/state.ts";
import { rerollVictims } from "../../rules/steps/reroll.ts";
import { branch } from "./branch.ts";
import { unsettling } from "../evaluation/reroll-damage.ts";
import type { TurnWorth } from "../evaluation/turn-value.ts";

/**
 * DC-12: the value of paying two pass tokens to reroll one die of everybody. It counts each rival's best die and the
 * player's own worst die, averaged over all faces.
 */
export function worthOfReroll(
  from: State,
  seat: Seat,
  worth: TurnWorth,
): { readonly worth: number; readonly rolls: readonly number[] | null } {
  const state = branch(from, seat);
  const player = playerAt(state, seat);
  player.passTokens -= 2;
  const victims = rerollVictims(from);
  const { weights } = worth.expected;
  const harm = victims
    .filter((victim) => victim !== seat)
    .reduce((sum, victim) => sum + Math.max(...ROWS.map((die) => unsettling(from, victim, die, weights))), 0);
  if (!victims.includes(seat)) return { worth: worth.withDice(state) + harm, rolls: null };
  const faces = (die: Row) =>
    COLUMNS.map((column) => {
      player.dice[die] = { column, spent: false };
      return worth.withDice(state) + harm;
    });
  let best: { worth: number; rolls: readonly number[] } | null = null;
  for (const die of unspentDice(player)) {
    const stood = player.dice[die];
    const rolls = faces(die);
    player.dice[die] = stood;
    const average = rolls.reduce((sum, one) => sum + one, 0) / rolls.length;
    if (best === null || average > best.worth) best = { worth: average, rolls };
  }
  return best ?? { worth: worth.withDice(state) + harm, rolls: null };
}
