import type { Checked } from "@roundtable/kernel";
import type { Cancel, Clock } from "../clock.ts";
import type { Refusal } from "../refusal.ts";
import { noncesOf } from "../tables/give-nonce.ts";
import { started, whyNotStart } from "../tables/start.ts";
import type { PersonId, Table } from "../tables/table.ts";
import type { KeptTable } from "./kept-table.ts";
import { beginMatch } from "./loading.ts";

/** How long a start waits for the nonces that have not come yet. */
const NONCES_MS = 3000;

interface Pressed {
  readonly by: PersonId;
  readonly outcome: PromiseWithResolvers<Refusal | null>;
  readonly cancel: Cancel;
}

/** Between the host's “start” and the match: every client at the table gives its share of chance, if it comes soon. */
export class Starting {
  readonly #clock: Clock;
  readonly #waitedEnough: () => void;
  #pressed: Pressed | null = null;

  constructor(clock: Clock, waitedEnough: () => void) {
    this.#clock = clock;
    this.#waitedEnough = waitedEnough;
  }

  get isOn(): boolean {
    return this.#pressed !== null;
  }

  /** Resolves when the match has begun, or cannot. */
  get begun(): Promise<Refusal | null> {
    return this.#pressed?.outcome.promise ?? Promise.resolve(null);
  }

  press(table: Table, person: PersonId, check: Checked): Refusal | null {
    const refusal = whyNotStart(table, person, check);
    if (refusal !== null || this.#pressed !== null) return refusal;
    this.#pressed = {
      by: person,
      outcome: Promise.withResolvers<Refusal | null>(),
      cancel: this.#clock.after(NONCES_MS, this.#waitedEnough),
    };
    return null;
  }

  isReady(table: Table): boolean {
    return noncesOf(table).every((nonce, seat) => nonce !== "" || table.seats[seat]?.kind !== "person");
  }

  /** What was true when the host pressed is looked at again: somebody may have left meanwhile. */
  async begin(kept: KeptTable, check: Checked): Promise<Refusal | null> {
    if (this.#pressed === null) return null;
    const refusal = whyNotStart(kept.table, this.#pressed.by, check);
    if (refusal !== null) return refusal;
    const now = this.#clock.now();
    const table = started(kept.table, check, now);
    await kept.begin(table, beginMatch(table, kept.inPlay, kept.key, now));
    return null;
  }

  cancel(outcome: Refusal | null): void {
    this.#pressed?.cancel();
    this.#pressed?.outcome.resolve(outcome);
    this.#pressed = null;
  }
}
