import { screens } from "@roundtable/games/screens";
import { LOCALES } from "@roundtable/language";
import { expect, test } from "vitest";
import { text as en } from "../i18n/en.ts";
import { text as fr } from "../i18n/fr.ts";
import { text as ru } from "../i18n/ru.ts";
import { botName } from "./bot-name.ts";

const names = { ru: ru.lobby.botNames, fr: fr.lobby.botNames, en: en.lobby.botNames };

test("at one table each bot has its own name, and another table has others", () => {
  const at = (table: string) => Array.from({ length: 10 }, (_, seat) => botName(names.en, table, seat));
  expect(new Set(at("abcdefghijkl")).size).toBe(10);
  expect(at("abcdefghijkl")).not.toEqual(at("abcdefghijkm"));
});

test("a bot has the same name in every language", () => {
  expect(LOCALES.map((locale) => new Set(names[locale].map(({ name }) => name)).size)).toEqual([24, 24, 24]);
  const third = names.en.findIndex(({ name }) => name === "Cecily");
  expect(LOCALES.map((locale) => names[locale][third]?.name)).toEqual(["Цецилия", "Cécile", "Cecily"]);
});

test.each(Object.entries(screens))("no bot is called like anything in %s", async (_, { text }) => {
  const { texts } = await text();
  for (const locale of LOCALES) {
    const pieces = Object.values((await texts[locale]()).piece).map(({ name }) => name.toLowerCase());
    const words = new Set(pieces.flatMap((name) => name.split(/[ \u00a0]/)));
    expect(names[locale].filter(({ name }) => words.has(name.toLowerCase()))).toEqual([]);
  }
});
