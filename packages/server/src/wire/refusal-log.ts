import type { Logger } from "pino";
import { coarsePlace } from "../net/coarse-address.ts";
import type { Metrics } from "../common/metrics.ts";
import { Buckets } from "@roundtable/host/token-bucket";

/** Not signed in, not allowed, or too many requests. */
const REFUSED: ReadonlySet<number> = new Set([401, 403, 429]);
/** Limits on log lines, per address and in total, so that nobody can fill the disk. */
const LOGGED_PER_ADDRESS = { burst: 10, perSecond: 0.1 };
const LOGGED = { burst: 100, perSecond: 1 };

interface Answered {
  readonly request: string;
  readonly method: string;
  /** The declared pattern, without its parameters. */
  readonly route: string | null;
  readonly status: number;
}

/** Refused requests. All are counted, and a sample is logged. */
export class RefusalLog {
  readonly #log: Logger;
  readonly #metrics: Metrics;
  readonly #perAddress = new Buckets(LOGGED_PER_ADDRESS);
  readonly #all = new Buckets(LOGGED);

  constructor(log: Logger, metrics: Metrics) {
    this.#log = log;
    this.#metrics = metrics;
  }

  note(answered: Answered, from: string): void {
    const { status } = answered;
    if (!REFUSED.has(status)) return;
    this.#metrics.refusals.inc({ status });
    const now = performance.now();
    if (this.#perAddress.take(from, now) && this.#all.take("", now))
      this.#log.info({ ...answered, from: coarsePlace(from) }, "A request was refused.");
  }
}
