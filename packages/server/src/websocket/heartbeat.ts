/** How often every connection is checked. */
export const HEARTBEAT_MS = 2000;

/** After how many silent checks a ping is sent, and after how many the connection is dead. */
interface Patience {
  readonly ping: number;
  readonly dead: number;
}

/** A page pings every few seconds and its browser answers pings, so ten seconds of silence mean that it is gone. */
const OF_A_PAGE: Patience = { ping: 3, dead: 5 };

/** A bot may think for long without reading. */
const OF_A_BOT: Patience = { ping: 12, dead: 25 };

/**
 * Detects silent connections. It counts checks instead of time: after a pause of the process there is one check, and what
 * has arrived is read before the next.
 */
export class Heartbeat {
  readonly #patience: Patience;
  #silent = 0;

  constructor(isBot: boolean) {
    this.#patience = isBot ? OF_A_BOT : OF_A_PAGE;
  }

  /** Called for anything that arrives. */
  heard(): void {
    this.#silent = 0;
  }

  /** What to do now. */
  look(): "nothing" | "ping" | "end" {
    this.#silent += 1;
    if (this.#silent >= this.#patience.dead) return "end";
    return this.#silent === this.#patience.ping ? "ping" : "nothing";
  }
}
