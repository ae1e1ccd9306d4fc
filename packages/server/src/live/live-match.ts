import type { Game, Match, Seat, Viewer } from "@roundtable/kernel";
import type { FromServer, Sight } from "@roundtable/protocol";
import type { TableId } from "../tables/table.ts";
import type { Deadline, KeptEntry } from "../store/match-rows.ts";
import { ViewerLog } from "./viewer-log.ts";

export type MatchNews = Extract<FromServer, { kind: "match" }>;

/** Everything that one viewer is sent of the position; made of the kernel's sight and his own deadline alone. */
function sightFor(match: Match, viewer: Viewer, deadlines: readonly Deadline[]): Sight {
  const { view, decision, undo } = match.sight(viewer);
  const request = match.undoRequest;
  return {
    viewer,
    view,
    decision,
    deadline: deadlines.find(({ seat }) => seat === viewer)?.at ?? null,
    undo,
    undoAsked: request === null ? null : { seat: request.seat, agreed: request.agreed },
    outcome: match.outcome,
  };
}

/** A running match, and what each of its viewers has been shown of it. */
export class LiveMatch {
  readonly match: Match;
  deadlines: readonly Deadline[];
  readonly #table: TableId;
  readonly #entries: KeptEntry[];
  readonly #logs = new Map<Viewer, ViewerLog>();
  /** The last sight that went to each viewer, and how many lines he had then. */
  readonly #shown = new Map<Viewer, { readonly sight: string; readonly lines: number }>();

  constructor(table: TableId, match: Match, entries: readonly KeptEntry[], deadlines: readonly Deadline[]) {
    this.#table = table;
    this.match = match;
    this.#entries = [...entries];
    this.deadlines = deadlines;
  }

  get game(): Game {
    return this.match.game;
  }

  /** Whether talk is open to this seat. */
  maySpeak(seat: Seat): boolean {
    return this.game.talk?.open(this.match.state, seat) ?? true;
  }

  add(entry: KeptEntry): void {
    this.#entries.push(entry);
    for (const log of this.#logs.values()) log.add(entry);
  }

  /** Where things stand, for one who already has the first `known` lines of his log. */
  newsSince(viewer: Viewer, known: number): MatchNews {
    const { lines } = this.#logOf(viewer);
    const sight = sightFor(this.match, viewer, this.deadlines);
    this.#shown.set(viewer, { sight: JSON.stringify(sight), lines: lines.length });
    const from = known <= lines.length ? known : 0;
    return { kind: "match", table: this.#table, from, lines: lines.slice(from), sight };
  }

  /** What is new to this viewer; null if nothing is, so that not even a message tells him that something happened. */
  newsFor(viewer: Viewer): MatchNews | null {
    const before = this.#shown.get(viewer);
    const news = this.newsSince(viewer, before?.lines ?? 0);
    return news.lines.length === 0 && before?.sight === this.#shown.get(viewer)?.sight ? null : news;
  }

  #logOf(viewer: Viewer): ViewerLog {
    const known = this.#logs.get(viewer);
    if (known !== undefined) return known;
    const log = new ViewerLog(this.game, viewer, this.#entries);
    this.#logs.set(viewer, log);
    return log;
  }
}
