import { type Locale, LOCALES, whyUnfit } from "@roundtable/language";
import { describe, expect, test } from "vitest";
import { CREDITS } from "../credits/text.ts";
import { ACCESSIBILITY } from "../shell/accessibility-text.ts";
import { text as replayEn } from "../replay/i18n/en.ts";
import { text as replayFr } from "../replay/i18n/fr.ts";
import type { ReplayText } from "../replay/i18n/index.ts";
import { text as replayRu } from "../replay/i18n/ru.ts";
import { text as fairEn } from "../table/fairness/i18n/en.ts";
import { text as fairFr } from "../table/fairness/i18n/fr.ts";
import type { FairnessText } from "../table/fairness/i18n/index.ts";
import { text as fairRu } from "../table/fairness/i18n/ru.ts";
import { text as en } from "./en.ts";
import { text as fr } from "./fr.ts";
import type { ShellText } from "./index.ts";
import { text as ru } from "./ru.ts";
import { sentences } from "./testing/sentences.ts";

const again: Readonly<Record<Locale, ReplayText>> = { ru: replayRu, fr: replayFr, en: replayEn };
const fairly: Readonly<Record<Locale, FairnessText>> = { ru: fairRu, fr: fairFr, en: fairEn };
const spoken: Readonly<Record<Locale, ShellText>> = { ru, fr, en };

describe.each(LOCALES)("the shell in %s", (locale) => {
  test("has only well-formed texts", () => {
    const { table } = spoken[locale];
    const agreed = (count: number) => table.agreed([...Array(count).keys()], count + 1);
    // The texts of every table are read by each game's suite instead.
    const replay = { ...again[locale], keyHelp: again[locale].keyHelp.map(([, help]) => help).join(" ") };
    const said = {
      ...spoken[locale],
      table: { ...table, agreed },
      anyTable: {},
      credits: CREDITS[locale],
      eyes: ACCESSIBILITY[locale],
      fairness: fairly[locale],
      replay,
    };
    const unfit = [...sentences(said)].flatMap((sentence) => {
      const why = whyUnfit(locale, sentence);
      return why === null ? [] : [`“${sentence}” ${why}`];
    });
    expect(unfit).toEqual([]);
  });
});

test("a range of players takes the plural of its greater number", () => {
  const players = (max: number) => LOCALES.map((locale) => spoken[locale].home.players(2, max));
  expect(players(4)).toEqual(["2–4\u00a0игрока", "2 à 4 joueurs", "2–4 players"]);
  expect(players(8)).toEqual(["2–8\u00a0игроков", "2 à 8 joueurs", "2–8 players"]);
});

test("the number of recomputed draws agrees in grammar", () => {
  const fair = (draws: number) => [fairFr, fairEn].map(({ fair: says }) => says(draws));
  expect(fair(1)).toEqual([
    "Vérifié\u00a0: 1 tirage recalculé, conforme au sceau.",
    "Fair: 1 random draw recomputed, it matches the seal.",
  ]);
  expect(fair(12)).toEqual([
    "Vérifié\u00a0: 12 tirages recalculés, tous conformes au sceau.",
    "Fair: 12 random draws recomputed, all match the seal.",
  ]);
});
