/** How often every connection is looked at. */
export const HEARTBEAT_MS = 2000;

/** In looks: how many without a word make for a ping, and how many for a dead connection. */
interface Patience {
  readonly ping: number;
  readonly dead: number;
}

/** A page pings us every few seconds, and its browser answers our pings: after ten seconds of silence it is gone. */
const OF_A_PAGE: Patience = { ping: 3, dead: 5 };

/** A bot may think for long and read nothing meanwhile. */
const OF_A_BOT: Patience = { ping: 12, dead: 25 };

/**
 * Notices that a connection has gone silent. It counts looks, not time: after a pause of the whole process one look follows,
 * and what has come meanwhile is read before the next.
 */
export class Heartbeat {
  readonly #patience: Patience;
  #silent = 0;

  constructor(isBot: boolean) {
    this.#patience = isBot ? OF_A_BOT : OF_A_PAGE;
  }

  /** Something was heard, whatever it is. */
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
