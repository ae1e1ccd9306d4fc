import type { Character } from "../../rules/characters.ts";

/** In the order in which they lie on the table, good ones first. */
export const IN_ORDER: readonly Character[] = [
  "arthur",
  "galahad",
  "percival",
  "good-lancelot",
  "cleric",
  "sentinel",
  "duke",
  "archduke",
  "youth",
  "troublemaker",
  "apprentice",
  "reluctant-leader",
  "loyal-servant",
  "morgan-le-fay",
  "blind-hunter",
  "minion",
  "scion",
  "changeling",
  "evil-lancelot",
  "mutineer",
  "trickster",
  "revealer",
  "brute",
  "lunatic",
  "saboteur",
  "braggart",
  "outsider",
];

/** Each character of a set once with its count, good ones first. */
export function counted(set: readonly Character[]): readonly { character: Character; count: number }[] {
  return IN_ORDER.flatMap((character) => {
    const count = set.filter((one) => one === character).length;
    return count === 0 ? [] : [{ character, count }];
  });
}
