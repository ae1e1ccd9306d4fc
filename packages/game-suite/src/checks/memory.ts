import type { Shape, MatchEvent, Viewer } from "@roundtable/kernel";
import { differenceInBytes } from "../plain.ts";
import { nameOf, type Run, type State } from "../run.ts";
import type { Changes } from "./changes.ts";

interface Kept {
  readonly event: Shape["event"];
  readonly bytes: string;
  readonly seen: ReadonlyMap<Viewer, string>;
}

/** Everything that was told in a game, and how each viewer was sent it. */
export class Memory {
  readonly #run: Run;
  readonly #changes: Changes;
  readonly #kept: Kept[] = [];

  constructor(run: Run, changes: Changes) {
    this.#run = run;
    this.#changes = changes;
  }

  keep(told: readonly MatchEvent[]): void {
    const { viewers } = this.#run;
    for (const event of told) {
      const seen = new Map(viewers.map((viewer) => [viewer, this.#seenBy(event, viewer)]));
      this.#kept.push({ event, bytes: JSON.stringify(event), seen });
    }
  }

  /** MatchEvent again on the way to the state that it led to, an event is what it was. */
  expectFaithful(): void {
    const { game, state } = this.#run;
    for (const { event, bytes } of this.#kept) {
      const again = JSON.stringify(game.retell(event, state));
      if (again !== bytes) {
        this.#run.fail(
          `retell() changes “${event.kind}” where nothing was redealt: ${differenceInBytes(bytes, again)}.`,
        );
      }
    }
  }

  /** All that this viewer was ever sent is explained by the redealt state. */
  expectExplained(redealt: State, viewer: Viewer): void {
    for (const { event, bytes, seen } of this.#kept) {
      const before = seen.get(viewer) ?? "null";
      const retold = this.#run.game.retell(event, redealt);
      const after = this.#seenBy(retold, viewer);
      if (after !== before) {
        const difference = differenceInBytes(before, after);
        this.#run.fail(`${nameOf(viewer)} was sent a secret in the event “${event.kind}”: ${difference}.`);
      }
      if (before === bytes) continue;
      // The viewer does not see all of this event. If retelling never changed it, this check would be blind.
      const what = `What the event “${event.kind}” hides`;
      if (!this.#changes.hasChanged(what)) this.#changes.count(what, JSON.stringify(retold) !== bytes);
    }
  }

  #seenBy(event: MatchEvent, viewer: Viewer): string {
    return JSON.stringify(this.#run.game.see(event, viewer));
  }
}
