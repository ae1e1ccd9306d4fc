import type { Match, Seat, UndoRequest } from "@roundtable/kernel";
import { LIMITS } from "@roundtable/protocol";
import type { Cancel, Clock } from "../clock.ts";
import { refused, type Refusal } from "../refusal.ts";
import { type Rate, TokenBucket } from "../token-bucket.ts";

/** As often as one tries things out; each time the log grows. */
const PACE: Rate = { burst: 100, perSecond: 0.5 };

/** Requests to take back: each has its time, and who asks in vain cannot hold the table up with the next one. */
export class UndoRequests {
  readonly #clock: Clock;
  readonly #unanswered: () => void;
  /** When each seat last asked, unless the table agreed. */
  readonly #askedAt = new Map<Seat, number>();
  readonly #paces = new Map<Seat, TokenBucket>();
  #open: { readonly seat: Seat; readonly from: number } | null = null;
  #cancel: Cancel | null = null;

  constructor(clock: Clock, unanswered: () => void) {
    this.#clock = clock;
    this.#unanswered = unanswered;
  }

  get isWaiting(): boolean {
    return this.#cancel !== null;
  }

  /** Null if this seat may take back now, or ask to. */
  whyNot(match: Match, seat: Seat): Refusal | null {
    const now = this.#clock.now();
    const bucket = this.#paces.get(seat) ?? new TokenBucket(PACE, now);
    this.#paces.set(seat, bucket);
    if (!bucket.take(now)) return refused("too-fast");
    if (match.undoReach(seat) !== "by-agreement") return null;
    if (match.undoRequest !== null) return refused("undo-asked");
    const since = now - (this.#askedAt.get(seat) ?? -Infinity);
    return since >= 0 && since < LIMITS.undoAgainMs ? refused("undo-too-soon") : null;
  }

  /** The table has agreed. */
  granted(seat: Seat): void {
    this.#askedAt.delete(seat);
  }

  /** What is asked now, if anything is. Its time runs at one node, from when it is first seen there. */
  watch(request: UndoRequest | null, isKeeper: boolean): void {
    if (request?.seat !== this.#open?.seat || request?.from !== this.#open?.from) {
      this.stop();
      if (request === null) return;
      const { seat, from } = request;
      this.#askedAt.set(seat, this.#clock.now());
      this.#open = { seat, from };
    }
    if (this.#open !== null && isKeeper)
      this.#cancel ??= this.#clock.after(LIMITS.undoMs, () => {
        this.stop();
        this.#unanswered();
      });
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#open = null;
  }
}
