import { describe, expect, test } from "vitest";
import { does, type Line, line, plainText, seat, verb } from "./line.ts";
import { list } from "./list.ts";
import type { Locale } from "./locale.ts";
import { toldTo, whyNotToYou } from "./told-to.ts";

const say = (text: Line) => plainText(text, (of) => ["Anna", "Bob"][of] ?? "");
const keeps = line`Round 2. ${does(0, "keeps", "keep")} Merlin.`;

describe("a sentence that speaks of people", () => {
  test("tells everybody else who it is", () => {
    expect(say(keeps)).toBe("Round 2. Anna keeps Merlin.");
    expect(say(toldTo("en", 1, keeps))).toBe("Round 2. Anna keeps Merlin.");
    expect(say(toldTo("en", null, keeps))).toBe("Round 2. Anna keeps Merlin.");
  });

  test("speaks to the one it is about", () => {
    expect(say(toldTo("en", 0, keeps))).toBe("Round 2. You keep Merlin.");
  });

  test("still knows that “you” is somebody at the table", () => {
    expect(toldTo("en", 0, keeps)).toContainEqual({ seat: 0, as: "You" });
  });

  test.each<[Locale, Line, string]>([
    ["en", line`${list("en", [seat(1), seat(0)])} ride.`, "Bob and you ride."],
    ["ru", line`Начинает ${seat(1)}, а ${does(0, "ждёт", "ждёте")}.`, "Начинает Bob, а вы ждёте."],
    ["fr", line`Enfin\u202f! ${does(0, "est", "êtes")} là.`, "Enfin\u202f! Vous êtes là."],
  ])("in %s has “you” as the sentence needs it", (locale, text, told) => {
    expect(say(toldTo(locale, 0, text))).toBe(told);
  });

  test.each<[Locale, Line, string]>([
    ["en", line`${seat(1)} says: “I suspect ${seat(0)}.”`, "Bob says: “I suspect Anna.”"],
    ["en", line`${does(0, "says", "say")}: “${does(0, "leads", "lead")}.”`, "You say: “Anna leads.”"],
    ["fr", line`${seat(1)} : «\u00a0${does(0, "ment", "mentez")}.\u00a0»`, "Bob : «\u00a0Anna ment.\u00a0»"],
    [
      "ru",
      line`«Пусть идёт ${seat(0)}», — так ${does(0, "велит", "велите")}.`,
      "«Пусть идёт Anna», — так вы велите.",
    ],
  ])("in %s keeps the name in what somebody says", (locale, text, told) => {
    expect(say(toldTo(locale, 0, text))).toBe(told);
  });

  test("may be another sentence altogether for one of them", () => {
    const robs = line`${seat(1)} ${verb(0, line`pille ${seat(0)}, qui perd`, "vous pille\u00a0: vous perdez")} 1 bois.`;
    expect(say(robs)).toBe("Bob pille Anna, qui perd 1 bois.");
    expect(say(toldTo("fr", 0, robs))).toBe("Bob vous pille\u00a0: vous perdez 1 bois.");
  });
});

describe("a verb that does not go with “you” is found", () => {
  test.each<[Locale, string]>([
    ["en", "You keeps Merlin."],
    ["en", "The turn is over and you is asked."],
    ["fr", "Vous garde Merlin."],
    ["fr", "Le Dragon barre la route\u00a0: vous s’arrête là."],
    ["fr", "La course finit, et vous ne prend rien."],
    ["ru", "Вы оставляет себе Мерлина."],
    ["ru", "Вы пока не поднимает руку."],
    ["ru", "Раунд 2. Начинает вы."],
  ])("in %s: %s", (locale, sentence) => {
    expect(whyNotToYou(locale, sentence)).toMatch(/^does not say “you” and a verb/);
  });

  test.each<[Locale, string]>([
    ["en", "You pass 2 cards to the left, to Bob; Bob takes a lance from you."],
    ["en", "Suspicion of you rises from 30% to 60%."],
    ["fr", "Vous n’en prenez pas, et Bob vous pille\u00a0: à vous de choisir."],
    ["fr", "Vous et Bob échangez vos places."],
    ["ru", "Вы получаете амулет: так решает Bob. Начинаете вы."],
  ])("and one that does is not, in %s: %s", (locale, sentence) => {
    expect(whyNotToYou(locale, sentence)).toBeNull();
  });
});
