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
 * Everyone begins as a guest with a default name. A guest is stored once they do something that others see. Visitors who
 * only look leave no trace.
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
   * Finds a person by a signed cookie from before they were stored; “refused” if it no longer counts. It never opens an
   * account: the cookie may have been planted in the browser by someone else.
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

  /** A new guest, who exists only in their cookie. */
  newGuest(locale: Locale, id: PersonId = this.#newId()): Person {
    return { id, name: defaultName(locale, chanceOf(seeded(id))) };
  }

  /** Stores the guest, unless they are stored already. */
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

  /** Notes once a day that the person was here, which postpones their removal. */
  async markSeen({ id }: Person): Promise<void> {
    const now = this.#clock.now();
    const { db } = this.#store;
    const row = await db.selectFrom("people").select("seen").where("id", "=", id).executeTakeFirst();
    if (row === undefined || Math.abs(now - row.seen) < DAY) return;
    await this.#store.write(async (transaction) => {
      await transaction.updateTable("people").set({ seen: now }).where("id", "=", id).execute();
    });
  }

  /** Translates a default name; null if the name stays. */
  async translateDefaultName(locale: Locale, { id, name }: Person): Promise<Person | null> {
    const before = localeOfDefaultName(name);
    if (before === null || before === locale) return null;
    return await this.rename(id, this.newGuest(locale, id).name);
  }

  /** `likes` is null if the person has set nothing. */
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
      // Notifications use the same language.
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
