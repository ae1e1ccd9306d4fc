import type { Name } from "../name.ts";

/** « d’Agathe » */
const ELIDES = true;

/** The names of our bots: the same people in every language, in the same order. */
export const botNames: readonly Name[] = [
  she("Agathe", ELIDES),
  he("Bernard"),
  she("Cécile"),
  he("Denis"),
  she("Édith", ELIDES),
  he("Félix"),
  he("Grégoire"),
  she("Hélène", ELIDES),
  she("Isabelle", ELIDES),
  he("Jacob"),
  she("Claire"),
  he("Léonard"),
  she("Marthe"),
  he("Nicolas"),
  she("Olga", ELIDES),
  he("Paul"),
  she("Rosalinde"),
  he("Simon"),
  she("Thérèse"),
  he("Victor"),
  she("Sophie"),
  he("Hugo", ELIDES),
  she("Barbara"),
  he("Max"),
];

function she(name: string, elides = false): Name {
  return { name, grammar: { gender: "feminine", elides } };
}

function he(name: string, elides = false): Name {
  return { name, grammar: { gender: "masculine", elides } };
}
