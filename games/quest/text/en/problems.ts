import { type GameText, plural } from "@roundtable/language";
import { sideOf } from "../../rules/characters.ts";
import type { QuestShape } from "../../rules/quest.ts";
import { cardCount, CHARACTER_NAMES, withThe } from "./names.ts";

/** QU-6: what is wrong with a set, and what would be right. */
export const problem: GameText<QuestShape>["problem"] = {
  size: ({ cards, players }) =>
    `The set has ${cardCount(cards)}, but there are ${players} players: it needs one card for each.`,
  "side-count": ({ side, has, needs }) =>
    `The set has ${has} ${side} ${plural("en", has, { one: "character", other: "characters" })}; it needs ${needs}.`,
  "one-morgan": ({ has }) =>
    `Every set has Morgan le Fay exactly once; this one ${has === 0 ? "lacks her" : `has her ${has} times`}.`,
  "too-many": ({ character, has, most }) =>
    `${CHARACTER_NAMES[character]}: there are only ${cardCount(most)}, not ${has}.`,
  "needs-hunter": ({ character }) => `With ${withThe(character)} the Blind Hunter must be in the set too.`,
  "needs-cleric": () => "Percival knows the Cleric: add a Cleric to the set.",
  "lancelots-together": () => "The two Lancelots come as a pair: use both or neither.",
  "needs-amulet": () =>
    "The Sentinel needs an amulet on the tableau: play with more people, or choose another character.",
  "too-few-players": ({ character, least }) =>
    `${first(withThe(character))} needs at least ${least} players.`,
  "second-too-early": ({ character, least }) =>
    `A second ${CHARACTER_NAMES[character]} needs at least ${least} players.`,
  "scion-too-many-players": () =>
    "The Scion is for 4 or 5 players; with 6 or more, use the Changeling instead.",
  "pile-size": ({ side, has, needs }) =>
    side === "good"
      ? `The good pile has ${cardCount(has)}; it needs ${needs}.`
      : `The evil pile has ${cardCount(has)}; it needs ${needs}, not counting Morgan le Fay and the Blind Hunter.`,
  "pile-side": ({ character }) =>
    `${first(withThe(character))} is ${sideOf(character)} and belongs in the other pile.`,
  "better-with": ({ character, least }) =>
    `${first(withThe(character))} is recommended with ${least} players or more.`,
  "better-with-hunter": ({ character }) =>
    `With ${withThe(character)} it’s better to have the Blind Hunter in the set too.`,
  "nothing-checks": ({ character }) =>
    `${first(withThe(character))} has no one to deceive: there’s no amulet and no Cleric.`,
};

function first(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
