import type { Entry, Seat } from "@roundtable/kernel";
import { LIMITS } from "@roundtable/protocol";
import type { StoreTime } from "../clock.ts";
import { refused, type Refusal } from "../refusal.ts";
import type { PersonId } from "../tables/table.ts";
import { type Rate, TokenBucket } from "../token-bucket.ts";

/** More than anybody types, less than anybody else can bear. */
const PACE: Rate = { burst: 10, perSecond: 1 };

/** How fast and how much people talk at one table. */
export class TalkLimits {
  readonly #buckets = new Map<PersonId, TokenBucket>();
  /** Bytes that each seat has said in the match. */
  readonly #said = new Map<Seat, number>();

  constructor(entries: readonly Entry[]) {
    for (const entry of entries) if (entry.kind === "said") this.said(entry.seat, entry.say);
  }

  whyTooFast(person: PersonId, now: StoreTime): Refusal | null {
    for (const [other, bucket] of this.#buckets) if (bucket.isFull(now)) this.#buckets.delete(other);
    const bucket = this.#buckets.get(person) ?? new TokenBucket(PACE, now);
    this.#buckets.set(person, bucket);
    return bucket.take(now) ? null : refused("too-fast");
  }

  whyTooMuch(seat: Seat, say: unknown): Refusal | null {
    return (this.#said.get(seat) ?? 0) + bytesOf(say) > LIMITS.talkPerSeat ? refused("talk-full") : null;
  }

  said(seat: Seat, say: unknown): void {
    this.#said.set(seat, (this.#said.get(seat) ?? 0) + bytesOf(say));
  }
}

function bytesOf(say: unknown): number {
  return new TextEncoder().encode(JSON.stringify(say)).length;
}
