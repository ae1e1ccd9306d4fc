import type { Entry, Perspective, Game, Seat, MatchEvent } from "@roundtable/kernel";
import type { LogLine } from "./match.ts";

/** A log entry with its events. Setup has events and no entry. */
export interface EntryWithEvents {
  readonly entry: Entry | null;
  readonly told: readonly MatchEvent[];
}

/**
 * The log as one viewer may read it. After the match it may be fully open. It is made only of the entries and the game's
 * `see`. A line of the server's own is shown only to viewers who can see what it is about. Its length counts this viewer's
 * lines, so it reveals nothing about others. Lines are not stored, but made from the entries when needed.
 */
export class ViewerLog {
  readonly #eyes: Perspective;
  readonly #see: (told: MatchEvent) => MatchEvent | null;
  /** All entries so far, setup first, so that each is at its number. */
  readonly #entries: readonly EntryWithEvents[];
  /** The number of the first line of each entry. */
  readonly #begins: number[] = [];
  #length = 0;

  constructor(game: Pick<Game, "see">, eyes: Perspective, entries: readonly EntryWithEvents[]) {
    this.#eyes = eyes;
    this.#see = (told) => (eyes === "open" ? told : game.see(told, eyes));
    this.#entries = entries;
  }

  /** The number of lines this viewer has read. */
  get length(): number {
    return this.#length;
  }

  /** The number of lines after setup and after each entry. */
  get lengths(): readonly number[] {
    return [...this.#begins.slice(1), this.#length];
  }

  /** The lines of all entries that were not read yet. */
  readOn(): LogLine[] {
    const lines: LogLine[] = [];
    for (let n = this.#begins.length; n < this.#entries.length; n++) {
      const kept = this.#entries[n];
      this.#begins.push(this.#length);
      if (kept === undefined) continue;
      const of = this.#linesOf(kept);
      this.#length += of.length;
      for (const line of of) lines.push(line);
    }
    return lines;
  }

  #linesOf({ entry, told }: EntryWithEvents): LogLine[] {
    const seen: LogLine[] = [];
    for (const event of told) {
      const perceived = this.#see(event);
      if (perceived !== null) seen.push({ kind: "told", told: perceived });
    }
    if (entry === null) return seen;
    const line = this.#ofTheServer(entry, seen.length > 0);
    return line === null ? seen : [line, ...seen];
  }

  #ofTheServer(entry: Entry, noticed: boolean): LogLine | null {
    const { seat } = entry;
    switch (entry.kind) {
      case "answer": {
        // If several seats answer in secret, the events after the last answer must not reveal whose it was.
        const isKnown = this.#is(seat) || (noticed && entry.openly === true);
        return entry.by === "time" && isKnown ? { kind: "time-over", seat } : null;
      }
      case "undo": {
        const from = this.#begins[entry.from] ?? this.#length;
        const wasNoticed = entry.alone !== true && this.#hasNoticedAMove(entry.from, entry.n);
        const isKnown = wasNoticed || entry.agreed.length > 0 || this.#is(entry.of);
        return isKnown ? { kind: "taken-back", seat, of: entry.of, from, agreed: entry.agreed } : null;
      }
      case "undo-asked":
        return { kind: "undo-asked", seat };
      case "undo-vote":
        return { kind: "undo-vote", seat, agrees: entry.agrees };
      case "undo-dropped":
        return { kind: "undo-dropped", seat, why: entry.why };
      case "hint":
        if (entry.openly === true) return { kind: "hint", seat };
        return this.#is(seat) ? { kind: "hint", seat, secretly: true } : null;
      case "said":
        return null;
    }
  }

  /** Whether this viewer could see any line of these answers. */
  #hasNoticedAMove(from: number, until: number): boolean {
    return this.#entries
      .slice(from, until)
      .some((kept) => kept.entry?.kind === "answer" && this.#linesOf(kept).length > 0);
  }

  #is(seat: Seat): boolean {
    return this.#eyes === seat || this.#eyes === "open";
  }
}
