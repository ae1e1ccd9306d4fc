import { type Bot, type BotSight, bestOf } from "@roundtable/bots";
import { type Chance, chanceOf, copyOf, type Decision, type Seat, seeded } from "@roundtable/kernel";
import type { GrailCupDealer } from "../rules/grail-cup.ts";
import { type Answer, game, type GrailCup, type GrailCupEvent } from "../rules/index.ts";
import { firstInRace, knightOf } from "../rules/race.ts";
import type { State } from "../rules/state.ts";
import { worthTrying } from "./heuristic.ts";
import { prospects } from "./prospects.ts";
import { A_CALL } from "./reach.ts";
import { byRuleOfThumb } from "./rules-of-thumb.ts";

/** How curious it is about answers seldom tried. */
const CURIOSITY = 0.12;

interface Tried {
  times: number;
  sum: number;
}

/** What it has learned of one question that it may be asked later in the round, in all imagined worlds together. */
class Fork {
  readonly #tried = new Map<string, Tried>();
  #times = 0;
  #sum = 0;

  choose(answers: readonly Answer[], meaning: (answer: Answer) => string, thumb: () => Answer): Answer {
    if (this.#times === 0) return thumb();
    const known = this.#sum / this.#times;
    let [best, most] = [answers[0], Number.NEGATIVE_INFINITY];
    for (const answer of answers) {
      const tried = this.#tried.get(meaning(answer));
      const times = tried?.times ?? 0;
      // What was never tried is taken for as good as the rest.
      const mean = tried === undefined ? known : tried.sum / times;
      const score = mean + CURIOSITY * Math.sqrt(Math.log(this.#times + 1) / (times + 1));
      if (score > most) [best, most] = [answer, score];
    }
    if (best === undefined) throw new Error("There is nothing to choose from.");
    return best;
  }

  learn(meaning: string, value: number): void {
    this.#times++;
    this.#sum += value;
    const tried = this.#tried.get(meaning) ?? { times: 0, sum: 0 };
    tried.times++;
    tried.sum += value;
    this.#tried.set(meaning, tried);
  }
}

/** One imagined world at the end of the round, and how good the position then is. */
export interface Outcome {
  readonly end: State;
  readonly value: number;
}

/** All that may follow in this round, as far as this seat decides it, in one imagined world after another. */
export class Search {
  readonly #seat: Seat;
  readonly #world: State;
  readonly #chance: Chance;
  readonly #luck: number;
  readonly #worlds: State[] = [];
  readonly #forks = new Map<string, Fork>();

  constructor({ seat, world }: Pick<BotSight<GrailCup>, "seat" | "world">, chance: Chance) {
    this.#seat = seat;
    this.#world = world;
    this.#chance = chance;
    this.#luck = chance.pick(2 ** 30);
  }

  /** The nth world after this answer: whatever is answered there, it meets the same luck. */
  tryOut(answer: Answer, nth: number, tell: (event: GrailCupEvent) => void = () => {}): Outcome {
    const imagined = (this.#worlds[nth] ??= game.redeal(this.#world, this.#seat, this.#chance));
    const chance = chanceOf(seeded(`${this.#luck}/${nth}`));
    return this.#play(copyOf(game, imagined), answer, { chance, tell, reveal: tell });
  }

  /** To the end of the round. */
  #play(state: State, first: Answer, table: GrailCupDealer): Outcome {
    const round = state.round.number;
    const taken: [Fork, string][] = [];
    let path = first.id;
    game.apply(state, this.#seat, first, table);
    while (state.winner === null && state.round.number === round) {
      const [asked = this.#seat] = game.asked(state);
      const decision = game.decision(state, asked);
      if (decision === null) throw new Error(`The round goes on, but seat ${asked} is asked nothing.`);
      const thumb = () => byRuleOfThumb(state, asked, decision, table.chance);
      if (asked !== this.#seat || decision.answers.length === 1) {
        game.apply(state, asked, thumb(), table);
        continue;
      }
      path = `${path} ${keyOf(state, asked, decision)}`;
      const fork = this.#forkAt(path);
      const meaning = (answer: Answer) => meaningOf(state, decision, answer);
      const answer = fork.choose(worthTrying({ view: state, decision }), meaning, thumb);
      const taking = meaning(answer);
      taken.push([fork, taking]);
      path = `${path} ${taking}`;
      game.apply(state, asked, answer, table);
    }
    const value = prospects(state, this.#seat);
    for (const [fork, taking] of taken) fork.learn(taking, value);
    return { end: state, value };
  }

  #forkAt(path: string): Fork {
    const known = this.#forks.get(path);
    if (known !== undefined) return known;
    const fork = new Fork();
    this.#forks.set(path, fork);
    return fork;
  }
}

/** So close before a knight the dragon stops nearly every call. */
const CLOSE = 3;

/**
 * A question by what the seat knows when it is asked, coarse enough to come up in many worlds: how far the calls have come,
 * whether the dragon bars its way, whether it leads, whether it has a lance. What others hold in secret is no part of it.
 */
function keyOf(state: State, seat: Seat, { question }: Decision<GrailCup>): string {
  if (question.kind === "keep") return `keep ${question.hand.join()}`;
  const { space, lances } = knightOf(state, seat);
  const gap = state.dragon - space;
  const way = gap <= 0 ? "free" : gap <= CLOSE ? "barred" : gap <= A_CALL ? "soon barred" : "long free";
  const place = firstInRace(state) === seat ? "first" : "later";
  return `${question.kind} ${state.round.calls.length} ${way} ${place} ${lances > 0}`;
}

/** What an answer means in every world: the dragon goes before a knight, wherever that is. */
function meaningOf({ knights }: State, { question }: Decision<GrailCup>, answer: Answer): string {
  if (question.kind !== "dragon" || answer.kind !== "space") return answer.id;
  const gaps = knights.map(({ space }) => answer.space - space);
  const gap = Math.min(...gaps.filter((one) => one > 0));
  return gap > A_CALL ? "far back" : `before ${gaps.indexOf(gap)} by ${gap}`;
}

/** How many playouts the strongest takes for one decision. */
export const MASTERLY = 360;

/**
 * Imagines how everything may lie and tries each answer, as others do who look ahead; but what it will be asked later in
 * the round it does not leave to rules of thumb: over all imagined worlds together it learns what to answer there.
 */
export function searching(playouts: number): Bot<GrailCup> {
  return {
    choose(sight, chance) {
      const search = new Search(sight, chance);
      return bestOf(worthTrying(sight), playouts, (answer, nth) => search.tryOut(answer, nth).value);
    },
  };
}
