import { type Bots, type BotSight, random, plainSight, sightAt } from "@roundtable/bots";
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
import { eventsTellTheView } from "./checks/telling.ts";
import type { Deal } from "./failure.ts";
import { differenceOf } from "./plain.ts";
import { blaming, CAP, playGame } from "./play.ts";
import { randomTable } from "./random-table.ts";
import { type Answer, answerIn, type Run, type Move, type State } from "./run.ts";

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

export interface BotEffort {
  /** A game that takes more answers than this has no end. */
  readonly cap: number;
  /** Every so many answers it is tried whether bots answer by what they cannot know. */
  readonly stride: number;
}

/**
 * Bots play one game to the end, as a server lets them. They reach positions that random play does not, so here, too,
 * the events must lead to the views. Throws a `SuiteFailure`.
 */
export function playBotGame(
  game: Game,
  bots: Bots,
  deal: BotDeal,
  { cap = CAP, stride = STRIDE }: Partial<BotEffort> = {},
): Run {
  const company = new Company({ random, ...bots }, deal, stride);
  return playGame(game, deal, (run) => company.move(run), [eventsTellTheView(1)], cap);
}

const STRIDE = 5;

/** What a bot is going to say and to answer. */
interface Thought {
  readonly decision: string;
  readonly statements: readonly unknown[];
  readonly answer: Answer;
}

/** What a bot says and answers, and the world from which it has imagined others; null if it has not. */
interface Reply {
  readonly statements: readonly unknown[];
  readonly answer: string;
  readonly world: State | null;
}

/**
 * The bots at one table. Each thinks when it is asked, from a copy of what its seat sees then, and speaks later. Others
 * who are asked at the same time may have spoken and answered before it.
 */
class Company {
  readonly #bots: Bots;
  readonly #names: readonly string[];
  readonly #stride: number;
  readonly #pauses: Chance;
  readonly #thoughts = new Map<Seat, Thought>();

  constructor(bots: Bots, { bots: names, seed }: BotDeal, stride: number) {
    this.#bots = bots;
    this.#names = names;
    this.#stride = stride;
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
    const decision = run.decision(seat);
    const given = this.#reply(run, seat, run.state);
    if (run.isSampled(this.#stride)) this.#expectBlind(run, seat, given);
    const answer = answerIn(decision, given.answer);
    if (answer === null) {
      const { kind } = decision.question;
      return run.fail(
        `${this.#who(seat)} answers “${given.answer}” to “${kind}”, which is none of its answers.`,
      );
    }
    return { decision: decision.id, statements: given.statements, answer };
  }

  /** What the bot says and answers when this is how everything lies, always by the same chance. */
  #reply(run: Run, seat: Seat, state: State): Reply {
    const { game, match } = run;
    const bot = this.#bots[this.#names[seat] ?? ""];
    const made = sightAt({ game, state, log: match.log }, seat, run.chance(`the world of seat ${seat}`));
    if (bot === undefined || made === null) return run.fail(`${this.#who(seat)} cannot play.`);
    const sight = plainCopy(plainSight(made));
    let world: State | null = null;
    const watched: BotSight = {
      ...sight,
      get world() {
        world = made.world;
        return sight.world;
      },
    };
    const whims = run.chance(`the whims of seat ${seat}`);
    const question = `“${sight.decision.question.kind}”`;
    const statements = blaming(
      () => bot.say?.(watched, whims) ?? [],
      (message, cause) =>
        run.fail(`${this.#who(seat)} throws “${message}” when it may speak before ${question}.`, cause),
    );
    const answer = blaming(
      () => bot.choose(watched, whims).id,
      (message, cause) =>
        run.fail(`${this.#who(seat)} throws “${message}” when it is asked ${question}.`, cause),
    );
    return { statements, answer, world };
  }

  /** With all dealt anew that its seat cannot know, the bot imagines, says and answers the same. */
  #expectBlind(run: Run, seat: Seat, given: Reply): void {
    const redealt = run.game.redeal(run.state, seat, run.chance(`unknown to seat ${seat}`));
    const other = this.#reply(run, seat, redealt);
    const otherwise = "when what it cannot know lies otherwise";
    const imagined = differenceOf(given.world, other.world);
    if (imagined !== null)
      run.fail(`${this.#who(seat)} imagines from another world ${otherwise}: ${imagined}.`);
    const replied = differenceOf(given, other);
    if (replied !== null) run.fail(`${this.#who(seat)} replies otherwise ${otherwise}: ${replied}.`);
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
