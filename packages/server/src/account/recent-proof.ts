import { PROOF_MS } from "@roundtable/protocol/account";
import type { Clock } from "@roundtable/host/clock";
import { hasSignInMethod } from "../people/account-repository.ts";
import type { Store } from "../store/store.ts";
import type { PersonId } from "@roundtable/host/tables/table";

/** Whether a person has proved who they are in the last minutes, in this session. A stolen cookie proves nothing. */
export class RecentProof {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** True for a guest, too: without a way in there is nothing to prove. */
  async isGiven(person: PersonId, session: string | null): Promise<boolean> {
    const { db } = this.#store;
    if (!(await hasSignInMethod(db, person))) return true;
    if (session === null) return false;
    const row = await db.selectFrom("sessions").select("proved").where("id", "=", session).executeTakeFirst();
    return row?.proved != null && Math.abs(this.#clock.now() - row.proved) < PROOF_MS;
  }
}
