import { PROOF_MS } from "@roundtable/protocol/account";
import type { Clock } from "@roundtable/host/clock";
import { hasSignInMethod } from "../people/account-repository.ts";
import type { Store } from "../store/store.ts";
import type { PersonId } from "@roundtable/host/tables/table";

/** Whether a person has re-authenticated in this session within the last minutes. A stolen cookie alone is not enough. */
export class RecentProof {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** True for guests, who have no way to re-authenticate. */
  async isGiven(person: PersonId, session: string | null): Promise<boolean> {
    const { db } = this.#store;
    if (!(await hasSignInMethod(db, person))) return true;
    if (session === null) return false;
    const row = await db.selectFrom("sessions").select("proved").where("id", "=", session).executeTakeFirst();
    return row?.proved != null && Math.abs(this.#clock.now() - row.proved) < PROOF_MS;
  }
}
