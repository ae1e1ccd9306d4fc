import type { AttemptCounter } from "../login-attempts/attempt-counter.ts";
import { networkOf } from "../net/coarse-address.ts";

/** A guess that may be made. */
export interface Attempt {
  /** It was right: it counts for nothing. */
  succeeded(): Promise<void>;
  /** It was not looked at, because the server was busy: it counts for nothing either. */
  unchecked(): Promise<void>;
}

/**
 * How often a password may be guessed. Guesses of strangers are counted by address, by network and by account. A device on which
 * its owner has signed in before has a budget of its own, which no stranger can use up.
 */
export class LoginAttempts {
  readonly #attemptCounter: AttemptCounter;

  constructor(attemptCounter: AttemptCounter) {
    this.#attemptCounter = attemptCounter;
  }

  /** Counted before it is looked at; null where it is one too many. `device` is the one that the account knows. */
  async begin(
    account: string,
    { address, device }: { readonly address: string; readonly device: string | null },
  ): Promise<Attempt | null> {
    if (device !== null) {
      const own = `${account} ${device}`;
      if (await this.#attemptCounter.may("passwordOfAccountFromDevice", own))
        return this.#attempt([["passwordOfAccountFromDevice", own]]);
    }
    const own = `${account} ${address}`;
    const network = networkOf(address);
    const counted: Counted[] = [
      ["passwordOfAccountFromAddress", own],
      ["passwordFromAddress", address],
      ...(network === null
        ? []
        : ([
            ["passwordOfAccountFromNetwork", `${account} ${network}`],
            ["passwordFromNetwork", network],
          ] as const)),
    ];
    // What is refused here does not count against the account: or one alone could use up what all strangers have.
    const may = await Promise.all(counted.map(([tried, whose]) => this.#attemptCounter.may(tried, whose)));
    if (may.includes(false) || !(await this.#attemptCounter.may("passwordOfAccount", account))) return null;
    return this.#attempt([...counted, ["passwordOfAccount", account]]);
  }

  #attempt(counted: readonly Counted[]): Attempt {
    const [own] = counted;
    return {
      succeeded: async () => {
        if (own !== undefined) await this.#attemptCounter.forget(...own);
      },
      unchecked: async () => {
        for (const one of counted) await this.#attemptCounter.uncount(...one);
      },
    };
  }
}

type Counted = readonly [tried: Parameters<AttemptCounter["may"]>[0], whose: string];
