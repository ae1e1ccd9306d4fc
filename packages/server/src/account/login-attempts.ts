import type { AttemptCounter } from "../login-attempts/attempt-counter.ts";
import { networkOf } from "../net/coarse-address.ts";

/** A password attempt that was let through. */
export interface Attempt {
  /** The password was right, so the attempt is not counted. */
  succeeded(): Promise<void>;
  /** The server was too busy to check, so the attempt is not counted either. */
  unchecked(): Promise<void>;
}

/**
 * Limits password attempts. Those of strangers are counted by address, network and account. A device its owner has signed
 * in on before has a budget of its own, which strangers cannot use up.
 */
export class LoginAttempts {
  readonly #attemptCounter: AttemptCounter;

  constructor(attemptCounter: AttemptCounter) {
    this.#attemptCounter = attemptCounter;
  }

  /** Counts the attempt before checking it; null if it is one too many. `device` is set if the account knows the device. */
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
    // Refused attempts do not count against the account. Otherwise one stranger could use up the budget of all.
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
