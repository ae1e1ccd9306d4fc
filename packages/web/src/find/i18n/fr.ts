import type { FindText } from "./index.ts";

export const text: FindText = {
  code: {
    title: "Un code",
    looking: "La table est recherchée…",
    none: "Aucune table n’a ce code. La partie est peut-être terminée : demandez le code encore une fois.",
    bad: "Un code a six lettres, sans voyelle, comme BCD GHJ.",
  },
};
