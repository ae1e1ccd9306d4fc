import type { Seat } from "@roundtable/kernel";
import { playerAt } from "../../rules/city.ts";
import { BANDITS, SHIPS } from "../../rules/index.ts";
import { scoreOf } from "../../rules/scoring/score.ts";
import type { Market, State } from "../../rules/state.ts";

/** Tokens of others cannot be seen: about this many a round. */
const TOKENS_A_ROUND = 1;

/** The most that ending the game may be worth: nobody knows their lead exactly. */
const MOST_FOR_THE_END = 8;

/** What it is worth to this player to end the game now: leaders want it, others do not. */
export function endingWorth(state: State, seat: Seat): number {
  if (state.players.length === 1 || state.ending !== null) return 0;
  return Math.max(-MOST_FOR_THE_END, Math.min(MOST_FOR_THE_END, lead(state, seat)));
}

/** By how many points this player believes to be ahead of the best of the others. */
export function lead(state: State, seat: Seat): number {
  const { players, market, turn } = state;
  const own = scoreOf(playerAt(state, seat));
  const rounds = Math.ceil(turn.number / players.length);
  // Points that lie in no pile and were not taken by this player belong to the others; they are taken to be shared
  // equally.
  const theirs = takenFrom(market, players.length) - (own.total - own.tokens - own.city);
  const each = theirs / (players.length - 1) + rounds * TOKENS_A_ROUND;
  const cities = players.flatMap((player, other) => (other === seat ? [] : [scoreOf(player).city]));
  return own.total - each - Math.max(0, ...cities);
}

/** DC-7: the points of all bandits and ships that somebody has. */
function takenFrom({ bandits, ships }: Market, players: number): number {
  const dealt = { 5: players + 2, 10: players, 20: 1 };
  return (
    BANDITS.reduce((sum, bandit) => sum + bandit * (players + 2 - bandits[bandit]), 0) +
    SHIPS.reduce((sum, ship) => sum + ship * (dealt[ship] - ships[ship]), 0)
  );
}
