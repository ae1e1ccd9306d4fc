import type { FindText } from "./index.ts";

export const text: FindText = {
  code: {
    title: "Код",
    looking: "Ищем стол…",
    none: "Стола с таким кодом нет. Возможно, игра уже окончена: спросите код ещё раз.",
    bad: "В коде шесть латинских букв и ни одной гласной, например BCD GHJ.",
  },
};
