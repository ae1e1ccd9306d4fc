import { type Chance, chanceOf, seeded } from "@roundtable/kernel";
import { LOCALES } from "@roundtable/language";
import { expect, test } from "vitest";
import { cookieSecret } from "../../src/sessions/cookie-secret.ts";
import { preferredLocale } from "../../src/common/preferred-locale.ts";
import { localeOfDefaultName, defaultName } from "../../src/people/default-name.ts";
import { People } from "../../src/people/people.ts";
import { newStore } from "../support/servers/test-store.ts";
import { ManualClock } from "../support/servers/manual-clock.ts";

const DAY = 24 * 60 * 60 * 1000;

/** Picks what it is told, and the first once that is used up. */
function picking(...picks: number[]): Chance {
  return { ...chanceOf(seeded("unused")), pick: () => picks.shift() ?? 0 };
}

test.each([
  [undefined, "en"],
  ["", "en"],
  ["de-DE,de;q=0.9", "en"],
  ["ru", "ru"],
  ["FR-ca", "fr"],
  ["de, ru;q=0.8, fr;q=0.9", "fr"],
  ["ru;q=0.5,en", "en"],
  ["ru;q=1.0,en", "ru"],
  ["ru; q=0.5, fr ;q=0.4", "ru"],
  ["en;level=1;q=0.1, fr;q=0.2", "fr"],
])("of what a browser asks for, %o, the first of our languages is %s", (header, locale) => {
  expect(preferredLocale(header)).toBe(locale);
});

test("in a made-up name the adjective agrees with the animal", () => {
  const masculine = 0;
  const feminine = 1;
  expect(defaultName("en", picking(1, 2))).toBe("Merry Badger");
  expect(defaultName("fr", picking(masculine, 2, 3))).toBe("Héron curieux");
  expect(defaultName("fr", picking(feminine, 2, 3))).toBe("Martre curieuse");
  expect(defaultName("ru", picking(masculine, 2, 3))).toBe("Смелый Сокол");
  expect(defaultName("ru", picking(feminine, 2, 3))).toBe("Смелая Рысь");
});

test("a made-up name is known for one, and in which language it is", () => {
  for (const locale of LOCALES) {
    const chance = chanceOf(seeded(locale));
    const names = Array.from({ length: 200 }, () => defaultName(locale, chance));
    expect(new Set(names.map(localeOfDefaultName))).toEqual(new Set([locale]));
  }
  expect(["Anna", "Brave", "Храбрый", "Renard"].map(localeOfDefaultName)).toEqual([null, null, null, null]);
});

test("a default name is translated into its owner's language; a chosen name is not", async () => {
  const people = new People(await newStore(), new ManualClock(7));
  const guest = people.newGuest("en");
  await people.save(guest);
  expect(await people.translateDefaultName("en", guest)).toBeNull();
  const inRussian = await people.translateDefaultName("ru", guest);
  expect(localeOfDefaultName(inRussian?.name ?? "")).toBe("ru");
  expect(await people.find(guest.id)).toEqual(inRussian);
  const anna = await people.rename(guest.id, "Anna");
  expect(await people.translateDefaultName("fr", anna)).toBeNull();
});

test("cookies are signed with one secret, also where two ask for it at the same time", async () => {
  const store = await newStore();
  const [one, other] = await Promise.all([cookieSecret(store), cookieSecret(store)]);
  expect(one).toMatch(/^[0-9a-f]{64}$/);
  expect(other).toBe(one);
  expect(await cookieSecret(store)).toBe(one);
});

test("a guest who only looks is not stored; one who acts is, with their name and first day", async () => {
  const store = await newStore();
  const people = new People(store, new ManualClock(7));
  const [ann, bob] = [people.newGuest("en"), people.newGuest("en")];
  expect(ann.id).toMatch(/^[0-9A-Za-z]{12}$/);
  expect(people.newGuest("en", ann.id)).toEqual(ann);
  expect(await people.find(ann.id)).toBeNull();
  expect(await people.rename(ann.id, "Ann")).toEqual({ id: ann.id, name: "Ann" });
  expect(await people.find(ann.id)).toEqual({ id: ann.id, name: "Ann" });
  await people.save({ id: ann.id, name: "Somebody else" });
  await people.save(bob);
  expect(await people.find(bob.id)).toEqual(bob);
  expect(await people.namesOf([ann.id])).toEqual(new Map([[ann.id, "Ann"]]));
  expect(await people.namesOf([bob.id, ann.id, "nobody"])).toEqual(
    new Map([
      [ann.id, "Ann"],
      [bob.id, bob.name],
    ]),
  );
  expect(await people.namesOf([])).toEqual(new Map());
  const row = await store.db.selectFrom("people").select("created").executeTakeFirst();
  expect(row).toEqual({ created: 7 });
});

test("that somebody is here is noted once a day", async () => {
  const store = await newStore();
  const clock = new ManualClock(7);
  const people = new People(store, clock);
  const ann = people.newGuest("en");
  const seen = async (): Promise<number | undefined> => {
    await people.markSeen(ann);
    return (await store.db.selectFrom("people").select("seen").executeTakeFirst())?.seen;
  };
  expect(await seen()).toBeUndefined();
  await people.save(ann);
  clock.advance(DAY - 1);
  expect(await seen()).toBe(7);
  clock.advance(1);
  expect(await seen()).toBe(7 + DAY);
});
