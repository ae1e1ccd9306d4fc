import type { Locale } from "@roundtable/language";
import type { Person } from "@roundtable/protocol";
import { serverChance } from "../chance.ts";
import type { Clock } from "../clock.ts";
import { newId } from "../ids.ts";
import type { Store } from "../store/store.ts";
import type { PersonId } from "../tables/table.ts";
import { madeUpIn, madeUpName } from "./made-up-name.ts";

/** Everybody is a guest at first contact, with a made-up name that he may change. */
export class People {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  async find(id: PersonId): Promise<Person | null> {
    const { db } = this.#store;
    const row = await db.selectFrom("people").select(["id", "name"]).where("id", "=", id).executeTakeFirst();
    return row ?? null;
  }

  async namesOf(ids: readonly PersonId[]): Promise<Map<PersonId, string>> {
    if (ids.length === 0) return new Map();
    const { db } = this.#store;
    const rows = await db.selectFrom("people").select(["id", "name"]).where("id", "in", ids).execute();
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  async welcome(locale: Locale): Promise<Person> {
    const person = { id: newId(), name: madeUpName(locale, serverChance()) };
    const created = this.#clock.now();
    await this.#store.write(async (db) => {
      await db
        .insertInto("people")
        .values({ ...person, created })
        .execute();
    });
    return person;
  }

  /** A made-up name is in the language that its owner reads; null where nothing is to be changed. */
  async nameIn(locale: Locale, { id, name }: Person): Promise<Person | null> {
    const before = madeUpIn(name);
    if (before === null || before === locale) return null;
    return await this.rename(id, madeUpName(locale, serverChance()));
  }

  async rename(id: PersonId, name: string): Promise<Person> {
    await this.#store.write(async (db) => {
      await db.updateTable("people").set({ name }).where("id", "=", id).execute();
    });
    return { id, name };
  }
}
