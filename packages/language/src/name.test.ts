import type { Seat } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import { botNames } from "./bot-names/index.ts";
import { byName, line, plainText, seat, verb } from "./line.ts";
import { LOCALES } from "./locale.ts";
import { byGender, type Name, type NameCases } from "./name.ts";
import { de, ofName, que } from "./names/fr.ts";
import { inCase } from "./names/ru.ts";
import { toldTo } from "./told-to.ts";

const bot = (locale: keyof typeof botNames, name: string): Name => {
  const found = botNames[locale].find((one) => one.name === name);
  if (found === undefined) throw new Error(`No bot is called ${name}.`);
  return found;
};
const at =
  (...names: readonly (Name | string)[]) =>
  (of: Seat) =>
    names[of] ?? "?";
const bound = line`${seat(0)} ${byGender(0, {
  he: "связан",
  she: "связана",
  person: "под действием",
  you: "связаны",
})}.`;

describe("the names of our bots", () => {
  test("are the same people in every language, with the same gender", () => {
    const genders = LOCALES.map((locale) => botNames[locale].map(({ grammar }) => grammar?.gender));
    expect(new Set(genders.map((of) => of.join(" "))).size).toBe(1);
    expect(genders[0]).toHaveLength(24);
  });

  test.each(botNames.ru)("in Russian: $name has the endings of its kind", ({ name, grammar }) => {
    const cases = grammar?.cases;
    const endings = ENDINGS.find(({ of, gender }) => of.test(name) && gender === grammar?.gender);
    if (cases === undefined || endings === undefined) throw new Error(`Nothing is known of ${name}.`);
    const stem = name === "Павел" ? "Павл" : name.replace(endings.of, endings.keeps);
    const expected = endings.are.map((ending) => stem + ending);
    expect([cases.gen, cases.dat, cases.acc, cases.ins, cases.prep]).toEqual(expected);
  });

  test.each(botNames.fr)("in French: $name elides if a vowel is heard first", ({ name, grammar }) => {
    expect(grammar?.elides).toBe(/^(?:[AEIOUÉ]|H)/u.test(name));
  });
});

/** How names decline, by the end of the nominative. */
const ENDINGS: readonly {
  readonly of: RegExp;
  readonly gender: "feminine" | "masculine";
  readonly keeps: string;
  readonly are: readonly string[];
}[] = [
  { of: /ия$/u, gender: "feminine", keeps: "и", are: ["и", "и", "ю", "ей", "и"] },
  { of: /(?<=г)а$/u, gender: "feminine", keeps: "", are: ["и", "е", "у", "ой", "е"] },
  { of: /а$/u, gender: "feminine", keeps: "", are: ["ы", "е", "у", "ой", "е"] },
  { of: /т$/u, gender: "feminine", keeps: "т", are: ["", "", "", "", ""] },
  { of: /о$/u, gender: "masculine", keeps: "о", are: ["", "", "", "", ""] },
  { of: /ий$/u, gender: "masculine", keeps: "и", are: ["я", "ю", "я", "ем", "и"] },
  { of: /й$/u, gender: "masculine", keeps: "", are: ["я", "ю", "я", "ем", "е"] },
  { of: /$/u, gender: "masculine", keeps: "", are: ["а", "у", "а", "ом", "е"] },
];

describe("a sentence that needs a form of a name", () => {
  test.each<[keyof NameCases, string, string, string]>([
    ["gen", "Агаты", "игрока\u00a0Anna", "вас"],
    ["dat", "Агате", "игроку\u00a0Anna", "вам"],
    ["acc", "Агату", "игрока\u00a0Anna", "вас"],
    ["ins", "Агатой", "игроком\u00a0Anna", "вами"],
    ["prep", "Агате", "игроке\u00a0Anna", "вас"],
  ])("declines a bot's in Russian, and never a person's: %s", (form, agatha, anna, you) => {
    const text = line`…${inCase(form, 0)}.`;
    expect(plainText(text, at(bot("ru", "Агата")))).toBe(`…${agatha}.`);
    expect(plainText(text, at("Anna"))).toBe(`…${anna}.`);
    expect(plainText(toldTo("ru", 0, text), at("Anna"))).toBe(`…${you}.`);
  });

  test("agrees with the gender of a bot, and knows none of a person", () => {
    expect(plainText(bound, at(bot("ru", "Эдит")))).toBe("Эдит связана.");
    expect(plainText(bound, at(bot("ru", "Денис")))).toBe("Денис связан.");
    expect(plainText(bound, at("Anna"))).toBe("Anna под действием.");
    expect(plainText(toldTo("ru", 0, bound), at("Anna"))).toBe("Вы связаны.");
  });

  test("elides in French before a vowel, of people too", () => {
    const mine = line`la Mine ${de(0)}, plus forte ${que(1)}`;
    const say = (...names: readonly (Name | string)[]) => plainText(mine, at(...names));
    expect(say(bot("fr", "Hélène"), bot("fr", "Édith"))).toBe("la Mine d’Hélène, plus forte qu’Édith");
    expect(say(bot("fr", "Max"), bot("fr", "Bernard"))).toBe("la Mine de Max, plus forte que Bernard");
    expect(say("Élise", "Henri")).toBe("la Mine d’Élise, plus forte que Henri");
    expect(plainText(toldTo("fr", 1, mine), at("Tom", "Max"))).toBe("la Mine de Tom, plus forte que vous");
  });

  test.each([
    ["Élise", "d’Élise"],
    ["Œdipe", "d’Œdipe"],
    ["Tom", "de Tom"],
    ["Анна", "de Анна"],
  ])("elides a name in plain text: %s", (name, words) => {
    expect(ofName(name)).toBe(words);
  });

  test("still speaks to its reader inside of what depends on another's name", () => {
    const text = line`${byName(1, ({ name }) => line`${seat(0)} ${verb(0, "ждёт", "ждёте")} (${name.length}).`)}`;
    expect(plainText(toldTo("ru", 0, text), at("Anna", "Bob"))).toBe("Вы ждёте (3).");
  });
});
