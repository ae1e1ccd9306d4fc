import type { ChanceSource } from "../chance/chance.ts";
import type { Command } from "../match/command.ts";
import type { Game } from "../game.ts";
import type { Answered, Entry } from "../match/log.ts";
import { Match } from "../match/match.ts";
import type { Result } from "../match/match-types.ts";
import type { Seat } from "../seat.ts";
import { seatsOf } from "../seat.ts";
import { seeded } from "../chance/random.ts";
import { type Pennies, pennies } from "./pennies.ts";

interface Places {
  readonly seats?: number;
  readonly game?: Game<Pennies>;
  readonly source?: ChanceSource;
  readonly quiet?: boolean;
}

/** A match of pennies with short methods to play it. */
export class PenniesTable {
  match: Match<Pennies>;
  readonly source: ChanceSource;
  #commands = 0;

  constructor({ seats = 3, game = pennies, source = seeded(1), quiet = false }: Places = {}) {
    this.source = source;
    this.match = Match.begin(game, { seats, options: { coin: "penny", quiet }, source });
  }

  /** Answers what the seat is asked now. All seats are held by people. */
  answer(seat: Seat, answer: string, decision = this.match.decision(seat)?.id ?? "none"): Result<Pennies> {
    return this.submit({ kind: "answer", id: this.#nextId(), seat, decision, answer });
  }

  undo(seat: Seat): Result<Pennies> {
    return this.submit({ kind: "undo", id: this.#nextId(), seat });
  }

  /** Votes on the current request to undo, unless another one is named. */
  vote(seat: Seat, agrees: boolean, of = this.match.undoRequest?.seat ?? 0): Result<Pennies> {
    return this.submit({ kind: "undo-vote", id: this.#nextId(), seat, of, agrees });
  }

  withdraw(seat: Seat): Result<Pennies> {
    return this.submit({ kind: "undo-withdraw", id: this.#nextId(), seat });
  }

  say(seat: Seat, say: unknown): Result<Pennies> {
    return this.submit({ kind: "say", id: this.#nextId(), seat, say });
  }

  submit(command: Command): Result<Pennies> {
    return this.match.submit(command, { people: seatsOf(this.match.seats) });
  }

  /** Stores and loads the match, as a server would. */
  reload(game: Game<Pennies> = pennies): void {
    const stored = JSON.stringify({ log: this.match.log, snapshot: this.match.snapshot() });
    const { log, snapshot } = JSON.parse(stored) as {
      log: Match<Pennies>["log"];
      snapshot: ReturnType<Match<Pennies>["snapshot"]>;
    };
    this.match = Match.resume(game, log, snapshot, this.source);
  }

  #nextId(): string {
    return `command ${this.#commands++}`;
  }
}

export function entryOf(result: Result<Pennies>): Entry<Pennies> {
  if (!result.accepted) throw new Error(`It was refused: ${result.reason}.`);
  return result.entry;
}

export function answerOf(result: Result<Pennies>): Answered {
  const entry = entryOf(result);
  if (entry.kind !== "answer") throw new Error(`It is no answer: ${entry.kind}.`);
  return entry;
}
