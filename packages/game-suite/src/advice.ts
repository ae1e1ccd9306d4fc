import {
  type Adviser,
  type Bots,
  plainSight,
  random,
  type Reason,
  sightAt,
  type Weighed,
} from "@roundtable/bots";
import { type Game, pickOne, plainCopy, type Seat, seatsOf } from "@roundtable/kernel";
import { type AdviceText, type Locale, LOCALES, plainText, toldTo, whyNotToYou } from "@roundtable/language";
import { companiesAt, whyUnsaid } from "./companies.ts";
import { differenceOf, whyNotPlain } from "./plain.ts";
import { CAP, playGame } from "./play.ts";
import { randomTable } from "./random-table.ts";
import type { Move, Run, State } from "./run.ts";
import { seatCountsOf } from "./tables.ts";

/** A game with its adviser and the adviser's texts. */
export interface Advised {
  readonly game: Game;
  readonly bots: Bots;
  readonly adviser: Adviser;
  readonly advice: Readonly<Record<Locale, () => Promise<AdviceText>>>;
}

export interface AdviceTest {
  readonly name: string;
  run(): Promise<void>;
}

export interface AdviceEffort {
  /** The adviser's effort; a little is enough to see whether the adviser is honest. */
  readonly effort: number;
  /** The adviser is asked at every so many positions. */
  readonly stride: number;
  readonly seed: number;
  /** How many tables of each size, each with the next seed. What is said depends on what happens there. */
  readonly seeds: number;
}

const LITTLE: AdviceEffort = { effort: 0.02, stride: 6, seed: 1, seeds: 1 };

/**
 * Tests the adviser of a game at random tables. Everything it says must be legal, plain, readable in every language,
 * and independent of what its seat cannot know. What it says about the end must be true.
 */
export function adviceTestsOf(advised: Advised, given: Partial<AdviceEffort> = {}): AdviceTest[] {
  const effort = { ...LITTLE, ...given };
  return seatCountsOf(advised.game).map((seats) => ({
    name: `the adviser is honest and understood at a table of ${seats}`,
    run: async () => {
      const texts = new Map<Locale, AdviceText>();
      for (const locale of LOCALES) texts.set(locale, await advised.advice[locale]());
      const watch = (run: Run) => new Watched(advised, texts, effort, run);
      const check = { name: "advice", watch };
      for (let seed = effort.seed; seed < effort.seed + effort.seeds; seed++) {
        const deal = { ...randomTable(advised.game, seats, seed), seed };
        playGame(advised.game, deal, (run) => movedBy(advised.bots, run), [check], CAP);
      }
    },
  }));
}

/** The weakest bot of the game plays on all seats: it is quick, and gets somewhere. */
function movedBy(bots: Bots, run: Run): Move {
  const bot = Object.values(bots).at(-1) ?? random;
  const seat = pickOne(run.chance("who moves"), run.match.asked);
  const { game, state, match } = run;
  const sight = sightAt({ game, state, log: match.log }, seat, run.chance("the world"));
  if (sight === null) return run.fail(`Seat ${seat} is asked, but gets no decision.`);
  return run.answer(seat, bot.choose(sight, run.chance("whims")), "bot");
}

class Watched {
  readonly #advised: Advised;
  readonly #texts: ReadonlyMap<Locale, AdviceText>;
  readonly #effort: AdviceEffort;
  readonly #run: Run;
  #read = 0;

  constructor(advised: Advised, texts: ReadonlyMap<Locale, AdviceText>, effort: AdviceEffort, run: Run) {
    this.#advised = advised;
    this.#texts = texts;
    this.#effort = effort;
    this.#run = run;
  }

  position(): void {
    const run = this.#run;
    if (run.outcome !== null) return this.#expectTheEnd(run.outcome.winners);
    if (!run.isSampled(this.#effort.stride)) return;
    for (const odds of this.#odds()) if (!isOdds(odds)) run.fail(`The odds of a seat are ${odds}.`);
    for (const seat of run.match.asked) this.#expectAdvice(seat);
  }

  #odds(): readonly number[] {
    const run = this.#run;
    const odds = this.#advised.adviser.odds(plainCopy(run.state), run.chance("odds"), this.#effort.effort);
    if (odds.length !== run.seats.length) run.fail(`There are odds for ${odds.length} seats.`);
    return odds;
  }

  #expectTheEnd(winners: readonly Seat[]): void {
    const expected = seatsOf(this.#run.seats.length).map((seat) => (winners.includes(seat) ? 1 : 0));
    const why = differenceOf(expected, this.#odds());
    if (why !== null) this.#run.fail(`The game is over, but the odds are not those of its end: ${why}.`);
  }

  #expectAdvice(seat: Seat): void {
    const run = this.#run;
    const weighed = this.#weighed(seat, run.state);
    const otherwise = run.game.redeal(run.state, seat, run.chance(`unknown to seat ${seat}`));
    const why = differenceOf(weighed, this.#weighed(seat, otherwise));
    if (why !== null)
      run.fail(
        `The adviser of seat ${seat} speaks otherwise when what it cannot know lies otherwise: ${why}.`,
      );
    this.#expectSound(seat, weighed);
    for (const { reasons } of weighed) for (const reason of reasons) this.#expectReadable(seat, reason);
  }

  #weighed(seat: Seat, state: State): readonly Weighed[] {
    const { game, match } = this.#run;
    const sight = sightAt({ game, state, log: match.log }, seat, this.#run.chance("the world"));
    if (sight === null) return this.#run.fail(`Seat ${seat} is asked, but sees nothing.`);
    const { adviser } = this.#advised;
    return adviser.weigh(plainCopy(plainSight(sight)), this.#run.chance("advice"), this.#effort.effort);
  }

  #expectSound(seat: Seat, weighed: readonly Weighed[]): void {
    const run = this.#run;
    const legal = new Set(run.decision(seat).answers.map(({ id }) => id));
    const plain = whyNotPlain(weighed);
    if (plain !== null) run.fail(`What the adviser says is not plain: ${plain}.`);
    if (weighed.length === 0) run.fail("The adviser has nothing to say.");
    let least = 1;
    for (const { answer, odds, give } of weighed) {
      if (!legal.delete(answer))
        run.fail(`The adviser weighs “${answer}”, which is none of the answers left.`);
      if (!isOdds(odds) || !(give >= 0)) run.fail(`The odds of “${answer}” are ${odds} ± ${give}.`);
      if (odds > least) run.fail(`“${answer}” is better than what the adviser puts before it.`);
      least = odds;
    }
    const [only, ...others] = run.decision(seat).answers;
    if (others.length === 0 && weighed[0]?.reasons.length !== 0)
      run.fail(`Nothing but “${only?.id}” can be answered, and the adviser gives reasons for it.`);
  }

  #expectReadable(seat: Seat, reason: Reason): void {
    for (const [locale, { reason: texts }] of this.#texts) {
      const text = texts[reason.kind]?.(reason, seat);
      if (text === undefined)
        this.#run.fail(`There is no text in ${locale} for the reason “${reason.kind}”.`);
      for (const nameOf of companiesAt(locale, this.#read++)) {
        const plain = plainText(toldTo(locale, seat, text ?? []), nameOf);
        const why = whyUnsaid(locale, plain) ?? whyNotToYou(locale, plain);
        if (why !== null)
          this.#run.fail(`The ${locale} text of the reason “${reason.kind}” ${why}: “${plain}”.`);
      }
    }
  }
}

function isOdds(value: number): boolean {
  return value >= 0 && value <= 1;
}
