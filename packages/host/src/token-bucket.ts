export interface Rate {
  /** How many at once. */
  readonly burst: number;
  readonly perSecond: number;
}

/** So many at once, so many per second in the long run. */
export class TokenBucket {
  readonly #rate: Rate;
  #tokens: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#tokens = rate.burst;
    this.#at = now;
  }

  /** Full again: it can be forgotten. */
  isFull(now: number): boolean {
    this.#refill(now);
    return this.#tokens >= this.#rate.burst;
  }

  take(now: number): boolean {
    this.#refill(now);
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }

  #refill(now: number): void {
    const seconds = Math.max(0, now - this.#at) / 1000;
    this.#tokens = Math.min(this.#rate.burst, this.#tokens + seconds * this.#rate.perSecond);
    this.#at = now;
  }
}

/** One bucket for each address or person; those that are full again are forgotten. */
export class Buckets {
  readonly #rate: Rate;
  readonly #buckets = new Map<string, TokenBucket>();
  #forgetAt = 1000;

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  /** How many are remembered. */
  get size(): number {
    return this.#buckets.size;
  }

  take(whose: string, now: number): boolean {
    const bucket = this.#buckets.get(whose) ?? new TokenBucket(this.#rate, now);
    this.#buckets.set(whose, bucket);
    const isTaken = bucket.take(now);
    if (this.#buckets.size > this.#forgetAt) this.#forgetFull(now);
    return isTaken;
  }

  #forgetFull(now: number): void {
    for (const [whose, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(whose);
    this.#forgetAt = Math.max(1000, this.#buckets.size * 2);
  }
}
