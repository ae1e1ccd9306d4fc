import type { Game, Log, Said, Shape, Viewer } from "@roundtable/kernel";

/** Everything said in a match, through the same gate as all that this viewer is told. */
export function heardBy<S extends Shape>(game: Game<S>, { entries }: Log<S>, viewer: Viewer): Said<S>[] {
  return entries.flatMap((entry) => {
    if (entry.kind !== "said") return [];
    const { kind, seat, say } = entry;
    const heard = game.see({ kind, seat, say }, viewer);
    return isSaid(heard) ? [heard] : [];
  });
}

function isSaid<S extends Shape>(told: S["event"] | Said<S> | null): told is Said<S> {
  return told?.kind === "said";
}
