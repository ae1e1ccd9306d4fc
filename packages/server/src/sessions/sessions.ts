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

/** For so long a guest's cookie that was exchanged is taken once more: a browser may have sent it by several tabs at once. */
const EXCHANGING_MS = 60 * 1000;
/** For so long a cookie that was replaced is known for what it was; it opens nothing. */
const REPLACED_MS = 60 * 1000;

/** How a session begins. */
export interface Opening {
  readonly device: string;
  /** By a password, a passkey or a link in a mail, and not by a code alone. */
  readonly isProved: boolean;
  /** Its cookie has the `__Host-` prefix. */
  readonly hasHostCookie: boolean;
}

export interface Opened {
  readonly session: Session;
  readonly token: string;
}

/** Who is signed in where. The store alone knows: nothing is remembered here that could outlive it there. */
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

  /** Whether this token was replaced a moment ago: the browser that sent it has another by now. */
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
   * The same for a guest with a signed cookie, which is taken for a moment only from now on. Null where it is not taken any more,
   * because the guest has an account by now.
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

  /** Its cookie has the `__Host-` prefix from now on, and soon counts without it no longer. */
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

  /** Whether its cookie still counts without the prefix: until a moment after it got it. */
  mayLackPrefix({ hostCookie }: Session): boolean {
    return hostCookie === null || hostCookie > this.#clock.now() - REPLACED_MS;
  }

  /** Noted once an hour: true if it was now. */
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

  /** False where this person has no such session. */
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

  /** The sockets of these sessions, which have ended, are closed at every node. */
  async announceEnded(person: PersonId, sessions: readonly string[]): Promise<void> {
    for (const session of sessions) {
      await this.#store.write(async () => {}, { signedOut: { person, session } });
      this.ended({ person, session });
    }
  }

  /** This session has another cookie: the sockets that were opened by the old one are closed at every node. */
  async announceReplaced(person: PersonId, session: string): Promise<void> {
    const signedOut = { person, session, isReplaced: true };
    await this.#store.write(async () => {}, { signedOut });
    this.ended(signedOut);
  }

  /** Those of these that have not ended meanwhile, with the hashes of the cookies that they have now. */
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
