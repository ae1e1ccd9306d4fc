import type { GameText } from "@roundtable/language";
import type { QuestShape } from "../../rules/quest.ts";

export const option: GameText<QuestShape>["option"] = {
  preset: {
    name: "Characters",
    help: "Which characters are in play.",
    values: {
      base: "Base game",
      recommended: "Recommended",
      "directors-cut": "Director’s Cut",
      custom: "Your own set",
    },
  },
  set: { name: "Your own set", help: "One card for each player, for a set of your own." },
  customRules: {
    name: "Counts and tableau",
    help: "For a set of your own: how many are good and evil, how large the teams are, and whether Evil sees the Blind Hunter.",
    values: { base: "Base game", "directors-cut": "Director’s Cut" },
  },
  boardForFour: {
    name: "Tableau for four",
    help: "The teams of the four quests in a base game for four.",
    values: { A: "A: 2, 3, 3, 2", B: "B: 2, 3, 2, 3" },
  },
  forcedFailBeatsMagic: {
    name: "A forced Fail beats magic",
    help: "The Saboteur and the Reluctant Leader must play Fail even with the magic token.",
  },
  huntAfterSuccess: {
    name: "Hunt after three successes",
    help: "In the Director’s Cut too, the Blind Hunter hunts after three successful quests.",
  },
  clericMustBeNamed: {
    name: "A Cleric must be named",
    help: "If a Cleric was dealt, one of the two players named in the hunt must be a Cleric.",
  },
  huntVote: {
    name: "Hunt vote",
    help: "After the failures a secret vote decides on the hunt, not the Blind Hunter alone.",
  },
  mysteriousFigures: {
    name: "Mysterious figures",
    help: "Some cards are put away unseen: no one knows exactly who is in play.",
  },
  goodPile: {
    name: "Good pile",
    help: "Mysterious figures, 6 players or more: two cards more than there are good players. Left empty, it is filled for you.",
  },
  evilPile: {
    name: "Evil pile",
    help: "Mysterious figures, 6 players or more: as many cards as there are evil players, besides Morgan le Fay and the Blind Hunter. Left empty, it is filled for you.",
  },
  hiddenCard: {
    name: "The face-down card",
    help: "Director’s Cut for four or five: what the Blind Hunter can do with the card left over.",
    values: { "may-be-named": "She may name it in the hunt", "hunter-sees-it": "She sees it at the start" },
  },
};
