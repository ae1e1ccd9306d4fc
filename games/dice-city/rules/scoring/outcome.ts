import type { Outcome } from "@roundtable/kernel";
import { playerAt } from "../city.ts";
import { rankingOf, scoreOf } from "./score.ts";
import type { State } from "../state.ts";

/** DC-26; alone (DC-29) it is won by reaching the target. */
export function outcome(state: State): Outcome | null {
  if (!state.over) return null;
  if (state.players.length === 1) {
    return { winners: scoreOf(playerAt(state, 0)).total >= Number(state.options.target) ? [0] : [] };
  }
  const ranking = rankingOf(state);
  return { winners: ranking.slice(0, 1), ranking: ranking.map((seat) => [seat]) };
}
