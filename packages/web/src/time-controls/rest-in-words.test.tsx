import { defaultDaysClock } from "@roundtable/protocol";
import { expect, test } from "vitest";
import { locale } from "../settings/settings.ts";
import { text as english } from "./i18n/en.ts";
import { text as french } from "./i18n/fr.ts";
import { text as russian } from "./i18n/ru.ts";
import { restInWords } from "./rest-in-words.ts";

const days = defaultDaysClock("America/New_York");

test("the hours in which clocks stand still are shown with the city of their time zone", () => {
  locale.value = "en";
  expect(restInWords({ ...days, weekends: true }, english)).toEqual([
    "nights off (23:00–8:00)",
    "weekends off",
    "New York time",
  ]);
  locale.value = "fr";
  expect(restInWords(days, french)).toEqual(["nuits non comptées (23:00–8:00)", "heure locale (New York)"]);
  locale.value = "ru";
  expect(restInWords(days, russian)).toEqual([
    "ночью часы стоят (23:00–8:00)",
    "по местному времени (New York)",
  ]);
});

test("nothing is shown if the clocks always run", () => {
  expect(restInWords({ ...days, night: null }, english)).toEqual([]);
});
