import { playerAt } from "../city.ts";
import { rungOf } from "../pieces/rungs.ts";
import { scoreOf } from "./score.ts";
import type { State } from "../state.ts";

/** DC-29: the target that a solo game has reached; who has reached it is kept outside the rules. */
export function achieved(state: State): readonly string[] {
  const { options, over, players } = state;
  if (!over || players.length > 1 || scoreOf(playerAt(state, 0)).total < Number(options.target)) return [];
  return [rungOf(options.level, options.target)];
}
