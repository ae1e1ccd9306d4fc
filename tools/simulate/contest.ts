import type { Bot } from "@roundtable/bots";
import type { Seat } from "@roundtable/kernel";
import { wilson } from "./wilson.ts";

/** The results of one bot, over all of its seats. */
export interface Contender {
  readonly bot: string;
  /** The share of the games that it won, with its 95 % interval; a shared win counts in parts. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** CPU time per real decision: one with more than one answer. */
  readonly msPerDecision: number;
}

interface Tally {
  won: number;
  decisions: number;
  microseconds: number;
}

/** Bots that change seats from game to game: each deal is played once from every seat. */
export class Contest {
  readonly #bots: ReadonlyMap<string, Bot>;
  readonly #tallies: ReadonlyMap<string, Tally>;
  #games = 0;

  constructor(named: readonly (readonly [string, Bot])[]) {
    this.#tallies = new Map(named.map(([name]) => [name, { won: 0, decisions: 0, microseconds: 0 }]));
    this.#bots = new Map(named.map(([name, bot]) => [name, this.#timed(name, bot)]));
  }

  seated(names: readonly string[]): Bot[] {
    return names.flatMap((name) => this.#bots.get(name) ?? []);
  }

  add(names: readonly string[], winners: readonly Seat[]): void {
    this.#games++;
    for (const seat of winners) {
      const tally = this.#tallies.get(names[seat] ?? "");
      if (tally !== undefined) tally.won += 1 / winners.length;
    }
  }

  contenders(): readonly Contender[] {
    return [...this.#tallies].map(([bot, { won, decisions, microseconds }]) => ({
      bot,
      share: won / this.#games,
      ...wilson(won, this.#games),
      msPerDecision: microseconds / 1000 / Math.max(1, decisions),
    }));
  }

  #timed(name: string, bot: Bot): Bot {
    const count = <T>(isDecision: boolean, think: () => T): T => {
      const before = process.cpuUsage();
      const thought = think();
      const { user, system } = process.cpuUsage(before);
      const tally = this.#tallies.get(name);
      if (tally !== undefined && isDecision) tally.microseconds += user + system;
      return thought;
    };
    return {
      choose: (sight, chance) => {
        const isDecision = sight.decision.answers.length > 1;
        const tally = this.#tallies.get(name);
        if (tally !== undefined && isDecision) tally.decisions++;
        return count(isDecision, () => bot.choose(sight, chance));
      },
      say: (sight, chance) => count(sight.decision.answers.length > 1, () => bot.say?.(sight, chance) ?? []),
    };
  }
}

/** The same bots, each moved on by this many seats. */
export function movedOn(names: readonly string[], by: number): string[] {
  const { length } = names;
  return names.map((_, seat) => names[(((seat - by) % length) + length) % length] ?? "");
}
