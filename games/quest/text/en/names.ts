import { byGender, type Line, line, list, type Part, plural, seat } from "@roundtable/language";
import type { Seat } from "@roundtable/kernel";
import type { QuestCard } from "../../rules/cards.ts";
import { type Character, CHARACTERS, type Side } from "../../rules/characters.ts";
import type { Fact, Known } from "../../rules/introduction.ts";
import type { Hand } from "../../rules/state.ts";
import { counted, joined, pieceOf } from "../piece-kinds.ts";

export const CHARACTER_NAMES: Readonly<Record<Character, string>> = {
  "loyal-servant": "Loyal Servant of Arthur",
  duke: "Duke",
  archduke: "Archduke",
  minion: "Minion of Mordred",
  "morgan-le-fay": "Morgan le Fay",
  scion: "Scion",
  changeling: "Changeling",
  cleric: "Cleric",
  "blind-hunter": "Blind Hunter",
  troublemaker: "Troublemaker",
  youth: "Youth",
  apprentice: "Apprentice",
  brute: "Brute",
  lunatic: "Lunatic",
  mutineer: "Mutineer",
  arthur: "Arthur",
  trickster: "Trickster",
  revealer: "Revealer",
  saboteur: "Saboteur",
  "reluctant-leader": "Reluctant Leader",
  braggart: "Braggart",
  percival: "Percival",
  outsider: "Outsider",
  galahad: "Galahad",
  sentinel: "Sentinel",
  "good-lancelot": "Good Lancelot",
  "evil-lancelot": "Evil Lancelot",
};

const PROPER_NAMES: ReadonlySet<Character> = new Set<Character>([
  "morgan-le-fay",
  "arthur",
  "percival",
  "galahad",
  "good-lancelot",
  "evil-lancelot",
]);

/** “the Duke”; a name takes no article. */
export function withThe(of: Character): string {
  return PROPER_NAMES.has(of) ? CHARACTER_NAMES[of] : `the ${CHARACTER_NAMES[of]}`;
}

/** “a Duke” where there may be two, “the Youth” where there is one. */
function withArticle(of: Character): string {
  if (CHARACTERS[of].copies === 1) return withThe(of);
  const name = CHARACTER_NAMES[of];
  return /^[AEIOU]/.test(name) ? `an ${name}` : `a ${name}`;
}

export function character(of: Character): Part {
  return pieceOf(of, CHARACTER_NAMES[of]);
}

export function aCharacter(of: Character): Part {
  return pieceOf(of, withArticle(of));
}

/** “Duke, Minion of Mordred ×2” */
export function cards(of: readonly Character[]): Line {
  return joined(
    ", ",
    counted(of).map(([one, count]) => (count === 1 ? [character(one)] : [character(one), ` ×${count}`])),
  );
}

export const SIDE_NAMES: Readonly<Record<Side, string>> = { good: "Good", evil: "Evil" };

export function side(of: Side): Part {
  return pieceOf(of, SIDE_NAMES[of]);
}

export const SUCCESS = pieceOf("success", "Success");
const FAIL = pieceOf("fail", "Fail");

export function card(of: QuestCard): Part {
  return of === "fail" ? FAIL : SUCCESS;
}

export const MAGIC = pieceOf("magic", "magic token");
export const AMULET = pieceOf("amulet", "amulet");
export const FADED_AMULET = pieceOf("faded-amulet", "faded amulet");
export const VETERAN = pieceOf("veteran", "veteran token");

export function quest(of: number): Part {
  return pieceOf("quest", `quest ${of}`);
}

export function questFirst(of: number): Part {
  return pieceOf("quest", `Quest ${of}`);
}

export function players(of: readonly Seat[]): Line {
  return list("en", of.map(seat));
}

/** “Ann, Bob and me”: who speaks comes last. */
export function playersAndI(of: readonly Seat[], speaker: Seat, me: string): Line {
  const others = of.filter((one) => one !== speaker).map(seat);
  return list("en", of.includes(speaker) ? [...others, me] : others);
}

/** A leader who goes along is told by a reflexive pronoun: “yourself”. */
export function sent(of: readonly Seat[], by: Seat): Line {
  const self = (as: string): Line => [{ seat: by, as }];
  const themselves = byGender(by, {
    he: self("himself"),
    she: self("herself"),
    person: self("themselves"),
    you: self("yourself"),
  });
  return list(
    "en",
    of.map((one) => (one === by ? themselves : seat(one))),
  );
}

export function fails(count: number): string {
  return `${count} ${plural("en", count, { one: "Fail", other: "Fails" })}`;
}

export function cardCount(count: number): string {
  return `${count} ${plural("en", count, { one: "card", other: "cards" })}`;
}

/** “Tom – Evil; Ann – Scion” */
export function facts(of: readonly Fact[]): Line {
  return joined(
    "; ",
    of.map(({ seat: at, known }) => line`${seat(at)}\u00a0– ${knownAs(known)}`),
  );
}

function knownAs(known: Known): Part {
  switch (known) {
    case "evil":
      return side("evil");
    case "hunter-or-lancelot":
      return "Blind Hunter or Evil Lancelot";
    case "shows-good":
      return "shows Good";
    case "shows-evil":
      return "shows Evil";
    default:
      return character(known);
  }
}

/** “Tom → Ann and Kim; Ann → Tom” */
export function hands(of: readonly (readonly [Hand, Hand])[]): Line {
  return joined(
    "; ",
    of.map((pair, owner) => line`${seat(owner)} → ${players(pair.filter((at) => at !== null))}`),
  );
}

/** “Tom – Duke; Ann – Scion” */
export function deal(of: readonly Character[]): Line {
  return joined(
    "; ",
    of.map((one, owner) => line`${seat(owner)}\u00a0– ${character(one)}`),
  );
}
