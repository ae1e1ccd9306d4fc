import type { Game, Viewer } from "@roundtable/kernel";
import type { SinceBody } from "@roundtable/protocol";
import type { HistoryEvent } from "../history.ts";
import type { StoredMatch, StoredTable } from "../stored.ts";
import type { Truth } from "./truth.ts";

type Fetched = Extract<HistoryEvent, { kind: "fetched" }>;

/** A shorter event may appear in a response for another reason, for instance as part of another match. */
const TELLING = 40;

/** Checks the body of every HTTP response against what its reader may know of a running match. */
export class FetchedCheck {
  readonly #game: Game | null;
  readonly #table: StoredTable;
  readonly #truth: Truth | null;
  /** For each viewer, what only others were told. */
  readonly #hidden = new Map<Viewer, readonly string[]>();
  readonly #entries: readonly string[];

  constructor(game: Game | null, table: StoredTable, truth: Truth | null) {
    this.#game = game;
    this.#table = table;
    this.#truth = truth;
    const entries = table.match?.log.entries ?? [];
    // Entries without a command may be the same in two matches.
    this.#entries = entries.filter(({ command }) => command !== undefined).map((one) => JSON.stringify(one));
  }

  /** Why the response leaks something; null if it does not. */
  whyLeaky(viewer: Viewer, { path, status, text, moment }: Fetched): string | null {
    const { id, key, over, match } = this.#table;
    if (over !== null && over <= moment) return null;
    if (path === `/api/tables/${id}/log` && status === 200) return "the log was given out";
    if (key !== "" && text.includes(key)) return "the key to chance is in it";
    if (match === null) return null;
    if (match.log.setup.draws.length > 0 && text.includes(JSON.stringify(match.log.setup)))
      return "the draws of setup are in it";
    if (this.#entries.some((entry) => text.includes(entry))) return "an entry of the log is in it";
    if (this.#hiddenFrom(viewer, match).some((told) => text.includes(told)))
      return "what only others were told is in it";
    return path === `/api/tables/${id}/since` && status === 200 ? this.#whyNotSeen(viewer, text) : null;
  }

  #whyNotSeen(viewer: Viewer, text: string): string | null {
    const { since } = JSON.parse(text) as SinceBody;
    if (since === null || this.#truth === null || this.#truth.hasSeen(viewer, since.view)) return null;
    return "that seat never saw this";
  }

  #hiddenFrom(viewer: Viewer, { told }: StoredMatch): readonly string[] {
    const known = this.#hidden.get(viewer);
    if (known !== undefined) return known;
    const events = this.#game === null ? [] : told.flat();
    const texts = events.map((event) => JSON.stringify(event));
    const seen = new Set(events.map((event) => JSON.stringify(this.#game?.see(event, viewer) ?? null)));
    const hidden = texts.filter((text) => text.length >= TELLING && !seen.has(text));
    this.#hidden.set(viewer, hidden);
    return hidden;
  }
}
