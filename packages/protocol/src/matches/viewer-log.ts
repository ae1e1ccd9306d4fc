import type { Entry, Perspective, Game, Seat, MatchEvent } from "@roundtable/kernel";
import type { LogLine } from "./match.ts";

/** An entry of the log with what it told; setup has no entry. */
export interface EntryWithEvents {
  readonly entry: Entry | null;
  readonly told: readonly MatchEvent[];
}

/**
 * The log as one viewer may read it; when the match is over it may lie open. It is made of nothing but the kept entries and the game's `see`; a line of the server's
 * own is shown only to those who could see what it is about. Its length counts what this viewer was told, so it tells
 * nothing of what he was not. The lines themselves are not kept: they are made of the entries whenever they are wanted.
 */
export class ViewerLog {
  readonly #eyes: Perspective;
  readonly #see: (told: MatchEvent) => MatchEvent | null;
  /** All that were kept so far, setup first: an entry stands at its number. */
  readonly #entries: readonly EntryWithEvents[];
  /** Where the lines of an entry begin, by its number. */
  readonly #begins: number[] = [];
  #length = 0;

  constructor(game: Pick<Game, "see">, eyes: Perspective, entries: readonly EntryWithEvents[]) {
    this.#eyes = eyes;
    this.#see = (told) => (eyes === "open" ? told : game.see(told, eyes));
    this.#entries = entries;
  }

  /** How many lines he has read. */
  get length(): number {
    return this.#length;
  }

  /** How many lines he had read after setup and after each entry, by their numbers. */
  get lengths(): readonly number[] {
    return [...this.#begins.slice(1), this.#length];
  }

  /** The lines of all entries that he has not read yet. */
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
        // Where several are asked in secret, what follows when the last of them has answered tells nobody who that was.
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

  /** Whether any line of these answers was his to read. */
  #hasNoticedAMove(from: number, until: number): boolean {
    return this.#entries
      .slice(from, until)
      .some((kept) => kept.entry?.kind === "answer" && this.#linesOf(kept).length > 0);
  }

  #is(seat: Seat): boolean {
    return this.#eyes === seat || this.#eyes === "open";
  }
}
