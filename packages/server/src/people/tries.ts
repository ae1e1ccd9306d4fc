import type { Clock } from "../clock.ts";
import { countTry, forgetTries } from "../store/try-rows.ts";
import type { Store } from "../store/store.ts";
import { hashOf } from "./secret.ts";

/** So often within this time. */
interface Limit {
  readonly times: number;
  readonly ms: number;
}

const QUARTER = 15 * 60 * 1000;

/** What may be guessed, and how often: counted in the store, so that several nodes do not let more pass than one. */
const LIMITS_OF_TRIES = {
  /** Passwords for one account from one address: nobody shuts others out by guessing wrong. */
  passwordOfAccountFromAddress: { times: 10, ms: QUARTER },
  /** And wherever they come from: too few to find one, more than one who means ill has addresses for. */
  passwordOfAccount: { times: 200, ms: QUARTER },
  passwordFromAddress: { times: 60, ms: QUARTER },
  codeFromAddress: { times: 20, ms: QUARTER },
  /** Codes that anybody tries: eight letters of 32 are a trillion. */
  codeFromAnywhere: { times: 2000, ms: QUARTER },
  resetOfAccount: { times: 3, ms: 4 * QUARTER },
  resetFromAddress: { times: 20, ms: 4 * QUARTER },
  newAccountFromAddress: { times: 60, ms: 4 * QUARTER },
  exportOfPerson: { times: 10, ms: 4 * QUARTER },
} satisfies Record<string, Limit>;

type Tried = keyof typeof LIMITS_OF_TRIES;

export class Tries {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Counted before it is looked at: of many at the same time no more pass than may. */
  async may(tried: Tried, whose: string): Promise<boolean> {
    const { times, ms } = LIMITS_OF_TRIES[tried];
    let count = 0;
    await this.#store.write(async (transaction) => {
      count = await countTry(transaction, { name: nameOf(tried, whose), now: this.#clock.now(), ms });
    });
    return count <= times;
  }

  /** It was no guess. */
  async forget(tried: Tried, whose: string): Promise<void> {
    await this.#store.write((transaction) => forgetTries(transaction, nameOf(tried, whose)));
  }
}

/** Neither mail addresses nor those of machines are written down for being counted. */
function nameOf(tried: Tried, whose: string): string {
  return `${tried} ${hashOf(whose).slice(0, 32)}`;
}
