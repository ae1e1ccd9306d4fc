import type { Entry, Game, Seat, Told, Viewer } from "@roundtable/kernel";
import type { LogLine } from "@roundtable/protocol";
import type { KeptEntry } from "../store/match-rows.ts";

/**
 * The log as one viewer may read it. It is made of nothing but the kept entries and the game's `see`; a line of the server's
 * own is shown only to those who could see what it is about. Its length counts what this viewer was told, so it tells
 * nothing of what he was not.
 */
export class ViewerLog {
  readonly viewer: Viewer;
  readonly lines: LogLine[] = [];
  readonly #see: (told: Told) => Told | null;
  /** Where the lines of an entry begin, by its number. */
  readonly #begins: number[] = [];

  constructor(game: Game, viewer: Viewer, entries: readonly KeptEntry[]) {
    this.viewer = viewer;
    this.#see = (told) => game.see(told, viewer);
    for (const entry of entries) this.add(entry);
  }

  add({ entry, told }: KeptEntry): void {
    this.#begins[entry?.n ?? 0] = this.lines.length;
    const seen = told.flatMap((event): LogLine[] => {
      const perceived = this.#see(event);
      return perceived === null ? [] : [{ kind: "told", told: perceived }];
    });
    this.lines.push(...(entry === null ? [] : this.#ofTheServer(entry, seen.length > 0)), ...seen);
  }

  #ofTheServer(entry: Entry, noticed: boolean): LogLine[] {
    const { seat } = entry;
    switch (entry.kind) {
      case "answer": {
        // Where several are asked in secret, what follows when the last of them has answered tells nobody who that was.
        const isKnown = this.#is(seat) || (noticed && entry.openly === true);
        return entry.by === "time" && isKnown ? [{ kind: "time-over", seat }] : [];
      }
      case "undo": {
        const from = this.#begins[entry.from] ?? this.lines.length;
        const wasNoticed = entry.alone !== true && this.lines.slice(from).some(isOfAMove);
        const isKnown = wasNoticed || entry.agreed.length > 0 || this.#is(entry.of);
        if (!isKnown) return [];
        return [{ kind: "taken-back", seat, of: entry.of, from, agreed: entry.agreed }];
      }
      case "undo-asked":
        return [{ kind: "undo-asked", seat }];
      case "undo-vote":
        return [{ kind: "undo-vote", seat, agrees: entry.agrees }];
      case "undo-dropped":
        return [{ kind: "undo-dropped", seat, why: entry.why }];
      case "said":
        return [];
    }
  }

  #is(seat: Seat): boolean {
    return this.viewer === seat;
  }
}

function isOfAMove(line: LogLine): boolean {
  return line.kind === "told" ? line.told.kind !== "said" : line.kind === "time-over";
}
