import type { Person } from "@roundtable/protocol";
import type { Transaction } from "kysely";
import { type Clock, earlier, type StoreTime } from "@roundtable/host/clock";
import { newId } from "../common/ids.ts";
import {
  endSessions,
  insertSession,
  type StoredSession,
  liveSessions,
  readSession,
  sessionsOf,
  wasReplaced,
} from "./session-repository.ts";
import { hasSignInMethod } from "../people/account-repository.ts";
import type { Session } from "../people/session.ts";
import type { SignedOut } from "../store/group-commit.ts";
import type { Schema } from "../store/schema/index.ts";
import type { Store } from "../store/store.ts";
import { written } from "../store/write-result.ts";
import type { PersonId } from "@roundtable/host/tables/table";
import { hashOf, newSecret } from "../common/token.ts";

const HOUR = 60 * 60 * 1000;

/** A guest's exchanged cookie is accepted for this long: several tabs may have sent it at once. */
const EXCHANGING_MS = 60 * 1000;
/** A replaced cookie is recognised for this long. It grants nothing. */
const REPLACED_MS = 60 * 1000;

/** How a session begins. */
export interface Opening {
  readonly device: string;
  /** With a password, a passkey or a mailed link, not just a code. */
  readonly isProved: boolean;
  /** Its cookie has the `__Host-` prefix. */
  readonly hasHostCookie: boolean;
}

export interface Opened {
  readonly session: Session;
  readonly token: string;
}

/** Sessions. They are only in the store: nothing is cached here that could outlive them. */
export class Sessions {
  readonly #store: Store;
  readonly #clock: Clock;
  /** To be called after a transaction that has ended sessions: closes their sockets at this node. */
  readonly ended: (which: SignedOut) => void;

  constructor(store: Store, clock: Clock, ended: (which: SignedOut) => void) {
    this.#store = store;
    this.#clock = clock;
    this.ended = ended;
  }

  async find(token: string): Promise<Session | null> {
    const row = await readSession(this.#store.db, hashOf(token), this.#clock.now());
    if (row === null) return null;
    const { session, id, name, host_cookie: hostCookie } = row;
    return { id: session, person: { id, name }, hostCookie };
  }

  /** Whether this token was replaced a moment ago. The browser has another by now. */
  async wasReplaced(token: string): Promise<boolean> {
    return await wasReplaced(this.#store.db, hashOf(token), earlier(this.#clock.now(), REPLACED_MS));
  }

  /** Signs a person in, with a fresh token. */
  async open(person: Person, opening: Opening): Promise<Opened> {
    const { row, opened } = this.#new(person, opening);
    await this.#store.write((transaction) => insertSession(transaction, row));
    return opened;
  }

  /**
   * The same for a guest with a signed cookie, which then counts for a moment only. null if it is no longer accepted
   * because the guest has become an account.
   */
  async exchange(person: Person, opening: Opening): Promise<Opened | null> {
    const { row, opened } = this.#new(person, opening);
    const now = this.#clock.now();
    const isTaken = await written(this.#store, async (db) => {
      const guest = await db
        .updateTable("people")
        .set((people) => ({ seen: people.ref("seen") }))
        .where("id", "=", person.id)
        .returning("signed_until")
        .executeTakeFirst();
      if (guest === undefined || guest.signed_until <= now || (await hasSignInMethod(db, person.id)))
        return false;
      await insertSession(db, row);
      const until = Math.min(guest.signed_until, now + EXCHANGING_MS);
      await db.updateTable("people").set({ signed_until: until }).where("id", "=", person.id).execute();
      return true;
    });
    return isTaken ? opened : null;
  }

  #new(person: Person, { device, isProved, hasHostCookie }: Opening) {
    const now = this.#clock.now();
    const token = newSecret();
    const id = newId();
    const hostCookie = hasHostCookie ? 0 : null;
    const row = {
      id,
      hash: hashOf(token),
      person: person.id,
      device,
      created: now,
      seen: now,
      began: now,
      proved: isProved ? now : null,
      host_cookie: hostCookie,
    };
    return { row, opened: { session: { id, person, hostCookie }, token } };
  }

  /** The cookie has the `__Host-` prefix now. Soon it no longer counts without it. */
  async gotHostCookie({ id }: Session): Promise<void> {
    const now = this.#clock.now();
    await this.#store.write(async (transaction) => {
      await transaction
        .updateTable("sessions")
        .set({ host_cookie: now })
        .where("id", "=", id)
        .where("host_cookie", "is", null)
        .execute();
    });
  }

  /** Whether the cookie still counts without the prefix, which it does for a moment after the change. */
  mayLackPrefix({ hostCookie }: Session): boolean {
    return hostCookie === null || hostCookie > this.#clock.now() - REPLACED_MS;
  }

  /** Notes the use of a session, once an hour. True if it did now. */
  async saw({ id }: Session): Promise<boolean> {
    const now = this.#clock.now();
    const { db } = this.#store;
    const row = await db.selectFrom("sessions").select("seen").where("id", "=", id).executeTakeFirst();
    if (row === undefined || Math.abs(now - row.seen) < HOUR) return false;
    await this.#store.write(async (transaction) => {
      await transaction.updateTable("sessions").set({ seen: now }).where("id", "=", id).execute();
    });
    return true;
  }

  of(person: PersonId): Promise<StoredSession[]> {
    return sessionsOf(this.#store.db, person, this.#clock.now());
  }

  /** False if this person has no such session. */
  async end(person: PersonId, id: string): Promise<boolean> {
    if (!(await this.of(person)).some((session) => session.id === id)) return false;
    await this.#store.write(
      async (transaction) => {
        await endSessions(transaction, person, { only: id });
        await refuseExchanged(transaction, person, this.#clock.now());
      },
      { signedOut: { person, session: id } },
    );
    this.ended({ person, session: id });
    return true;
  }

  /** Ends all sessions of this person, and the signed cookie from before they had one. */
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

  /** Closes the sockets of these ended sessions, on every node. */
  async announceEnded(person: PersonId, sessions: readonly string[]): Promise<void> {
    for (const session of sessions) {
      await this.#store.write(async () => {}, { signedOut: { person, session } });
      this.ended({ person, session });
    }
  }

  /** The session has a new cookie: closes the sockets that were opened with the old one, on every node. */
  async announceReplaced(person: PersonId, session: string): Promise<void> {
    const signedOut = { person, session, isReplaced: true };
    await this.#store.write(async () => {}, { signedOut });
    this.ended(signedOut);
  }

  /** Those of these that are open, with the hashes of their current cookies. */
  live(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
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
