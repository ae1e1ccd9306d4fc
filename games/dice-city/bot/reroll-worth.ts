import type { Seat } from "@roundtable/kernel";
import { playerAt, unspentDice } from "../rules/city.ts";
import { COLUMNS, type Row, ROWS } from "../rules/index.ts";
import type { State } from "../rules/state.ts";
import { rerollVictims } from "../rules/steps/reroll.ts";
import { branch } from "./branch.ts";
import { unsettling } from "./unsettling.ts";
import type { TurnWorth } from "./worth.ts";

/**
 * DC-12: what it is worth to pay two pass tokens so that a die of everybody is rolled again: of each rival that which
 * serves him best, of one's own that which serves least, judged at a glance by every face.
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
