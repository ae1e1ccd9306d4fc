export type Side = "good" | "evil";

/** What a check shows: QU-15. */
export type Loyalty = Side;

export type Character =
  | "loyal-servant"
  | "duke"
  | "archduke"
  | "minion"
  | "morgan-le-fay"
  | "scion"
  | "changeling"
  | "cleric"
  | "blind-hunter"
  | "troublemaker"
  | "youth"
  | "apprentice"
  | "brute"
  | "lunatic"
  | "mutineer"
  | "arthur"
  | "trickster"
  | "revealer"
  | "saboteur"
  | "reluctant-leader"
  | "braggart"
  | "percival"
  | "outsider"
  | "galahad"
  | "sentinel"
  | "good-lancelot"
  | "evil-lancelot";

export interface CharacterFacts {
  readonly side: Side;
  readonly origin: "base" | "optional" | "promo";
  readonly copies: number;
  /** How few players it may be played with; a soft minimum is only a warning. */
  readonly least?: { readonly players: number; readonly hard: boolean };
}

function facts(
  side: Side,
  origin: CharacterFacts["origin"],
  copies = 1,
  least?: readonly ["hard" | "soft", number],
): CharacterFacts {
  return {
    side,
    origin,
    copies,
    ...(least === undefined ? {} : { least: { players: least[1], hard: least[0] === "hard" } }),
  };
}

/** QU-4. */
export const CHARACTERS: Readonly<Record<Character, CharacterFacts>> = {
  "loyal-servant": facts("good", "base", 4),
  duke: facts("good", "base", 2, ["soft", 7]),
  archduke: facts("good", "base", 2, ["soft", 9]),
  minion: facts("evil", "base", 3),
  "morgan-le-fay": facts("evil", "base"),
  scion: facts("evil", "base"),
  changeling: facts("evil", "base", 1, ["hard", 6]),
  cleric: facts("good", "optional", 2, ["soft", 6]),
  "blind-hunter": facts("evil", "optional"),
  troublemaker: facts("good", "optional", 1, ["soft", 7]),
  youth: facts("good", "optional", 1, ["soft", 6]),
  apprentice: facts("good", "optional", 2),
  brute: facts("evil", "optional", 1, ["soft", 7]),
  lunatic: facts("evil", "optional", 1, ["soft", 6]),
  mutineer: facts("evil", "optional", 1, ["soft", 6]),
  arthur: facts("good", "optional", 1, ["soft", 7]),
  trickster: facts("evil", "optional", 1, ["soft", 6]),
  revealer: facts("evil", "optional", 1, ["soft", 7]),
  saboteur: facts("evil", "promo"),
  "reluctant-leader": facts("good", "promo", 1, ["hard", 7]),
  braggart: facts("evil", "promo", 1, ["hard", 5]),
  percival: facts("good", "promo", 1, ["hard", 7]),
  outsider: facts("evil", "promo"),
  galahad: facts("good", "promo", 1, ["hard", 5]),
  sentinel: facts("good", "promo", 1, ["hard", 6]),
  "good-lancelot": facts("good", "promo", 1, ["hard", 6]),
  "evil-lancelot": facts("evil", "promo", 1, ["hard", 6]),
};

export const ALL_CHARACTERS: readonly Character[] = [
  "loyal-servant",
  "duke",
  "archduke",
  "minion",
  "morgan-le-fay",
  "scion",
  "changeling",
  "cleric",
  "blind-hunter",
  "troublemaker",
  "youth",
  "apprentice",
  "brute",
  "lunatic",
  "mutineer",
  "arthur",
  "trickster",
  "revealer",
  "saboteur",
  "reluctant-leader",
  "braggart",
  "percival",
  "outsider",
  "galahad",
  "sentinel",
  "good-lancelot",
  "evil-lancelot",
];

export function sideOf(character: Character): Side {
  return CHARACTERS[character].side;
}

export function isCharacter(word: string): word is Character {
  return ALL_CHARACTERS.some((character) => character === word);
}
