import type { GameText } from "@roundtable/language";
import { type Side, sideOf } from "../../rules/characters.ts";
import type { QuestShape } from "../../rules/quest.ts";
import { cardCount, CHARACTER_NAMES } from "./names.ts";

/** QU-6: what is wrong with a set, and what would be right. */
export const problem: GameText<QuestShape>["problem"] = {
  size: ({ cards, players }) =>
    `Il y a ${cardCount(cards)} pour ${players} joueurs : il en faut une pour chacun.`,
  "side-count": ({ side, has, needs }) => `Personnages ${DU[side]} : ${has}. Il en faut ${needs}.`,
  "one-morgan": ({ has }) =>
    has === 0
      ? "Il manque la Fée Morgane : elle est de toutes les parties."
      : `La Fée Morgane figure ${has} fois : il en faut exactement une.`,
  "too-many": ({ character, has, most }) =>
    `${CHARACTER_NAMES[character].bare} : ${cardCount(has)} au lieu de ${most} au plus.`,
  "needs-hunter": ({ character }) =>
    `Avec ${CHARACTER_NAMES[character].le}, il faut aussi la Chasseresse aveugle.`,
  "needs-cleric": () => "Perceval connaît le Clerc : ajoutez un Clerc.",
  "lancelots-together": () => "Les deux Lancelot vont par paire : prenez les deux ou aucun.",
  "needs-amulet": () =>
    "La Sentinelle a besoin d’une amulette sur le plateau : jouez plus nombreux ou prenez un autre personnage.",
  "too-few-players": ({ character, least }) =>
    `${first(CHARACTER_NAMES[character].le)} ne se joue qu’à partir de ${least} joueurs.`,
  "second-too-early": ({ character, least }) =>
    `Un second ${CHARACTER_NAMES[character].bare} ne se joue qu’à partir de ${least} joueurs.`,
  "scion-too-many-players": () =>
    "L’Héritière ne se joue qu’à 4 ou 5 ; à partir de 6 joueurs, prenez le Changelin.",
  "pile-size": ({ side, has, needs }) =>
    side === "good"
      ? `La pile du Bien compte ${cardCount(has)} ; il en faut ${needs}.`
      : `La pile du Mal compte ${cardCount(has)} ; il en faut ${needs}, sans la Fée Morgane ni la Chasseresse aveugle.`,
  "pile-side": ({ character }) =>
    `${first(CHARACTER_NAMES[character].le)} est du côté ${DU[sideOf(character)]} : sa place est dans l’autre pile.`,
  "better-with": ({ character, least }) =>
    `${first(CHARACTER_NAMES[character].le)} est à conseiller à partir de ${least} joueurs.`,
  "better-with-hunter": ({ character }) =>
    `Avec ${CHARACTER_NAMES[character].le}, mieux vaut prendre aussi la Chasseresse aveugle.`,
  "nothing-checks": ({ character }) =>
    `${first(CHARACTER_NAMES[character].le)} n’a personne à tromper : il n’y a ni amulette ni Clerc.`,
};

const DU: Readonly<Record<Side, string>> = { good: "du Bien", evil: "du Mal" };

function first(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
