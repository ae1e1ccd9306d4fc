import { MATCH_REASONS } from "@roundtable/kernel";
import { describe, expect, test } from "vitest";
import { tableText } from "./index.ts";

describe("what a table says of itself", () => {
  const seatCount = (max: number) => ({ kind: "seat-count", seats: 9, min: 2, max }) as const;
  const known = ["coin", "quiet"];
  const option = { kind: "unknown-option", option: "colour", known } as const;
  const value = { kind: "unknown-value", option: "coin", value: "ducat", known: ["penny", "groat"] } as const;

  test.each([
    [
      "en",
      "This game is for 2 to 4 players.",
      "There’s no option “colour”. Choose one of these: coin, quiet.",
      "“coin” can’t be “ducat”. Choose one of these: penny, groat.",
    ],
    [
      "fr",
      "Ce jeu se joue de 2 à 4 joueurs.",
      "L’option «\u00a0colour\u00a0» n’existe pas. Il y a\u00a0: coin, quiet.",
      "«\u00a0coin\u00a0» ne peut pas valoir «\u00a0ducat\u00a0». Valeurs possibles\u00a0: penny, groat.",
    ],
    [
      "ru",
      "В эту игру играют от 2 до 4\u00a0игроков.",
      "Нет настройки «colour». Есть: coin, quiet.",
      "Настройка «coin» не может быть «ducat». Возможные значения: penny, groat.",
    ],
  ] as const)("is what keeps it from starting, in %s", (locale, seats, unknownOption, unknownValue) => {
    const { problem } = tableText[locale];
    expect(problem["seat-count"](seatCount(4))).toBe(seats);
    expect(problem["unknown-option"](option)).toBe(unknownOption);
    expect(problem["unknown-value"](value)).toBe(unknownValue);
  });

  test("counts players as Russian does", () => {
    expect(tableText.ru.problem["seat-count"](seatCount(21))).toBe(
      "В эту игру играют от 2 до 21\u00a0игрока.",
    );
  });

  test("has a sentence for every refusal, in each language", () => {
    for (const { refusal } of Object.values(tableText))
      expect(Object.keys(refusal)).toEqual([...MATCH_REASONS]);
  });

  test("is whole sentences, each language its own", () => {
    const sentences = Object.values(tableText).flatMap(({ refusal }) => Object.values(refusal));
    expect(sentences.filter((sentence) => !/^\p{Lu}.+\.$/u.test(sentence))).toEqual([]);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});
