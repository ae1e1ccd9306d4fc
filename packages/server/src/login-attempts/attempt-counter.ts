import type { Clock } from "@roundtable/host/clock";
import { countAttempt, forgetAttempts, uncountAttempt } from "./attempt-repository.ts";
import type { Store } from "../store/store.ts";
import { hashOf } from "../common/token.ts";

/** At most `times` within `ms`. */
interface Limit {
  readonly times: number;
  readonly ms: number;
}

const QUARTER = 15 * 60 * 1000;

/** Limits on attempts. They are counted in the store, so that they hold for all nodes together. */
export const ATTEMPT_LIMITS = {
  /** Passwords for one account from one address, so that a stranger cannot lock out others. */
  passwordOfAccountFromAddress: { times: 10, ms: QUARTER },
  /** The same from a /48 of IPv6, in which one customer has 65,536 networks of the size above. */
  passwordOfAccountFromNetwork: { times: 30, ms: QUARTER },
  /** From a device its owner has signed in on before, independent of strangers. */
  passwordOfAccountFromDevice: { times: 10, ms: QUARTER },
  /** From all strangers together: too few to find a password. */
  passwordOfAccount: { times: 200, ms: QUARTER },
  passwordFromAddress: { times: 60, ms: QUARTER },
  passwordFromNetwork: { times: 240, ms: QUARTER },
  /**
   * Eight letters of 32 are 2^40 codes, and each lives five minutes. A thousand addresses that guess all the time while a
   * hundred codes are out need fifteen years to find one. There is no limit for all addresses together, because strangers
   * could use it to lock everyone out.
   */
  codeFromAddress: { times: 20, ms: QUARTER },
  codeFromNetwork: { times: 60, ms: QUARTER },
  /** Mails with a confirmation link. */
  confirmationToAddress: { times: 6, ms: 4 * QUARTER },
  confirmationFromAddress: { times: 20, ms: 4 * QUARTER },
  resetOfAccount: { times: 3, ms: 4 * QUARTER },
  resetFromAddress: { times: 20, ms: 4 * QUARTER },
  newAccountFromAddress: { times: 60, ms: 4 * QUARTER },
  newClientErrorFromAddress: { times: 10, ms: 96 * QUARTER },
  exportOfPerson: { times: 10, ms: 4 * QUARTER },
} satisfies Record<string, Limit>;

type AttemptKind = keyof typeof ATTEMPT_LIMITS;

export class AttemptCounter {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Counts the attempt before it is checked, so that parallel attempts cannot exceed the limit. */
  async may(tried: AttemptKind, whose: string): Promise<boolean> {
    const { times, ms } = ATTEMPT_LIMITS[tried];
    let count = 0;
    await this.#store.write(async (transaction) => {
      count = await countAttempt(transaction, { name: nameOf(tried, whose), now: this.#clock.now(), ms });
    });
    return count <= times;
  }

  /** Takes back an attempt that was counted and not checked. */
  async uncount(tried: AttemptKind, whose: string): Promise<void> {
    await this.#store.write((transaction) => uncountAttempt(transaction, nameOf(tried, whose)));
  }

  /** Forgets the attempts after a success. */
  async forget(tried: AttemptKind, whose: string): Promise<void> {
    await this.#store.write((transaction) => forgetAttempts(transaction, nameOf(tried, whose)));
  }
}

/** Hashed, so that counting stores neither mail addresses nor IP addresses. */
function nameOf(tried: AttemptKind, whose: string): string {
  return `${tried} ${hashOf(whose).slice(0, 32)}`;
}
