import type { Name } from "../name.ts";

/** The names of our bots: the same people in every language, in the same order. */
export const botNames: readonly Name[] = [
  she("Agatha"),
  he("Bernard"),
  she("Cecily"),
  he("Denis"),
  she("Edith"),
  he("Felix"),
  he("Gregory"),
  she("Helen"),
  she("Isabel"),
  he("Jacob"),
  she("Clara"),
  he("Leonard"),
  she("Martha"),
  he("Nicholas"),
  she("Olga"),
  he("Paul"),
  she("Rosalind"),
  he("Simon"),
  she("Teresa"),
  he("Victor"),
  she("Sophia"),
  he("Hugo"),
  she("Barbara"),
  he("Max"),
];

function she(name: string): Name {
  return { name, grammar: { gender: "feminine" } };
}

function he(name: string): Name {
  return { name, grammar: { gender: "masculine" } };
}
