import { type Bot, random, sightAt } from "@roundtable/bots";
import {
  type Chance,
  chanceOf,
  type Game,
  pickOne,
  plainCopy,
  type Seat,
  seatsOf,
  seeded,
  shuffled,
} from "@roundtable/kernel";
import type { Deal } from "./failure.ts";
import { blaming, CAP, playGame } from "./play.ts";
import { randomTable } from "./random-table.ts";
import { type Answer, answerIn, type Run, type Move } from "./run.ts";

/** The bots of a game by name. */
export type Bots = Readonly<Record<string, Bot>>;

export interface BotDeal extends Deal {
  readonly bots: readonly string[];
}

/** A random table, and who plays at it. The same seed is always the same deal. */
export function botDealOf(game: Game, bots: Bots, seats: number, seed: number): BotDeal {
  return { ...randomTable(game, seats, seed), seed, bots: companyOf(Object.keys(bots), seats, seed) };
}

/** With one seed after another all are mixed, the random one among them, then each bot has a table to itself, and so on. */
function companyOf(names: readonly string[], seats: number, seed: number): readonly string[] {
  const alone = names[((seed - 1) % (names.length + 1)) - 1];
  if (alone !== undefined) return seatsOf(seats).map(() => alone);
  const chance = chanceOf(seeded(`${seed}, a company of ${seats}`));
  const everyone = shuffled(chance, names);
  const company = seatsOf(seats).map((seat) => everyone[seat] ?? pickOne(chance, ["random", ...names]));
  return shuffled(chance, company);
}

/** Bots play one game to the end, as a server lets them. Throws a `SuiteFailure`. */
export function playBotGame(game: Game, bots: Bots, deal: BotDeal, cap = CAP): Run {
  const company = new Company({ random, ...bots }, deal);
  return playGame(game, deal, (run) => company.move(run), [], cap);
}

/** What a bot is going to say and to answer. */
interface Thought {
  readonly decision: string;
  readonly statements: readonly unknown[];
  readonly answer: Answer;
}

/**
 * The bots at one table. Each thinks when it is asked, from a copy of what its seat sees then, and speaks later: others who
 * are asked at the same time may have spoken and answered before it.
 */
class Company {
  readonly #bots: Bots;
  readonly #names: readonly string[];
  readonly #whims: Chance;
  readonly #pauses: Chance;
  readonly #thoughts = new Map<Seat, Thought>();

  constructor(bots: Bots, { bots: names, seed }: BotDeal) {
    this.#bots = bots;
    this.#names = names;
    this.#whims = chanceOf(seeded(`${seed} in the bots`));
    this.#pauses = chanceOf(seeded(`${seed} before they speak`));
  }

  move(run: Run): Move {
    const ready = run.match.asked.map((seat) => ({ seat, thought: this.#thoughtOf(run, seat) }));
    const { seat, thought } = pickOne(this.#pauses, ready);
    for (const statement of thought.statements) this.#say(run, seat, statement);
    return run.answer(seat, thought.answer, "bot");
  }

  /** A question that stays the same while others act is not thought over again. */
  #thoughtOf(run: Run, seat: Seat): Thought {
    const known = this.#thoughts.get(seat);
    if (known?.decision === run.decision(seat).id) return known;
    const thought = this.#think(run, seat);
    this.#thoughts.set(seat, thought);
    return thought;
  }

  #think(run: Run, seat: Seat): Thought {
    const bot = this.#bots[this.#names[seat] ?? ""];
    const sight = plainCopy(sightAt(run.match, seat));
    if (bot === undefined || sight === null) return run.fail(`${this.#who(seat)} cannot play.`);
    const decision = run.decision(seat);
    const question = `“${decision.question.kind}”`;
    const statements = blaming(
      () => bot.say?.(sight, this.#whims) ?? [],
      (message, cause) =>
        run.fail(`${this.#who(seat)} throws “${message}” when it may speak before ${question}.`, cause),
    );
    const id = blaming(
      () => bot.choose(sight, this.#whims).id,
      (message, cause) =>
        run.fail(`${this.#who(seat)} throws “${message}” when it is asked ${question}.`, cause),
    );
    const answer = answerIn(decision, id);
    if (answer === null)
      return run.fail(`${this.#who(seat)} answers “${id}” to ${question}, which is none of its answers.`);
    return { decision: decision.id, statements, answer };
  }

  /** What may not be said now is left unsaid. */
  #say(run: Run, seat: Seat, statement: unknown): void {
    const id = `s${run.match.log.entries.length}`;
    blaming(
      () => run.match.submit({ kind: "say", id, seat, say: { statement } }),
      (message, cause) =>
        run.fail(
          `${this.#who(seat)} says ${JSON.stringify(statement)}, at which the game throws “${message}”.`,
          cause,
        ),
    );
  }

  #who(seat: Seat): string {
    return `The bot “${this.#names[seat]}” on seat ${seat}`;
  }
}
