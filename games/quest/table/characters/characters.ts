import type { Character, Side } from "../../rules/characters.ts";

/** On which side each is painted; good ones first, as they lie on the table. */
export const PAINTED: Readonly<Record<Character, Side>> = {
  arthur: "good",
  galahad: "good",
  percival: "good",
  "good-lancelot": "good",
  cleric: "good",
  sentinel: "good",
  duke: "good",
  archduke: "good",
  youth: "good",
  troublemaker: "good",
  apprentice: "good",
  "reluctant-leader": "good",
  "loyal-servant": "good",
  "morgan-le-fay": "evil",
  "blind-hunter": "evil",
  minion: "evil",
  scion: "evil",
  changeling: "evil",
  "evil-lancelot": "evil",
  mutineer: "evil",
  trickster: "evil",
  revealer: "evil",
  brute: "evil",
  lunatic: "evil",
  saboteur: "evil",
  braggart: "evil",
  outsider: "evil",
};

const ORDER: readonly string[] = Object.keys(PAINTED);

export function isPainted(piece: string): piece is Character {
  return Object.hasOwn(PAINTED, piece);
}

export const IN_ORDER: readonly Character[] = ORDER.filter(isPainted);

/** Each character of a set once, good ones first, with how many of it there are. */
export function counted(set: readonly Character[]): readonly { character: Character; count: number }[] {
  return IN_ORDER.flatMap((character) => {
    const count = set.filter((one) => one === character).length;
    return count === 0 ? [] : [{ character, count }];
  });
}
