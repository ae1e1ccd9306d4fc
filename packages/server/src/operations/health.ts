import type { Store } from "../store/store.ts";

/** Requests within this time get the last result. */
const FRESH_MS = 1000;
/** A store that takes longer is unhealthy. */
const PATIENCE_MS = 3000;

/** Checks the store by a read and a write. */
export class Health {
  readonly #store: Store;
  readonly #patienceMs: number;
  #looking: Promise<void> | null = null;

  constructor(store: Store, patienceMs = PATIENCE_MS) {
    this.#store = store;
    this.#patienceMs = patienceMs;
  }

  /** Throws if the store does not work. */
  async mustBeWell(): Promise<void> {
    // A failed write makes the last result worthless.
    if (this.#store.trouble !== null) this.#looking = null;
    this.#looking ??= this.#lookForAll();
    await within(this.#patienceMs, this.#looking);
  }

  #lookForAll(): Promise<void> {
    const looking = this.#look();
    const forget = (): void => {
      if (this.#looking === looking) this.#looking = null;
    };
    looking.then(() => setTimeout(forget, FRESH_MS).unref(), forget);
    return looking;
  }

  async #look(): Promise<void> {
    const { db, trouble } = this.#store;
    await db.selectFrom("secrets").select("name").limit(1).execute();
    await (trouble === null ? this.#store.tryWriting() : this.#store.tryRoom());
  }
}

async function within(ms: number, doing: Promise<void>): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`It takes longer than ${ms} ms.`)), ms);
  try {
    await Promise.race([doing, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
