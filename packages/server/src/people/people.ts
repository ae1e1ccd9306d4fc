import { chanceOf, seeded } from "@roundtable/kernel";
import type { Locale } from "@roundtable/language";
import type { Person } from "@roundtable/protocol";
import { Preferences, type PreferencesBody } from "@roundtable/protocol/account";
import * as v from "valibot";
import type { Clock } from "@roundtable/host/clock";
import { newId } from "../common/ids.ts";
import { hasSignInMethod } from "./account-repository.ts";
import { SESSION_MS } from "./session.ts";
import type { Store } from "../store/store.ts";
import type { PersonId } from "@roundtable/host/tables/table";
import { localeOfDefaultName, defaultName } from "./default-name.ts";

const DAY = 24 * 60 * 60 * 1000;

/**
 * Everybody is a guest at first contact, with a made-up name that he may change. He is kept when he does something by which
 * others know him: those who only look in leave nothing behind.
 */
export class People {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #newId: () => PersonId;

  constructor(store: Store, clock: Clock, newPersonId: () => PersonId = newId) {
    this.#store = store;
    this.#clock = clock;
    this.#newId = newPersonId;
  }

  async find(id: PersonId): Promise<Person | null> {
    const { db } = this.#store;
    const row = await db.selectFrom("people").select(["id", "name"]).where("id", "=", id).executeTakeFirst();
    return row ?? null;
  }

  /**
   * By the cookie that they had before they were kept: “refused” where it is no longer taken. It never opens an account: whoever
   * planted it in a browser would have the account that is made there.
   */
  async findSigned(id: PersonId): Promise<Person | "refused" | null> {
    const { db } = this.#store;
    const row = await db
      .selectFrom("people")
      .select(["id", "name", "signed_until"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (row === undefined) return null;
    if (row.signed_until <= this.#clock.now() || (await hasSignInMethod(db, id))) return "refused";
    return { id, name: row.name };
  }

  async namesOf(ids: readonly PersonId[]): Promise<Map<PersonId, string>> {
    if (ids.length === 0) return new Map();
    const { db } = this.#store;
    const rows = await db.selectFrom("people").select(["id", "name"]).where("id", "in", ids).execute();
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  /** Somebody new, whom nobody but his cookie remembers yet. */
  newGuest(locale: Locale, id: PersonId = this.#newId()): Person {
    return { id, name: defaultName(locale, chanceOf(seeded(id))) };
  }

  /** From now on he is remembered, unless he already was. */
  async save({ id, name }: Person): Promise<void> {
    if ((await this.find(id)) !== null) return;
    const now = this.#clock.now();
    await this.#store.write(async (db) => {
      await db
        .insertInto("people")
        .values({ id, name, created: now, seen: now, signed_until: now + SESSION_MS })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .execute();
    });
  }

  /** He is here: noted once a day, so that those who come back are remembered for longer. */
  async markSeen({ id }: Person): Promise<void> {
    const now = this.#clock.now();
    const { db } = this.#store;
    const row = await db.selectFrom("people").select("seen").where("id", "=", id).executeTakeFirst();
    if (row === undefined || Math.abs(now - row.seen) < DAY) return;
    await this.#store.write(async (transaction) => {
      await transaction.updateTable("people").set({ seen: now }).where("id", "=", id).execute();
    });
  }

  /** A made-up name is in the language that its owner reads; null where nothing is to be changed. */
  async translateDefaultName(locale: Locale, { id, name }: Person): Promise<Person | null> {
    const before = localeOfDefaultName(name);
    if (before === null || before === locale) return null;
    return await this.rename(id, this.newGuest(locale, id).name);
  }

  /** What he has said he likes; null if he has not. */
  async preferencesOf(id: PersonId): Promise<PreferencesBody> {
    const { db } = this.#store;
    const row = await db
      .selectFrom("people")
      .select(["likes", "likes_at"])
      .where("id", "=", id)
      .executeTakeFirst();
    const likes = row?.likes == null ? null : v.parse(Preferences, JSON.parse(row.likes));
    return { likes, at: row?.likes_at ?? 0 };
  }

  async savePreferences(id: PersonId, preferences: Preferences): Promise<void> {
    const changed = { likes: JSON.stringify(preferences), likes_at: this.#clock.now() };
    await this.#store.write(async (transaction) => {
      await transaction.updateTable("people").set(changed).where("id", "=", id).execute();
      // He is told in the language that he reads.
      if (preferences.locale !== undefined)
        await transaction
          .updateTable("notice_settings")
          .set({ locale: preferences.locale })
          .where("person", "=", id)
          .execute();
    });
  }

  async rename(id: PersonId, name: string): Promise<Person> {
    const now = this.#clock.now();
    await this.#store.write(
      async (db) => {
        await db
          .insertInto("people")
          .values({ id, name, created: now, seen: now, signed_until: now + SESSION_MS })
          .onConflict((conflict) => conflict.column("id").doUpdateSet({ name }))
          .execute();
      },
      { person: id },
    );
    return { id, name };
  }
}
