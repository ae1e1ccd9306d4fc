import { applied, type Delta, DeltaMismatch, NOTHING } from "./delta.ts";
import type { MatchNews, WholeMatch } from "../from-server.ts";
import type { LogLine, Position, Sight } from "./match.ts";

/** A client's copy of one match, kept up to date by the server's messages. */
export class MatchFollower {
  #n = 0;
  #position: Position | null = null;
  #sight: Sight | null = null;
  #lines: readonly LogLine[] = [];

  get sight(): Sight | null {
    return this.#sight;
  }

  /** My log. */
  get lines(): readonly LogLine[] {
    return this.#lines;
  }

  /** False if a message was missed: then the table must be opened again. */
  receive(message: WholeMatch | MatchNews): boolean {
    if (message.kind === "match") {
      this.#n = message.n ?? 0;
      this.#lines = [...this.#lines.slice(0, message.from), ...message.lines];
      this.#stand(message.sight);
      return true;
    }
    if (this.#position === null || message.n !== this.#n + 1) return false;
    try {
      this.#stand(positionAfter(this.#position, message));
    } catch (error) {
      if (!(error instanceof DeltaMismatch)) throw error;
      return false;
    }
    this.#n = message.n;
    const lines = linesOf(message);
    if (lines.length > 0) this.#lines = [...this.#lines, ...lines];
    return true;
  }

  #stand(position: Position): void {
    const { own = NOTHING, answered = false, ...sight } = position;
    this.#sight = {
      ...sight,
      view: applied(position.view, own) as Sight["view"],
      decision: answered ? null : position.decision,
    };
    this.#position = position;
  }
}

function positionAfter(before: Position, news: MatchNews): Position {
  const { view, own, decision, since, bank, deadline, undo, undoAsked, outcome } = news;
  const isAskedAnew = decision !== undefined;
  return {
    viewer: before.viewer,
    view: view === undefined ? before.view : (applied(before.view, view) as Position["view"]),
    ...ownAfter(before.own, own),
    decision: isAskedAnew ? (applied(before.decision, decision) as Position["decision"]) : before.decision,
    answered: news.answered ?? (!isAskedAnew && before.answered === true),
    ...inTime(since ?? before.since, bank ?? before.bank),
    deadline: deadline === undefined ? before.deadline : deadline,
    undo: undo ?? before.undo,
    undoAsked: undoAsked === undefined ? before.undoAsked : undoAsked,
    outcome: outcome === undefined ? before.outcome : outcome,
  };
}

function inTime(since: Position["since"], bank: Position["bank"]): Pick<Position, "since" | "bank"> {
  return { ...(since === undefined ? {} : { since }), ...(bank === undefined ? {} : { bank }) };
}

function ownAfter(before: Delta = NOTHING, own?: Delta): Pick<Position, "own"> {
  return { own: own === undefined ? before : (applied(before, own) as Delta) };
}

function linesOf({ lines = [], told = [] }: MatchNews): readonly LogLine[] {
  return told.length === 0 ? lines : told.map((event) => ({ kind: "told", told: event }));
}
