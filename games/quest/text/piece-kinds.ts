import type { Seat } from "@roundtable/kernel";
import { type Line, type Part, piece, type PieceText } from "@roundtable/language";
import type { QuestCard } from "../rules/cards.ts";
import { ALL_CHARACTERS, type Character, type Side } from "../rules/characters.ts";

type Token = "leader" | "veteran" | "magic" | "amulet" | "faded-amulet" | "quest";

/** Everything on the table that explains itself: a language that forgets one does not compile. */
export type PieceKind = Character | Side | QuestCard | Token;

/** A piece in a sentence, in the form that the sentence needs. */
export function pieceOf(kind: PieceKind, name: string): Part {
  return piece(kind, name);
}

export function joined(separator: string, items: readonly Line[]): Line {
  return items.flatMap((item, nth) => (nth === 0 ? item : [separator, ...item]));
}

/** Each character once, with how many of its cards there are. */
export function counted(cards: readonly Character[]): (readonly [Character, number])[] {
  return ALL_CHARACTERS.flatMap((character) => {
    const count = cards.filter((card) => card === character).length;
    return count === 0 ? [] : [[character, count] as const];
  });
}

/** The player that a secret decision to point names; null for the hand that an Apprentice keeps down. */
export function pointedAt(answer: string): Seat | null {
  return answer.startsWith("seat-") ? Number(answer.slice("seat-".length)) : null;
}

/** Where a character's special rule is written. */
const CLAUSES: Readonly<Record<Character, string>> = {
  "loyal-servant": "QU-4",
  duke: "QU-20",
  archduke: "QU-20",
  minion: "QU-4",
  "morgan-le-fay": "QU-11",
  scion: "QU-9",
  changeling: "QU-9",
  cleric: "QU-9",
  "blind-hunter": "QU-21",
  troublemaker: "QU-15",
  youth: "QU-11",
  apprentice: "QU-20",
  brute: "QU-11",
  lunatic: "QU-11",
  mutineer: "QU-20",
  arthur: "QU-21",
  trickster: "QU-15",
  revealer: "QU-18",
  saboteur: "QU-11",
  "reluctant-leader": "QU-11",
  braggart: "QU-16",
  percival: "QU-9",
  outsider: "QU-9",
  galahad: "QU-13",
  sentinel: "QU-15",
  "good-lancelot": "QU-9",
  "evil-lancelot": "QU-9",
};

export function characterPiece(character: Character, name: string, help: string): PieceText {
  return { name, help, clause: CLAUSES[character] };
}
