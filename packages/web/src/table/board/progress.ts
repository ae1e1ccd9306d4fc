import type { Game } from "@roundtable/kernel";
import { useEffect, useState } from "preact/hooks";
import { fetchProgress } from "../../connection/http.ts";

const NOTHING: readonly string[] = [];

/** What I have achieved in a game that keeps such things; asked for again when the match is over. */
export function useProgress(game: Game, isOver: boolean): readonly string[] {
  const [achieved, setAchieved] = useState(NOTHING);
  const keeps = game.achieved !== undefined;
  useEffect(() => {
    if (!keeps) return;
    let wanted = true;
    const take = async () => {
      const known = await fetchProgress(game.id);
      if (wanted) setAchieved(known);
    };
    // Without it the table is played as by somebody new.
    take().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [game.id, keeps, isOver]);
  return achieved;
}
