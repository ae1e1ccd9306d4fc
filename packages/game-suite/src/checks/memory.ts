import type { Shape, Told, Viewer } from "@roundtable/kernel";
import { differenceInBytes } from "../plain.ts";
import { nameOf, type Run, type State } from "../run.ts";

/** Everything that was told in a game, and how each viewer was sent it. */
interface Memory {
  keep(told: readonly Told[]): void;
  /** What this viewer was sent that the redealt state would not explain, as a sentence, or null. */
  whatChanges(redealt: State, viewer: Viewer): string | null;
}

export function memoryOf({ game, viewers }: Run): Memory {
  const kept: { readonly event: Shape["event"]; readonly seen: ReadonlyMap<Viewer, string> }[] = [];
  const seenBy = (event: Told, viewer: Viewer): string => JSON.stringify(game.see(event, viewer));
  return {
    keep(told) {
      for (const event of told) {
        kept.push({ event, seen: new Map(viewers.map((viewer) => [viewer, seenBy(event, viewer)])) });
      }
    },
    whatChanges(redealt, viewer) {
      for (const { event, seen } of kept) {
        const before = seen.get(viewer) ?? "null";
        const after = seenBy(game.retell(event, redealt), viewer);
        if (after !== before) {
          const difference = differenceInBytes(before, after);
          return `${nameOf(viewer)} was sent a secret in the event “${event.kind}”: ${difference}.`;
        }
      }
      return null;
    },
  };
}
