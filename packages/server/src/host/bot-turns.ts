import type { Match, Seat } from "@roundtable/kernel";
import type { Pace } from "@roundtable/protocol";
import type { BotPool } from "../bots/pool.ts";
import type { Cancel, Clock } from "../clock.ts";
import { pauseOf } from "./pause.ts";

export interface BotAnswer {
  readonly seat: Seat;
  readonly decision: string;
  readonly answer: string;
}

interface Thinking {
  readonly decision: string;
  readonly drop: Cancel;
}

/** Whose decisions bots take at one table, one thought per seat at a time. */
export class BotTurns {
  readonly #clock: Clock;
  readonly #pool: BotPool;
  readonly #answer: (answer: BotAnswer) => void;
  readonly #thoughts = new Map<Seat, Thinking>();

  constructor(clock: Clock, pool: BotPool, answer: (answer: BotAnswer) => void) {
    this.#clock = clock;
    this.#pool = pool;
    this.#answer = answer;
  }

  get areThinking(): boolean {
    return this.#thoughts.size > 0;
  }

  /** Every asked seat that `botAt` gives to a bot starts thinking, unless it already does; other thoughts are dropped. */
  wake(match: Match, botAt: (seat: Seat) => string | null, pace: Pace): void {
    const wanted = new Map<Seat, { readonly decision: string; readonly bot: string }>();
    for (const seat of match.asked) {
      const bot = botAt(seat);
      const decision = bot === null ? null : match.decision(seat);
      if (bot !== null && decision !== null) wanted.set(seat, { decision: decision.id, bot });
    }
    for (const [seat, { decision, drop }] of this.#thoughts) {
      if (wanted.get(seat)?.decision !== decision) drop();
    }
    for (const [seat, { bot }] of wanted) {
      if (!this.#thoughts.has(seat)) this.#think(match, seat, bot, pace);
    }
  }

  rest(): void {
    for (const { drop } of this.#thoughts.values()) drop();
  }

  #think(match: Match, seat: Seat, bot: string, pace: Pace): void {
    const asked = match.decision(seat);
    if (asked === null) return;
    const { id: decision, ...question } = asked;
    const pause = pauseOf(pace);
    const choice = this.#pool.choose({
      game: match.game.id,
      bot,
      sight: { view: match.game.view(match.state, seat), decision: question },
    });
    const cancel = this.#clock.after(pause, () => void this.#speak(seat, thought, choice));
    const thought: Thinking = {
      decision,
      drop: () => {
        cancel();
        this.#thoughts.delete(seat);
      },
    };
    this.#thoughts.set(seat, thought);
  }

  async #speak(seat: Seat, thought: Thinking, choice: Promise<string>): Promise<void> {
    const answer = await choice;
    if (this.#thoughts.get(seat) !== thought) return;
    this.#thoughts.delete(seat);
    this.#answer({ seat, decision: thought.decision, answer });
  }
}
