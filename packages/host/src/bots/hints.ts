import { plainSight, sightAt } from "@roundtable/bots";
import type { Chance, Match, Seat } from "@roundtable/kernel";
import type { Advice, BotPool } from "./bot-pool.ts";
import { HINT_WAIT_MS } from "./thinking-time.ts";
import type { Clock } from "../clock.ts";
import { reveal, type Secret } from "../disclosure/secret.ts";
import { refused, type Refusal } from "../refusal.ts";
import type { OwnSeat } from "../tables/table.ts";

interface Asked {
  readonly decision: string;
  readonly advice: Promise<Advice | Refusal>;
  readonly drop: () => void;
}

/**
 * What is thought for people who want a hint, at one table: one thought for each seat, and only as long as it is asked what
 * the thought is about. What was thought once is told again.
 */
export class Hints {
  readonly #clock: Clock;
  readonly #pool: BotPool;
  /** For the worlds that are imagined, never for the match. */
  readonly #chance: Chance;
  readonly #asked = new Map<Seat, Asked>();

  constructor(clock: Clock, pool: BotPool, chance: Chance) {
    this.#clock = clock;
    this.#pool = pool;
    this.#chance = chance;
  }

  about(secret: Secret<Match>, seat: OwnSeat, decision: string): Promise<Advice | Refusal> {
    this.keep(secret);
    const match = reveal(secret);
    const before = this.#asked.get(seat);
    if (before !== undefined) return before.advice;
    const sight = match.decision(seat)?.id === decision ? sightAt(match, seat, this.#chance) : null;
    if (sight === null) return Promise.resolve(refused("stale-decision"));
    const wanted = new AbortController();
    const lose = this.#clock.after(HINT_WAIT_MS, () => wanted.abort());
    let isGone = false;
    const thinking = async (): Promise<Advice | Refusal> => {
      const advice = await this.#pool.advise(
        { game: match.game.id, sight: plainSight(sight) },
        wanted.signal,
      );
      lose();
      if (isGone) return refused("stale-decision");
      if (advice === null) this.#asked.delete(seat);
      return advice ?? refused("no-hint");
    };
    const asked: Asked = {
      decision,
      advice: thinking(),
      drop: () => {
        isGone = true;
        this.#asked.delete(seat);
        wanted.abort();
      },
    };
    this.#asked.set(seat, asked);
    return asked.advice;
  }

  /** What is no longer asked is no longer thought about. */
  keep(secret: Secret<Match> | null): void {
    const match = secret === null ? null : reveal(secret);
    for (const [seat, { decision, drop }] of this.#asked) if (match?.decision(seat)?.id !== decision) drop();
  }
}
