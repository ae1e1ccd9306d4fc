import type { Logger } from "pino";
import type { Store } from "./store.ts";

/** Clocks that are synchronised over the network are more precise than this. */
const TOLERATED_MS = 5000;

/** Compares this machine's clock with the store's. A node whose clock is wrong removes nothing. */
export class ClockCheck {
  readonly #store: Store;
  readonly #log: Logger;
  #wasWrong = false;

  constructor({ store, log }: { readonly store: Store; readonly log: Logger }) {
    this.#store = store;
    this.#log = log;
  }

  /** A warning; null while the clock is right. */
  get warning(): string | null {
    const skew = this.#store.clockSkewMs;
    if (Math.abs(skew) <= TOLERATED_MS) return null;
    return `The clock of this machine is ${inWords(Math.abs(skew))} ${skew > 0 ? "ahead of" : "behind"} the database's.`;
  }

  /** Logs once when the clock is wrong and once when it is right again. Returns whether it is right. */
  look(): boolean {
    const { warning } = this;
    const isWrong = warning !== null;
    if (isWrong && !this.#wasWrong)
      this.#log.error(
        { skewMs: Math.round(this.#store.clockSkewMs), warning },
        "The clock of this machine is wrong; it removes nothing until it is right.",
      );
    if (!isWrong && this.#wasWrong) this.#log.info("The clock of this machine is right again.");
    this.#wasWrong = isWrong;
    return !isWrong;
  }
}

const UNITS: readonly (readonly [ms: number, name: string])[] = [
  [24 * 60 * 60 * 1000, "days"],
  [60 * 60 * 1000, "hours"],
  [60 * 1000, "minutes"],
  [1000, "seconds"],
];

function inWords(ms: number): string {
  const [unit, name] = UNITS.find(([length]) => ms >= 2 * length) ?? [1000, "seconds"];
  return `${Math.round(ms / unit)} ${name}`;
}
