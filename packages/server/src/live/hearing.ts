import type { Services } from "../services.ts";
import { excuseSilence, keepMoment, lastMoment } from "../store/moments.ts";

const DAY = 24 * 60 * 60 * 1000;

/** Silence is counted while a server runs: it was none while it stood still, or when somebody set the clock. */
export class Hearing {
  readonly #services: Services;
  /** Whoever has not listened for longer has stood still, or the clock has jumped. */
  readonly #longestMs: number;
  /** When it was last heard whether somebody is there. */
  #listened: number | null = null;
  #until = 0;
  #excusing: Promise<void> = Promise.resolve();
  #toNote = 0;
  #noting: Promise<void> | null = null;

  constructor(services: Services, longestMs: number) {
    this.#services = services;
    this.#longestMs = longestMs;
  }

  /** What the clock shows beyond this may be a jump of which nothing is noted yet. */
  get until(): number {
    return this.#until;
  }

  /** After a restart: from when on nobody has listened. */
  async wake(): Promise<void> {
    this.#listened = await lastMoment(this.#services.store.db, "listened");
  }

  async listen(): Promise<void> {
    const now = this.#services.clock.now();
    const unheard = this.#listened === null ? 0 : now - this.#listened;
    this.#listened = now;
    if (unheard < 0 || unheard > this.#longestMs) {
      const excusing = this.#excuse(unheard, now);
      this.#excusing = excusing.catch(() => {});
      await excusing;
    } else {
      // Nobody counts a silence that was none and is just being excused; and what is noted before it is excused would be
      // taken for another node's word that there was none.
      await this.#excusing;
      await this.#note(now);
    }
    this.#until = now;
  }

  async #excuse(unheard: number, now: number): Promise<void> {
    if (await this.#wasHeardElsewhere(now)) return await this.#note(now);
    await this.#services.store.write(async (transaction) => {
      await excuseSilence(transaction, unheard);
      if (Math.abs(unheard) > DAY) await keepMoment(transaction, "jumped", now);
      await keepMoment(transaction, "listened", now);
    });
  }

  /** It was this node alone that stood still. */
  async #wasHeardElsewhere(now: number): Promise<boolean> {
    const { db, nodes } = this.#services.store;
    if (!nodes.areSeveral) return false;
    const last = await lastMoment(db, "listened");
    return last !== null && Math.abs(now - last) <= this.#longestMs;
  }

  /** The last moment, however many came while the one before was written down. */
  #note(now: number): Promise<void> {
    // Never `#listened`: after a jump that is not noted yet, and would be taken for another node's word.
    this.#toNote = now;
    const note = async (): Promise<void> => {
      for (let noted: number | null = null; noted !== this.#toNote;) {
        const moment: number = this.#toNote;
        await this.#services.store.write((transaction) => keepMoment(transaction, "listened", moment));
        noted = moment;
      }
    };
    return (this.#noting ??= note().finally(() => {
      this.#noting = null;
    }));
  }
}
