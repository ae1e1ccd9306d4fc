import { plainSight, sightAt } from "@roundtable/bots";
import { type Chance, type Match, seeded, type Seat } from "@roundtable/kernel";
import { reveal, type Secret } from "../disclosure/secret.ts";
import type { BotSpeed } from "@roundtable/protocol";
import type { BotPool, Reply } from "./bot-pool.ts";
import type { Cancel, Clock } from "../clock.ts";
import { botDelayOf } from "./bot-delay.ts";

export interface BotAnswer extends Reply {
  readonly seat: Seat;
  readonly decision: string;
}

interface Thinking {
  readonly decision: string;
  /** The pause that has begun is as long as it would be at this pace, and no longer because the pace was changed. */
  keepPace(pace: BotSpeed): void;
  readonly drop: Cancel;
}

/** Whose decisions bots take at one table, one thought per seat at a time. */
export class BotTurns {
  readonly #clock: Clock;
  readonly #pool: BotPool;
  /** Of the pauses: with the seat and its decision it gives their length, whatever that seat holds or thinks. */
  readonly #seed: string;
  readonly #answer: (answer: BotAnswer) => void;
  /** For the worlds that they imagine, never for the match. */
  readonly #chance: Chance;
  readonly #thoughts = new Map<Seat, Thinking>();

  constructor(
    clock: Clock,
    pool: BotPool,
    { seed, chance }: { readonly seed: string; readonly chance: Chance },
    answer: (answer: BotAnswer) => void,
  ) {
    this.#clock = clock;
    this.#pool = pool;
    this.#chance = chance;
    this.#seed = seed;
    this.#answer = answer;
  }

  get areThinking(): boolean {
    return this.#thoughts.size > 0;
  }

  /** Every asked seat that `botAt` gives to a bot starts thinking, unless it already does; other thoughts are dropped. */
  wake(secret: Secret<Match>, botAt: (seat: Seat) => string | null, pace: BotSpeed): void {
    const match = reveal(secret);
    const wanted = new Map<Seat, { readonly bot: string; readonly decision: string }>();
    for (const seat of match.asked) {
      const bot = botAt(seat);
      const decision = match.decision(seat)?.id;
      if (bot !== null && decision !== undefined) wanted.set(seat, { bot, decision });
    }
    for (const [seat, { decision, drop }] of this.#thoughts) {
      if (wanted.get(seat)?.decision !== decision) drop();
    }
    for (const [seat, { bot, decision }] of wanted) {
      const thinking = this.#thoughts.get(seat);
      if (thinking === undefined) this.#think(match, seat, bot, decision, pace);
      else thinking.keepPace(pace);
    }
  }

  rest(): void {
    for (const { drop } of this.#thoughts.values()) drop();
  }

  #think(match: Match, seat: Seat, bot: string, decision: string, firstPace: BotSpeed): void {
    const sight = sightAt(match, seat, this.#chance);
    if (sight === null) return;
    let reply: Reply | null = null;
    const dropped = new AbortController();
    const thought = this.#pool
      .choose({ game: match.game.id, bot, sight: plainSight(sight) }, dropped.signal)
      .then((thought) => (reply = thought));

    const source = seeded(`${this.#seed}/${decision}`);
    let cancel: Cancel = () => {};
    let pace = firstPace;
    let nth = 0;
    let since = this.#clock.now();
    const thinking: Thinking = {
      decision,
      keepPace: (next) => {
        if (next === pace) return;
        pace = next;
        pause();
      },
      drop: () => {
        cancel();
        this.#thoughts.delete(seat);
        dropped.abort();
      },
    };
    const speak = (spoken: Reply | null): void => {
      if (spoken === null || this.#thoughts.get(seat) !== thinking) return;
      this.#thoughts.delete(seat);
      this.#answer({ seat, decision, ...spoken });
    };
    // A thought that is not ready in time waits for another pause: it never speaks at the moment when it is ready, for
    // that would tell how hard it was. Where there is no pause there is nothing to hide.
    const pause = (): void => {
      cancel();
      cancel = this.#clock.after(since + botDelayOf(pace, source, nth) - this.#clock.now(), () => {
        if (reply !== null) return speak(reply);
        if (pace === "instant") return void thought.then(speak);
        nth++;
        since = this.#clock.now();
        pause();
      });
    };
    this.#thoughts.set(seat, thinking);
    pause();
  }
}
