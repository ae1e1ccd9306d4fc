import type { Name } from "../name.ts";

/** The endings of a declension, from the nominative to the prepositional case. */
type Endings = readonly [nom: string, gen: string, dat: string, acc: string, ins: string, prep: string];

const A: Endings = ["а", "ы", "е", "у", "ой", "е"];
const IYA: Endings = ["ия", "ии", "ии", "ию", "ией", "ии"];
const CONSONANT: Endings = ["", "а", "у", "а", "ом", "е"];
const UNCHANGED: Endings = ["", "", "", "", "", ""];

/** The names of our bots: the same people in every language, in the same order. */
export const botNames: readonly Name[] = [
  she("Агат"),
  he("Бернард"),
  she("Цецил", IYA),
  he("Денис"),
  she("Эдит", UNCHANGED),
  he("Феликс"),
  he("Григори", ["й", "я", "ю", "я", "ем", "и"]),
  she("Елен"),
  she("Изабелл"),
  he("Яков"),
  she("Клар"),
  he("Леонард"),
  she("Март"),
  he("Никола", ["й", "я", "ю", "я", "ем", "е"]),
  she("Ольг", ["а", "и", "е", "у", "ой", "е"]),
  he("Пав", ["ел", "ла", "лу", "ла", "лом", "ле"]),
  she("Розалинд"),
  he("Семён"),
  she("Терез"),
  he("Виктор"),
  she("Соф", IYA),
  he("Гуго", UNCHANGED),
  she("Варвар"),
  he("Макс"),
];

function she(stem: string, endings = A): Name {
  return declined("feminine", stem, endings);
}

function he(stem: string, endings = CONSONANT): Name {
  return declined("masculine", stem, endings);
}

function declined(
  gender: "feminine" | "masculine",
  stem: string,
  [nom, gen, dat, acc, ins, prep]: Endings,
): Name {
  return {
    name: stem + nom,
    grammar: {
      gender,
      cases: { gen: stem + gen, dat: stem + dat, acc: stem + acc, ins: stem + ins, prep: stem + prep },
    },
  };
}
