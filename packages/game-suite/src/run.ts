import {
  type Answered,
  type AskedDecision,
  type Chance,
  type ChanceSource,
  chanceOf,
  type Decision,
  type Game,
  Match,
  type Outcome,
  pickOne,
  plainCopy,
  type Seat,
  seatsOf,
  seeded,
  type Shape,
  type MatchEvent,
  type Viewer,
  viewersOf,
} from "@roundtable/kernel";
import { type Deal, SuiteFailure } from "./failure.ts";

export type Answer = Shape["answer"];
export type State = Shape["state"];

/** One answer that was given. */
export interface Move {
  readonly seat: Seat;
  readonly answer: Answer;
  /** The state before it, as JSON. */
  readonly before: string;
  readonly entry: Answered;
  readonly told: readonly MatchEvent[];
}

/** One game as it is being played, for the checks to watch. */
export class Run {
  readonly game: Game;
  readonly deal: Deal;
  readonly source: ChanceSource;
  readonly match: Match;
  readonly viewers: readonly Viewer[];
  readonly seats: readonly Seat[];
  /** How many answers were given so far. */
  answers = 0;
  readonly #choices: Chance;
  #bytes: string | null = null;

  constructor(game: Game, deal: Deal) {
    this.game = game;
    this.deal = deal;
    this.source = seeded(`${deal.seed} at the table`);
    this.#choices = chanceOf(seeded(`${deal.seed} in the players`));
    this.seats = seatsOf(deal.seats);
    this.viewers = viewersOf(deal.seats);
    this.match = Match.begin(game, { seats: deal.seats, options: deal.options, source: this.source });
  }

  get state(): State {
    return this.match.state;
  }

  get outcome(): Outcome | null {
    return this.match.outcome;
  }

  /** The state as JSON, written once for each position. */
  get bytes(): string {
    return (this.#bytes ??= JSON.stringify(this.match.state));
  }

  /** Another state object, read from the same bytes. */
  revived(): State {
    return revive(this.bytes);
  }

  /** Costly checks look at every `stride`-th position, other games at others. */
  isSampled(stride: number): boolean {
    return (this.answers + this.deal.seed) % stride === 0;
  }

  /** Chance for a check, which leaves the course of the game alone. */
  chance(purpose: string): Chance {
    return chanceOf(seeded(`${this.deal.seed} ${this.answers} ${purpose}`));
  }

  /** The same match, loaded from what a server would have stored. */
  fork(): Match {
    return Match.resume(this.game, this.match.log, plainCopy(this.match.snapshot()), this.source);
  }

  /** What this seat is asked now. */
  decision(seat: Seat): AskedDecision {
    return this.match.decision(seat) ?? this.fail(`Seat ${seat} is asked, but gets no decision.`);
  }

  /** Anybody who is asked answers anything. */
  moveAtRandom(): Move {
    const seat = pickOne(this.#choices, this.match.asked);
    return this.answer(seat, pickOne(this.#choices, this.decision(seat).answers));
  }

  answer(seat: Seat, answer: Answer, by?: "bot"): Move {
    const decision = this.decision(seat).id;
    const before = this.bytes;
    const command = { kind: "answer", id: `c${this.answers}`, seat, decision, answer: answer.id } as const;
    const result = this.match.submit(command, by === undefined ? {} : { by });
    if (!result.accepted || result.entry.kind !== "answer")
      this.fail(`The legal answer ${answer.id} was refused.`);
    this.answers++;
    this.#bytes = null;
    return { seat, answer, before, entry: result.entry, told: result.told };
  }

  fail(sentence: string, cause?: unknown): never {
    throw new SuiteFailure(this.game.id, this.deal, plainCopy(this.match.log), sentence, cause);
  }
}

export function revive(bytes: string): State {
  return JSON.parse(bytes) as State;
}

export function answerIn(decision: Decision | null, id: string): Answer | null {
  return decision?.answers.find((answer) => answer.id === id) ?? null;
}

export function nameOf(viewer: Viewer): string {
  return viewer === "public" ? "The public" : `Seat ${viewer}`;
}
