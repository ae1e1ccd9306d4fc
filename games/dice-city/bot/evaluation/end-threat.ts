import type { Seat } from "@roundtable/kernel";
import { spotUnder } from "../../rules/city.ts";
import { BANDIT_DEFENSE, BANDITS, ROWS } from "../../rules/index.ts";
import type { State } from "../../rules/state.ts";
import { harvest } from "./harvest.ts";
import { GUESSED } from "./weights.ts";

/** Who of the others has dice that suffice for all bandits that are left, and so may end the game first (DC-23). */
export function enderBefore({ players, market, ending }: State, seat: Seat): Seat | null {
  if (ending !== null) return null;
  const left = BANDITS.flatMap((bandit) => Array.from({ length: market.bandits[bandit] }, () => bandit));
  for (let turn = 1; turn < players.length; turn++) {
    const rival = (seat + turn) % players.length;
    const player = players[rival];
    if (player === undefined) continue;
    const purse = harvest(
      player,
      ROWS.map((die) => spotUnder(player, die)),
      { wood: 0, stone: 0, iron: 0, strength: 0, banditStrength: 0, camps: 0, points: 0 },
      GUESSED,
    );
    const cost = left.reduce((sum, bandit) => sum + Math.max(1, BANDIT_DEFENSE[bandit] - purse.camps), 0);
    if (cost > 0 && cost <= purse.strength + purse.banditStrength) return rival;
  }
  return null;
}
