import { expect, test } from "vitest";
import { botNames } from "../bot-names/index.ts";
import type { Locale } from "../locale.ts";
import { whyMisnamed } from "./misnamed.ts";

test.each<[Locale, string, string]>([
  ["ru", "Амулет получает игрок Агата.", "игрок Агата"],
  ["ru", "Жетон магии был у Бернард.", "у Бернард"],
  ["ru", "Укажите на Денис.", "на Денис"],
  ["fr", "C’est la Mine de Agathe.", "de Agathe"],
  ["fr", "Personne ne le voit que Hélène.", "que Hélène"],
  ["fr", "C’est la Mine d’Bernard.", "d’Bernard"],
])("in %s a wrong form of a name is found: %s", (locale, sentence, words) => {
  expect(whyMisnamed(locale, sentence, botNames[locale])).toContain(`the name in “${words}”`);
});

test.each<[Locale, string]>([
  ["ru", "Жетон магии был у Бернарда, а укажите на Эдит и Агату: Агата лжёт."],
  ["ru", "Амулет был у игрока Anna."],
  ["fr", "C’est la Mine d’Agathe, pas celle de Bernard."],
])("in %s a right one is not: %s", (locale, sentence) => {
  expect(whyMisnamed(locale, sentence, botNames[locale])).toBeNull();
});
