import type { Person } from "@roundtable/protocol";
import type { Transaction } from "kysely";
import { type Clock, earlier, type StoreTime } from "../clock.ts";
import { newId } from "../ids.ts";
import {
  endSessions,
  insertSession,
  type KeptSession,
  liveSessions,
  readSession,
  SESSION_MS,
  sessionsOf,
} from "../store/session-rows.ts";
import type { SignedOut } from "../store/group-commit.ts";
import type { Schema } from "../store/schema.ts";
import type { Store } from "../store/store.ts";
import type { PersonId } from "../tables/table.ts";
import { hashOf, newSecret } from "./secret.ts";

const HOUR = 60 * 60 * 1000;

/** For so long a cookie that was exchanged is taken once more: a browser may have sent it by several tabs at once. */
export const EXCHANGING_MS = 60 * 1000;

/** A device on which somebody is signed in, as its cookie proves. */
export interface Session {
  readonly id: string;
  readonly person: Person;
}

/** Who is signed in where. The store alone knows: nothing is remembered here that could outlive it there. */
export class Sessions {
  readonly #store: Store;
  readonly #clock: Clock;
  /** Who is to hear which sessions have ended here. */
  ended: (which: SignedOut) => void = () => {};

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  async find(token: string): Promise<Session | null> {
    const row = await readSession(this.#store.db, hashOf(token), earlier(this.#clock.now(), SESSION_MS));
    return row === null ? null : { id: row.session, person: { id: row.id, name: row.name } };
  }

  /** Somebody is signed in from now on, by a token that nobody has had before. */
  async open(person: Person, device: string): Promise<{ readonly session: Session; readonly token: string }> {
    const now = this.#clock.now();
    const token = newSecret();
    const row = { id: newId(), hash: hashOf(token), person: person.id, device, created: now, seen: now };
    await this.#store.write((transaction) => insertSession(transaction, row));
    return { session: { id: row.id, person }, token };
  }

  /** Noted once an hour. */
  async saw({ id }: Session): Promise<void> {
    const now = this.#clock.now();
    const { db } = this.#store;
    const row = await db.selectFrom("sessions").select("seen").where("id", "=", id).executeTakeFirst();
    if (row === undefined || Math.abs(now - row.seen) < HOUR) return;
    await this.#store.write(async (transaction) => {
      await transaction.updateTable("sessions").set({ seen: now }).where("id", "=", id).execute();
    });
  }

  of(person: PersonId): Promise<KeptSession[]> {
    return sessionsOf(this.#store.db, person, earlier(this.#clock.now(), SESSION_MS));
  }

  /** False where this person has no such session. */
  async end(person: PersonId, id: string): Promise<boolean> {
    if (!(await this.of(person)).some((session) => session.id === id)) return false;
    await this.#store.write(
      async (transaction) => {
        await endSessions(transaction, person, id);
        await refuseExchanged(transaction, person, this.#clock.now());
      },
      { signedOut: { person, session: id } },
    );
    this.ended({ person, session: id });
    return true;
  }

  /** He is signed in nowhere any more, not even by a cookie from before he was kept. */
  async endAll(person: PersonId): Promise<void> {
    await this.#store.write(
      async (transaction) => {
        await endSessions(transaction, person);
        await transaction.updateTable("people").set({ signed_until: 0 }).where("id", "=", person).execute();
      },
      { signedOut: { person, session: null } },
    );
    this.ended({ person, session: null });
  }

  /** He is signed in by this session alone. */
  async endOthers(person: PersonId, session: string): Promise<void> {
    for (const { id } of await this.of(person)) if (id !== session) await this.end(person, id);
  }

  /** Those of these that have not ended meanwhile. */
  live(ids: readonly string[]): Promise<ReadonlySet<string>> {
    return liveSessions(this.#store.db, ids);
  }
}

/** A signed cookie that was exchanged for a session ends with it. */
async function refuseExchanged(db: Transaction<Schema>, person: PersonId, now: StoreTime): Promise<void> {
  await db
    .updateTable("people")
    .set({ signed_until: 0 })
    .where("id", "=", person)
    .where("signed_until", "<=", now + EXCHANGING_MS)
    .execute();
}
