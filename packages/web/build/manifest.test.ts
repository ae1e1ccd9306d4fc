import { type GameCard, LOCALES } from "@roundtable/language";
import { expect, test } from "vitest";
import { manifestIn } from "./manifest.node.ts";

const card: GameCard = {
  name: { en: "Race", fr: "Course", ru: "Гонка" },
  tagline: { en: "Ride!", fr: "Galopez\u202f!", ru: "Вперёд!" },
  seats: { min: 2, max: 4, usual: 3 },
};

test.each(LOCALES)("in %s the installed app and its shortcuts speak the reader's language", (locale) => {
  const manifest = manifestIn(locale, [["race", card]]);
  expect(manifest).toMatchObject({ id: "/", lang: locale, dir: "ltr" });
  expect(manifest).toMatchObject({
    shortcuts: [{ name: card.name[locale], description: card.tagline[locale] }],
  });
});
