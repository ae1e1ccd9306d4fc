import type { Chapter } from "@roundtable/language";
import { characters } from "./rules-characters.ts";
import { end } from "./rules-end.ts";
import { round } from "./rules-round.ts";

const inShort: Chapter = {
  title: "Коротко",
  clauses: [
    {
      text: "Среди вас скрываются приверженцы Зла. Обычно они знают друг друга, а Добро не знает никого.",
    },
    {
      text: "Лидер собирает отряд и даёт одному из отряда жетон магии. Каждый в отряде тайно играет карту: приверженец Добра — Успех, приверженец Зла — какую захочет, но с жетоном магии — Успех. Обычно хватает одного Провала, чтобы поход провалился. Потом лидер назначает следующего.",
    },
    {
      text: "Три успешных похода — победа Добра, если нет Слепой охотницы. Три проваленных — и у Добра остаётся последний шанс: все разом указывают на тех, кого считают Злом. Ваш персонаж может менять эти правила: прочтите его карту.",
    },
  ],
};

/** The rules as people read them at the table, clause by clause. */
export const rules: readonly Chapter[] = [inShort, ...characters, round, ...end];
