import { type Game, isSaid, type Log, type Said, type Shape, type Viewer } from "@roundtable/kernel";

/** Everything said in a match, through the same gate as all that this viewer is told. */
export function heardBy<S extends Shape>(
  game: Pick<Game<S>, "see">,
  { entries }: Pick<Log<S>, "entries">,
  viewer: Viewer,
): Said<S>[] {
  return entries.flatMap((entry) => {
    if (entry.kind !== "said") return [];
    const { kind, seat, say } = entry;
    const heard = game.see({ kind, seat, say }, viewer);
    return heard !== null && isSaid<S>(heard) ? [heard] : [];
  });
}
