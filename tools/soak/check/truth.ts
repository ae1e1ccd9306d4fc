import { isDeepStrictEqual } from "node:util";
import { type Game, type Match, previewOf, replay, type Seat, type Viewer } from "@roundtable/kernel";
import type { Previews, Sight } from "@roundtable/protocol";
import type { StoredMatch, StoredTable } from "../stored.ts";

/** What one viewer may know after an entry. */
interface Known {
  /** As `sightText` writes it. */
  readonly sight: string;
  /** How many lines of the game this viewer had been sent. */
  readonly told: number;
  readonly hasTime: boolean;
}

/** Previews that a seat was sent, to be verified when the match reaches that question. */
export interface SentPreviews {
  readonly seat: Seat;
  readonly sent: Previews;
}

/** Everything that the viewers of a match may know of it, entry by entry, computed from its log and the rules alone. */
export class Truth {
  /** Contradictions within the log, in words. */
  readonly faults: string[] = [];
  /** For each viewer, after setup and after each entry. */
  readonly #known = new Map<Viewer, Known[]>();
  /** For each viewer, the lines of the game. */
  readonly #told = new Map<Viewer, string[]>();
  /** For each seat, every question that it was ever asked. */
  readonly #asked = new Map<Seat, Set<string>>();
  readonly #views = new Map<Viewer, Set<string>>();
  readonly #right = new Set<Previews>();

  constructor(
    game: Game,
    table: StoredTable,
    kept: StoredMatch,
    viewers: ReadonlySet<Viewer>,
    previews: readonly SentPreviews[],
  ) {
    for (const viewer of viewers) {
      this.#known.set(viewer, []);
      this.#told.set(viewer, []);
      this.#views.set(viewer, new Set());
      if (viewer !== "public") this.#asked.set(viewer, new Set());
    }
    const { entries } = kept.log;
    for (const [at, { n }] of entries.entries())
      if (n !== at + 1) this.faults.push(`Entry ${at + 1} of table ${table.id} has the number ${n}.`);
    try {
      let n = 0;
      for (const match of replay(game, kept.log)) {
        this.#look(match, kept.told[n] ?? [], table.hasClock);
        for (const one of previews) if (arePreviewsOf(match, one)) this.#right.add(one.sent);
        if (n === kept.after) this.#compare(match, table, kept);
        if (n === entries.length && table.ended === "played" && match.outcome === null)
          this.faults.push(`Table ${table.id} is over, and its match has no outcome.`);
        n++;
      }
    } catch (error) {
      this.faults.push(`The log of table ${table.id} does not replay: ${String(error)}`);
    }
    if (kept.after > entries.length)
      this.faults.push(`The snapshot of table ${table.id} is ahead of its log.`);
  }

  /**
   * The number of the first entry, from this one on, after which the viewer may know exactly this; -1 if there is none.
   */
  find(viewer: Viewer, sight: Sight, told: number, from: number): number {
    const known = this.#known.get(viewer) ?? [];
    const text = sightText(sight);
    for (let n = from; n < known.length; n++) {
      const at = known[n];
      if (at?.sight === text && at.told === told && (at.hasTime || sight.deadline === null)) return n;
    }
    return -1;
  }

  /** The game's line with this number for this viewer, counted without the server's own lines. */
  told(viewer: Viewer, number: number): string | undefined {
    return this.#told.get(viewer)?.[number];
  }

  /** Whether this viewer was ever shown exactly this. */
  hasSeen(viewer: Viewer, view: object): boolean {
    return this.#views.get(viewer)?.has(JSON.stringify(view)) ?? false;
  }

  wasAsked(seat: Seat, decision: object): boolean {
    return this.#asked.get(seat)?.has(JSON.stringify(decision)) ?? false;
  }

  isRight(previews: Previews): boolean {
    return this.#right.has(previews);
  }

  #look(match: Match, told: StoredMatch["told"][number], hasClock: boolean): void {
    for (const [viewer, known] of this.#known) {
      const lines = this.#told.get(viewer) ?? [];
      for (const event of told) {
        const seen = match.game.see(event, viewer);
        if (seen !== null) lines.push(JSON.stringify(seen));
      }
      const decision = viewer === "public" ? null : match.decision(viewer);
      if (viewer !== "public" && decision !== null) this.#asked.get(viewer)?.add(JSON.stringify(decision));
      const request = match.undoRequest;
      const view = match.game.view(match.state, viewer);
      this.#views.get(viewer)?.add(JSON.stringify(view));
      const sight = sightText({
        viewer,
        view,
        decision,
        undo: viewer === "public" ? "none" : match.undoReach(viewer),
        undoAsked: request === null ? null : { seat: request.seat, agreed: request.agreed },
        outcome: match.outcome,
      });
      const hasTime = decision !== null && (hasClock || decision.duration !== undefined);
      known.push({ sight, told: lines.length, hasTime });
    }
  }

  #compare(match: Match, { id }: StoredTable, { snapshot, after }: StoredMatch): void {
    const now: unknown = JSON.parse(JSON.stringify(match.snapshot()));
    if (!isDeepStrictEqual(now, snapshot))
      this.faults.push(`The log of table ${id} leads to another snapshot after entry ${after}.`);
  }
}

function sightText(sight: Omit<Sight, "deadline">): string {
  const { viewer, view, decision, undo, undoAsked, outcome } = sight;
  return JSON.stringify([viewer, view, decision, undo, undoAsked, outcome]);
}

function arePreviewsOf(match: Match, { seat, sent }: SentPreviews): boolean {
  const decision = match.decision(seat);
  if (decision?.id !== sent.decision) return false;
  return Object.entries(sent.previews).every(([id, preview]) => {
    const answer = decision.answers.find((one) => one.id === id);
    if (answer === undefined) return false;
    return JSON.stringify(previewOf(match.game, match.state, seat, answer)) === JSON.stringify(preview);
  });
}
