import { type Bot, type BotSight, bestOf } from "@roundtable/bots";
import { type Chance, chanceOf, copyOf, type Decision, type Seat, seeded } from "@roundtable/kernel";
import type { GrailCupDealer } from "../rules/grail-cup.ts";
import { type Answer, game, type GrailCup, type GrailCupEvent } from "../rules/index.ts";
import { firstInRace, knightOf } from "../rules/race.ts";
import type { State } from "../rules/state.ts";
import { byHabit, likelyAnswers } from "./by-habit.ts";
import { Fork } from "./fork.ts";
import { worthTrying } from "./heuristic.ts";
import { outlook } from "./outlook.ts";
import { A_CALL } from "./reach.ts";
import { Worlds } from "./worlds.ts";

/** One sampled world at the end of the round, and how good the position is then. */
export interface Outcome {
  readonly end: State;
  readonly value: number;
}

/** Searches everything that this seat may decide in this round, in one sampled world after another. */
export class Search {
  readonly #seat: Seat;
  readonly #luck: number;
  readonly #worlds: Worlds;
  readonly #forks = new Map<string, Fork>();

  constructor({ seat, world }: Pick<BotSight<GrailCup>, "seat" | "world">, chance: Chance) {
    this.#seat = seat;
    this.#luck = chance.pick(2 ** 30);
    this.#worlds = new Worlds(seat, world, chance);
  }

  /** Plays the nth world after this answer; every answer meets the same luck there. */
  tryOut(answer: Answer, nth: number, tell: (event: GrailCupEvent) => void = () => {}): Outcome {
    const chance = chanceOf(seeded(`${this.#luck}/${nth}`));
    return this.#play(copyOf(game, this.#worlds.at(nth)), answer, { chance, tell, reveal: tell });
  }

  #play(state: State, first: Answer, table: GrailCupDealer): Outcome {
    const round = state.round.number;
    const passed: [Fork, string][] = [];
    let path = first.id;
    game.apply(state, this.#seat, first, table);
    while (state.winner === null && state.round.number === round) {
      const [seat = this.#seat] = game.asked(state);
      const decision = game.decision(state, seat);
      if (decision === null) throw new Error(`The round goes on, but seat ${seat} is asked nothing.`);
      if (seat !== this.#seat || decision.answers.length === 1) {
        game.apply(state, seat, byHabit(state, seat, decision, table.chance), table);
        continue;
      }
      path = `${path} ${keyOf(state, seat, decision)}`;
      const fork = this.#forkAt(path);
      const answer = this.#choiceAt(fork, state, decision, table.chance);
      const meaning = meaningOf(state, decision, answer);
      passed.push([fork, meaning]);
      path = `${path} ${meaning}`;
      game.apply(state, seat, answer, table);
    }
    const value = outlook(state)[this.#seat] ?? 0;
    for (const [fork, meaning] of passed) fork.learn(meaning, value);
    return { end: state, value };
  }

  /** The usual answer at first; then the one that has done well, or may. */
  #choiceAt(fork: Fork, state: State, decision: Decision<GrailCup>, chance: Chance): Answer {
    if (fork.isNew) return byHabit(state, this.#seat, decision, chance);
    const answers = worthTrying({ view: state, decision });
    const meanings = answers.map((answer) => meaningOf(state, decision, answer));
    const answer = answers[fork.choose(meanings, likelyAnswers(state, this.#seat, decision))];
    if (answer === undefined) throw new Error("There is nothing to choose from.");
    return answer;
  }

  #forkAt(key: string): Fork {
    const known = this.#forks.get(key);
    if (known !== undefined) return known;
    const fork = new Fork();
    this.#forks.set(key, fork);
    return fork;
  }
}

/** So close before a knight the dragon stops nearly every call. */
const CLOSE = 3;

/**
 * A key for what the seat knows when it is asked. It is coarse enough to recur in many worlds. It has how far the calls have
 * come, whether the dragon is in the way, whether the seat leads, whether it has a lance. Other players' secrets are no
 * part of it.
 */
function keyOf(state: State, seat: Seat, { question }: Decision<GrailCup>): string {
  if (question.kind === "keep") return `keep ${question.hand.join()}`;
  const { space, lances } = knightOf(state, seat);
  const gap = state.dragon - space;
  const way = gap <= 0 ? "free" : gap <= CLOSE ? "barred" : gap <= A_CALL ? "soon barred" : "long free";
  const place = firstInRace(state) === seat ? "first" : "later";
  return `${question.kind} ${state.round.calls.length} ${way} ${place} ${lances > 0}`;
}

/** The meaning of an answer in every world: for example the dragon before a knight, wherever that is. */
function meaningOf({ knights }: State, { question }: Decision<GrailCup>, answer: Answer): string {
  if (question.kind !== "dragon" || answer.kind !== "space") return answer.id;
  const gaps = knights.map(({ space }) => answer.space - space);
  const gap = Math.min(...gaps.filter((one) => one > 0));
  return gap > A_CALL ? "far back" : `before ${gaps.indexOf(gap)} by ${gap}`;
}

/**
 * A tree search over sampled worlds, with likelier worlds more often. Unlike the looking-ahead bots it does not leave
 * later questions of the round, and what others keep, to habit. Over all worlds together it learns what is best there,
 * for each player by what they see.
 */
export function searching(playouts: number): Bot<GrailCup> {
  return {
    choose(sight, chance) {
      const search = new Search(sight, chance);
      return bestOf(worthTrying(sight), playouts, (answer, nth) => search.tryOut(answer, nth).value);
    },
  };
}
