import { type Line, line, list, type Part, plural, seat } from "@roundtable/language";
import type { Seat } from "@roundtable/kernel";
import type { QuestCard } from "../../rules/cards.ts";
import { type Character, CHARACTERS, type Side } from "../../rules/characters.ts";
import type { Fact, Known } from "../../rules/introduction.ts";
import type { Hand } from "../../rules/state.ts";
import { counted, joined, pieceOf } from "../piece-kinds.ts";

/** Alone, and with the article that gender and first letter ask for. */
export const CHARACTER_NAMES: Readonly<Record<Character, { readonly bare: string; readonly le: string }>> = {
  "loyal-servant": { bare: "Fidèle d’Arthur", le: "le Fidèle d’Arthur" },
  duke: { bare: "Duc", le: "le Duc" },
  archduke: { bare: "Archiduc", le: "l’Archiduc" },
  minion: { bare: "Sbire de Mordred", le: "le Sbire de Mordred" },
  "morgan-le-fay": { bare: "Fée Morgane", le: "la Fée Morgane" },
  scion: { bare: "Héritière", le: "l’Héritière" },
  changeling: { bare: "Changelin", le: "le Changelin" },
  cleric: { bare: "Clerc", le: "le Clerc" },
  "blind-hunter": { bare: "Chasseresse aveugle", le: "la Chasseresse aveugle" },
  troublemaker: { bare: "Trublionne", le: "la Trublionne" },
  youth: { bare: "Jouvenceau", le: "le Jouvenceau" },
  apprentice: { bare: "Apprenti", le: "l’Apprenti" },
  brute: { bare: "Brute", le: "la Brute" },
  lunatic: { bare: "Dément", le: "le Dément" },
  mutineer: { bare: "Mutin", le: "le Mutin" },
  arthur: { bare: "Arthur", le: "Arthur" },
  trickster: { bare: "Mystificatrice", le: "la Mystificatrice" },
  revealer: { bare: "Révélatrice", le: "la Révélatrice" },
  saboteur: { bare: "Saboteur", le: "le Saboteur" },
  "reluctant-leader": { bare: "Meneur malgré lui", le: "le Meneur malgré lui" },
  braggart: { bare: "Fanfaron", le: "le Fanfaron" },
  percival: { bare: "Perceval", le: "Perceval" },
  outsider: { bare: "Étranger", le: "l’Étranger" },
  galahad: { bare: "Galaad", le: "Galaad" },
  sentinel: { bare: "Sentinelle", le: "la Sentinelle" },
  "good-lancelot": { bare: "Lancelot le loyal", le: "Lancelot le loyal" },
  "evil-lancelot": { bare: "Lancelot le félon", le: "Lancelot le félon" },
};

export function character(of: Character): Part {
  return pieceOf(of, CHARACTER_NAMES[of].bare);
}

/** « un Duc » where there may be two, all of them masculine; « la Brute » where there is one. */
export function unCharacter(of: Character): Part {
  const { bare, le } = CHARACTER_NAMES[of];
  return pieceOf(of, CHARACTERS[of].copies === 1 ? le : `un ${bare}`);
}

/** « Duc, Sbire de Mordred ×2 » */
export function cards(of: readonly Character[]): Line {
  return joined(
    ", ",
    counted(of).map(([one, count]) => (count === 1 ? [character(one)] : [character(one), ` ×${count}`])),
  );
}

export const SIDE_NAMES: Readonly<Record<Side, string>> = { good: "Bien", evil: "Mal" };

/** « le Bien, du Bien », at the head of a sentence « Le Bien ». */
export function side(article: "le" | "Le" | "du", of: Side): Part {
  return pieceOf(of, `${article} ${SIDE_NAMES[of]}`);
}

export const SUCCESS = pieceOf("success", "Succès");
const FAIL = pieceOf("fail", "Échec");

export function card(of: QuestCard): Part {
  return of === "fail" ? FAIL : SUCCESS;
}

export const MAGIC = pieceOf("magic", "jeton de magie");
export const AMULET = pieceOf("amulet", "amulette");
export const THE_AMULET = pieceOf("amulet", "l’amulette");
export const FADED_AMULET = pieceOf("faded-amulet", "amulette ternie");
export const VETERAN = pieceOf("veteran", "jeton de vétéran");

export function quest(of: number): Part {
  return pieceOf("quest", `quête ${of}`);
}

export function questFirst(of: number): Part {
  return pieceOf("quest", `Quête ${of}`);
}

export function players(of: readonly Seat[]): Line {
  return list("fr", of.map(seat));
}

/** « Anne, Boris et moi »: who speaks comes last. */
export function playersAndI(of: readonly Seat[], speaker: Seat, me: string): Line {
  const others = of.filter((one) => one !== speaker).map(seat);
  return list("fr", of.includes(speaker) ? [...others, me] : others);
}

export function fails(count: number): string {
  return `${count} ${plural("fr", count, { one: "Échec", other: "Échecs" })}`;
}

export function cardCount(count: number): string {
  return `${count} ${plural("fr", count, { one: "carte", other: "cartes" })}`;
}

/** « Tom – le Mal ; Anne – Héritière » */
export function facts(of: readonly Fact[]): Line {
  return joined(
    " ; ",
    of.map(({ seat: at, known }) => line`${seat(at)}\u00a0– ${knownAs(known)}`),
  );
}

function knownAs(known: Known): Part {
  switch (known) {
    case "evil":
      return side("le", "evil");
    case "hunter-or-lancelot":
      return "Chasseresse aveugle ou Lancelot le félon";
    case "shows-good":
      return "montre le Bien";
    case "shows-evil":
      return "montre le Mal";
    default:
      return character(known);
  }
}

/** « Tom → Anne et Kim ; Anne → Tom » */
export function hands(of: readonly (readonly [Hand, Hand])[]): Line {
  return joined(
    " ; ",
    of.map((pair, owner) => line`${seat(owner)} → ${players(pair.filter((at) => at !== null))}`),
  );
}

/** « Tom – Duc ; Anne – Héritière » */
export function deal(of: readonly Character[]): Line {
  return joined(
    " ; ",
    of.map((one, owner) => line`${seat(owner)}\u00a0– ${character(one)}`),
  );
}
