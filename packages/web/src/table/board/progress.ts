import type { Game } from "@roundtable/kernel";
import { useEffect, useState } from "preact/hooks";
import { fetchProgress } from "../requests.ts";

const NOTHING: readonly string[] = [];

/**
 * My achievements in this game, if the game has any; null until the server has answered. They are fetched again after
 * the match, because the server decides whether it counts.
 */
export function useProgress(game: Game, isOver: boolean): readonly string[] | null {
  const [known, setKnown] = useState<{
    readonly achieved: readonly string[];
    readonly isOver: boolean;
  } | null>(null);
  const keeps = game.statistics?.achieved !== undefined;
  useEffect(() => {
    if (!keeps) return;
    let wanted = true;
    const take = (achieved: readonly string[]) => {
      if (wanted) setKnown({ achieved, isOver });
    };
    // Without an answer, the table treats me as a new player.
    fetchProgress(game.id).then(take, () => take(NOTHING));
    return () => {
      wanted = false;
    };
  }, [game.id, keeps, isOver]);
  if (!keeps) return NOTHING;
  return known?.isOver === isOver ? known.achieved : null;
}
