import type { AccountReason } from "@roundtable/protocol/account";
import type { Transaction } from "kysely";
import type { Clock } from "@roundtable/host/clock";
import type { GuestBots } from "../guest-bots/guest-bots.ts";
import { hashOf, newSecret } from "../common/token.ts";
import type { Sessions } from "../sessions/sessions.ts";
import { confirmedAddressOf, hasSignInMethod, lockPerson } from "../people/account-repository.ts";
import { revokeGuestBots } from "../guest-bots/guest-bot-repository.ts";
import type { Schema } from "../store/schema/index.ts";
import { endSessions, isSession, rotateSession } from "../sessions/session-repository.ts";
import type { Store } from "../store/store.ts";
import { removeTickets } from "./ticket-repository.ts";
import { written } from "../store/write-result.ts";
import type { PersonId } from "@roundtable/host/tables/table";
import type { AccountLog } from "../account-log/account-log.ts";
import { revokeGuestLeftovers, type LoggedEvent } from "./guest-leftovers.ts";
import type { Source } from "../account-log/source.ts";

/** The person who changes their account, with the session and the source of the request. */
export interface Actor {
  readonly person: PersonId;
  /** null if all the person has shown is a link from a mail. */
  readonly session: { readonly id: string; readonly cookie: string } | null;
  readonly source: Source;
}

/** The outcome of a change. */
export type Outcome =
  | { readonly refused: AccountReason }
  | {
      readonly happened: readonly LoggedEvent[];
      /** The change also counts as a recent proof of identity. */
      readonly proves?: boolean;
      /** `others`: the other devices are signed out. `everything`: all devices, codes, links and bots. */
      readonly ends?: "others" | "everything";
      /** The account that has lost its unconfirmed address, and the password with it, to this one. */
      readonly loser?: PersonId | null;
    };

/** The session's new cookie; null if it keeps the old one. */
export type ChangeResult =
  | { readonly refused: AccountReason }
  | { readonly cookie: string | null; readonly revokedBots: number };

/**
 * The only way to change sign-in methods. The change, its event, its mails and the new cookie are committed together. A
 * guest's first sign-in method makes them an account. That ends the guest's other sessions and codes, and everything
 * `revokeGuestLeftovers` lists.
 */
export class AccountChanges {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #log: AccountLog;
  readonly #sessions: Sessions;
  readonly #guestBots: GuestBots;

  constructor(parts: {
    readonly store: Store;
    readonly clock: Clock;
    readonly accountLog: AccountLog;
    readonly sessions: Sessions;
    readonly guestBots: GuestBots;
  }) {
    this.#store = parts.store;
    this.#clock = parts.clock;
    this.#log = parts.accountLog;
    this.#sessions = parts.sessions;
    this.#guestBots = parts.guestBots;
  }

  async carryOut(
    { person, session, source }: Actor,
    change: (db: Transaction<Schema>) => Promise<Outcome>,
  ): Promise<ChangeResult> {
    const done = await written(this.#store, async (db) => {
      await lockPerson(db, person);
      // Another request may have replaced the cookie or ended the session in the meantime.
      if (session !== null && !(await isSession(db, session.id, hashOf(session.cookie))))
        return { refused: "proof-needed" } as const;
      const wasGuest = !(await hasSignInMethod(db, person));
      const before = await confirmedAddressOf(db, person);
      const outcome = await change(db);
      if ("refused" in outcome) return outcome;
      const isNewAccount = wasGuest && (await hasSignInMethod(db, person));
      const ends = outcome.ends ?? (isNewAccount ? "others" : null);
      const kept = ends === "everything" ? null : (session?.id ?? null);
      const ended = ends === null ? [] : await endSessions(db, person, { except: kept });
      const leftovers = isNewAccount ? await revokeGuestLeftovers(db, person) : { bots: [], happened: [] };
      const bots = ends === "everything" ? await revokeGuestBots(db, person) : leftovers.bots;
      if (ends !== null) {
        await removeTickets(db, person);
        await db.updateTable("people").set({ signed_until: 0 }).where("id", "=", person).execute();
      }
      const after = await confirmedAddressOf(db, person);
      // A guest's address gets no mail about the new account: someone else may have entered it.
      const told = isNewAccount ? [after] : [before, after];
      const mailTo = [...new Set(told)].filter((address) => address !== null);
      for (const { kind, what } of [...outcome.happened, ...leftovers.happened])
        await this.#log.save(db, { person, kind, source, what }, mailTo);
      if (outcome.loser != null) await this.#lost(db, outcome.loser, source);
      const cookie = newSecret();
      const isProof = isNewAccount || outcome.proves === true;
      // A guest keeps the same cookie. If the response with a new one got lost, they could never come back.
      const isStillGuest = wasGuest && !isNewAccount;
      const isRotated =
        !isStillGuest &&
        kept !== null &&
        session !== null &&
        (await rotateSession(db, session.id, {
          from: hashOf(session.cookie),
          to: hashOf(cookie),
          now: this.#clock.now(),
          isProof,
        }));
      return { cookie: isRotated ? cookie : null, ended, bots };
    });
    if ("refused" in done) return done;
    this.#log.wake();
    await this.#sessions.announceEnded(person, done.ended);
    if (done.cookie !== null && session !== null) await this.#sessions.announceReplaced(person, session.id);
    await this.#guestBots.announceRevoked(done.bots);
    return { cookie: done.cookie, revokedBots: done.bots.length };
  }

  /** Logs the loss in the other account. Its sessions stay open, since it may have no other way in. */
  async #lost(db: Transaction<Schema>, person: PersonId, { locale }: Source): Promise<void> {
    await removeTickets(db, person);
    const address = await confirmedAddressOf(db, person);
    const source = { device: "", address: "", locale };
    await this.#log.save(db, { person, kind: "email-lost", source }, address === null ? [] : [address]);
  }
}
