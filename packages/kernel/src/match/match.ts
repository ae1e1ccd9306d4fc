import type { ChanceSource } from "../chance/chance.ts";
import { type Command, isWellFormed } from "./command.ts";
import { Entries } from "./entries.ts";
import { type Decision, type Game, type Outcome, plainCopy, type Shape, type MatchEvent } from "../game.ts";
import { StandingAnswers } from "./standing-answers.ts";
import type { Answered, Entry, Header, Log, UndoDropped } from "./log.ts";
import { isHintPublic, isSeenByOthers, isAskedSeatPublic } from "./visibility.ts";
import { drawsUpTo, setUp } from "./position.ts";
import { Questions } from "./questions.ts";
import type { MatchReason } from "../refusal-reasons.ts";
import type { Seat, Viewer } from "../seat.ts";
import { withPreviews } from "../sight.ts";
import { RecordingDealer } from "../chance/dealer.ts";
import { readSaying } from "../talk.ts";
import type {
  AskedDecision,
  Beginning,
  MatchSight,
  Result,
  Snapshot,
  Submitted,
  UndoReach,
  UndoRequest,
} from "./match-types.ts";

/** One match: its log, and the position that the log leads to. It does no I/O and has no clock. */
export class Match<S extends Shape = Shape> {
  readonly game: Game<S>;
  readonly #header: Header<S>;
  readonly #setup: Log["setup"];
  readonly #entries: Entries<S>;
  readonly #dealer: RecordingDealer<S["event"]>;
  readonly #standing: StandingAnswers<S>;
  readonly #questions: Questions<S>;
  #state: S["state"];
  #request: UndoRequest | null;
  /** The events of setup. */
  readonly opening: readonly MatchEvent<S>[];

  static begin<S extends Shape>(game: Game<S>, beginning: Beginning<S>): Match<S> {
    const { seats, options, source, fairness, continued } = beginning;
    const header: Header<S> = {
      game: game.id,
      rules: game.version,
      seats,
      options,
      ...(fairness === undefined ? {} : { fairness }),
      ...(continued === undefined ? {} : { continued }),
    };
    const { state, dealer } = setUp(game, { header }, source);
    const log: Log<S> = { header, setup: { draws: dealer.draws }, entries: [] };
    const snapshot = { state, line: [], askedBefore: Array.from({ length: seats }, () => 0), request: null };
    const match = new Match(game, log, snapshot, source, dealer.events);
    match.#questions.askAnew(state, null);
    return match;
  }

  static resume<S extends Shape>(
    game: Game<S>,
    log: Log<S>,
    snapshot: Snapshot<S>,
    source: ChanceSource,
  ): Match<S> {
    return new Match(game, log, snapshot, source, []);
  }

  private constructor(
    game: Game<S>,
    log: Log<S>,
    snapshot: Snapshot<S>,
    source: ChanceSource,
    opening: readonly MatchEvent<S>[],
  ) {
    this.game = game;
    this.#header = log.header;
    this.#setup = log.setup;
    this.#entries = new Entries(log.header.seats, log.entries);
    const answers = snapshot.line.map((n) => {
      const entry = this.#entries.numbered(n);
      if (entry?.kind !== "answer") throw new Error(`Entry ${n} is no answer, but the snapshot counts it.`);
      return entry;
    });
    const isOfThisVersion = log.header.rules === game.version;
    this.#standing = new StandingAnswers(
      answers,
      snapshot.unnoticed ?? 0,
      isOfThisVersion ? null : { state: plainCopy(snapshot.state), after: answers.length },
    );
    this.#state = snapshot.state;
    this.#questions = new Questions(game, snapshot.state, snapshot.askedBefore);
    this.#request = snapshot.request;
    this.#dealer = new RecordingDealer(source, drawsUpTo(log, answers));
    this.opening = opening;
  }

  get log(): Log<S> {
    return { header: this.#header, setup: this.#setup, entries: this.#entries.all };
  }

  /** The number of entries in the log. */
  get entered(): number {
    return this.#entries.next - 1;
  }

  get state(): S["state"] {
    return this.#state;
  }

  get seats(): number {
    return this.#header.seats;
  }

  get asked(): readonly Seat[] {
    return this.#questions.asked;
  }

  get outcome(): Outcome | null {
    return this.#questions.outcome;
  }

  /** The number of draws so far. */
  get drawn(): number {
    return this.#dealer.next;
  }

  get undoRequest(): UndoRequest | null {
    return this.#request;
  }

  snapshot(): Snapshot<S> {
    return {
      state: this.#state,
      line: this.#standing.answers.map(({ n }) => n),
      unnoticed: this.#standing.unnoticed,
      askedBefore: this.#questions.askedBefore,
      request: this.#request,
    };
  }

  decision(seat: Seat): AskedDecision<S> | null {
    const decision = this.#questions.of(seat);
    return decision === null ? null : { ...decision, id: this.#questions.idOf(seat) };
  }

  sight(viewer: Viewer): MatchSight<S> {
    const view = this.game.view(this.#state, viewer);
    if (viewer === "public") return { view, decision: null, undo: "none" };
    const decision = this.decision(viewer);
    return {
      view,
      decision: decision === null ? null : withPreviews(this.game, this.#state, viewer, decision),
      undo: this.undoReach(viewer),
    };
  }

  /** Whether this command of this seat was already carried out. Submitting it again changes nothing. */
  hasDone(seat: Seat, command: string): boolean {
    return this.#entries.by(seat, command) !== undefined;
  }

  submit(command: Command, { people = [], by, hintIsPublic }: Submitted = {}): Result<S> {
    if (!isWellFormed(command)) return refused("malformed");
    if (command.seat < 0 || command.seat >= this.seats) return refused("no-such-seat");
    const before = this.#entries.by(command.seat, command.id);
    if (before !== undefined) return { accepted: true, entry: before, told: [], again: true };
    switch (command.kind) {
      case "answer":
        return this.#answer(command.seat, command.decision, command.answer, command.id, by);
      case "undo":
        return this.#undo(command.seat, command.id, people);
      case "undo-vote":
        return this.#voteOnUndo(command, people);
      case "undo-withdraw":
        return this.#request?.seat === command.seat
          ? this.dropUndo("withdrawn", command.id)
          : refused("no-undo-asked");
      case "hint":
        return this.#takeHint(command.seat, command.decision, command.id, hintIsPublic);
      case "say":
        return this.#say(command.seat, command.say, command.id);
    }
  }

  /** Ends a request to undo without a result. */
  dropUndo(why: UndoDropped["why"], command?: string): Result<S> {
    const request = this.#request;
    if (request === null) return refused("no-undo-asked");
    this.#request = null;
    const entry = { n: this.#entries.next, kind: "undo-dropped", seat: request.seat, why } as const;
    return this.#enter(command === undefined ? entry : { ...entry, command }, []);
  }

  /**
   * Settles a request to undo after somebody has left: the others may all have agreed, or nobody may be asking any
   * more. Returns null where neither is the case.
   */
  settleUndo(people: readonly Seat[]): Result<S> | null {
    const request = this.#request;
    if (request === null) return null;
    if (!people.includes(request.seat)) return this.dropUndo("withdrawn");
    if (people.some((person) => person !== request.seat && !request.agreed.includes(person))) return null;
    const target = this.#standing.numbered(request.from);
    if (!this.#standing.isWithinReach(target)) return this.dropUndo("unanswered");
    return this.#takeBack(target, request.agreed, request.seat);
  }

  /** Gives the default answer of a decision whose time is over. */
  timeOver(seat: Seat, decision: string): Result<S> {
    const duration = this.#questions.of(seat)?.duration;
    if (duration === undefined) return refused("not-asked");
    return this.#answer(seat, decision, duration.then, undefined, "time");
  }

  undoReach(seat: Seat): UndoReach {
    const target = this.#standing.lastOf(seat);
    if (target === null || this.outcome !== null) return "none";
    if (this.#standing.isFree(target)) return "free";
    return this.game.takeBack === "by-agreement" && this.#standing.isWithinReach(target)
      ? "by-agreement"
      : "none";
  }

  #answer(
    seat: Seat,
    decisionId: string,
    answerId: string,
    command?: string,
    by?: "time" | "bot",
  ): Result<S> {
    const decision = this.#askedNow(seat, decisionId);
    if (typeof decision === "string") return refused(decision);
    const answer = decision.answers.find(({ id }) => id === answerId);
    if (answer === undefined) return refused("illegal-answer");

    const dealer = this.#dealer;
    const before = this.#questions.idsBut(seat);
    const wasOpen = by === "time" && isAskedSeatPublic(this.game, this.#state);
    dealer.reset(dealer.next);
    this.game.apply(this.#state, seat, answer, dealer);
    this.#questions.askAnew(this.#state, seat);
    const entry: { -readonly [Field in keyof Answered]: Answered[Field] } = {
      n: this.#entries.next,
      kind: "answer",
      seat,
      decision: decisionId,
      answer: answerId,
      draws: dealer.draws,
      revealed: dealer.revealed,
    };
    if (command !== undefined) entry.command = command;
    if (by !== undefined) entry.by = by;
    if (wasOpen && isAskedSeatPublic(this.game, this.#state)) entry.openly = true;
    const isNoticed =
      before !== this.#questions.idsBut(seat) || isSeenByOthers(this.game, dealer.events, seat, this.seats);
    this.#standing.add(entry, isNoticed);
    this.#request = null;
    return this.#enter(entry, dealer.events);
  }

  /** What this seat is asked, or why this decision cannot be answered. */
  #askedNow(seat: Seat, decisionId: string): Decision<S> | MatchReason {
    if (this.outcome !== null) return "match-over";
    const decision = this.#questions.of(seat);
    if (decision === null) return this.#questions.wasAsked(seat, decisionId) ? "stale-decision" : "not-asked";
    return decisionId === this.#questions.idOf(seat) ? decision : "stale-decision";
  }

  #takeHint(
    seat: Seat,
    decisionId: string,
    command: string,
    isTold = isHintPublic(this.game, this.#state, seat),
  ): Result<S> {
    const decision = this.#askedNow(seat, decisionId);
    if (typeof decision === "string") return refused(decision);
    const openly = isTold ? ({ openly: true } as const) : {};
    return this.#enter(
      { n: this.#entries.next, kind: "hint", seat, decision: decisionId, ...openly, command },
      [],
    );
  }

  #undo(seat: Seat, command: string, people: readonly Seat[]): Result<S> {
    if (this.outcome !== null) return refused("match-over");
    const target = this.#standing.lastOf(seat);
    if (target === null) return refused("nothing-to-undo");
    if (!this.#standing.isWithinReach(target)) return refused("undo-out-of-reach");
    if (this.#standing.isFree(target)) return this.#takeBack(target, [], seat, command);
    if (this.game.takeBack === "free-only") return refused("undo-not-allowed");
    if (people.every((person) => person === seat)) return this.#takeBack(target, [], seat, command);
    this.#request = { seat, from: target.n, agreed: [] };
    const n = this.#entries.next;
    return this.#enter({ n, kind: "undo-asked", seat, from: target.n, command }, []);
  }

  #voteOnUndo(
    { seat, of, agrees, id: command }: Extract<Command, { kind: "undo-vote" }>,
    people: readonly Seat[],
  ): Result<S> {
    const request = this.#request;
    if (request === null || request.seat !== of || of === seat) return refused("no-undo-asked");
    const vote = { n: this.#entries.next, kind: "undo-vote", seat, agrees, command } as const;
    if (!agrees) {
      this.#request = null;
      return this.#enter(vote, []);
    }
    const agreed = [...request.agreed.filter((other) => other !== seat), seat];
    if (people.some((person) => person !== request.seat && !agreed.includes(person))) {
      this.#request = { ...request, agreed };
      return this.#enter(vote, []);
    }
    const target = this.#standing.numbered(request.from);
    if (!this.#standing.isWithinReach(target)) return refused("undo-out-of-reach");
    return this.#takeBack(target, agreed, seat, command);
  }

  #takeBack(target: Answered, agreed: readonly Seat[], seat: Seat, command?: string): Result<S> {
    const isLast = this.#standing.answers.at(-1) === target;
    const { state, taken } = this.#standing.takeBack(this.game, this.log, target);
    this.#state = state;
    this.#request = null;
    this.#dealer.reset(drawsUpTo({ setup: this.#setup }, this.#standing.answers));
    // An answer that is undone alone leaves the other seats' decisions as they are.
    this.#questions.askAnew(state, taken === 1 ? target.seat : null);
    const alone = taken === 1 && !isLast ? ({ alone: true } as const) : {};
    const { n: from, seat: of } = target;
    const n = this.#entries.next;
    const entry = { n, kind: "undo", seat, of, from, ...alone, agreed } as const;
    return this.#enter(command === undefined ? entry : { ...entry, command }, []);
  }

  #say(seat: Seat, value: unknown, command: string): Result<S> {
    const say = readSaying(this.game, this.#state, seat, value);
    if (typeof say === "string") return refused(say);
    const n = this.#entries.next;
    return this.#enter({ n, kind: "said", seat, say, command }, [{ kind: "said", seat, say }]);
  }

  #enter(entry: Entry<S>, told: readonly MatchEvent<S>[]): Result<S> {
    this.#entries.add(entry);
    return { accepted: true, entry, told, again: false };
  }
}

function refused(reason: MatchReason): { accepted: false; reason: MatchReason } {
  return { accepted: false, reason };
}
