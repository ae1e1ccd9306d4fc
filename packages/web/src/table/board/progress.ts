import type { Game } from "@roundtable/kernel";
import { useEffect, useState } from "preact/hooks";
import { fetchProgress } from "../requests.ts";

const NOTHING: readonly string[] = [];

/**
 * What I have achieved in a game that keeps such things; asked for again when the match is over, and null until the answer
 * is there: whether a match counts is for the server to say.
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
    // Without it the table is played as by somebody new.
    fetchProgress(game.id).then(take, () => take(NOTHING));
    return () => {
      wanted = false;
    };
  }, [game.id, keeps, isOver]);
  if (!keeps) return NOTHING;
  return known?.isOver === isOver ? known.achieved : null;
}
