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
    ["fr", line`«\u00a0${does(0, "sera", "serez")} là\u202f!\u00a0»`, "«\u00a0Vous serez là\u202f!\u00a0»"],
  ])("in %s has “you” as the sentence needs it", (locale, text, told) => {
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
    ["en", "You pass 2 cards to the left, to Bob; he takes a lance from you."],
    ["fr", "Vous n’en prenez pas, et Bob vous pille\u00a0: à vous de choisir."],
    ["fr", "Vous et Bob échangez vos places."],
    ["ru", "Вы получаете амулет: так решает Bob. Начинаете вы."],
  ])("and one that does is not, in %s: %s", (locale, sentence) => {
    expect(whyNotToYou(locale, sentence)).toBeNull();
  });
});
