import type { Chapter } from "@roundtable/language";
import { CHARACTER_PIECES } from "./pieces.ts";
import { CHARACTER_NAMES, SIDE_NAMES } from "./names.ts";
import {
  characterLines,
  presetLines,
  sidesLines,
  tableauLines,
  type RulesTableWords,
} from "../rules-tables.ts";

const ORIGINS = { base: "base", optional: "optional", promo: "promo" } as const;

export const WORDS: RulesTableWords = {
  colon: ": ",
  semicolon: "; ",
  or: "or",
  players: "Players",
  base: "Base",
  directorsCut: "Director’s Cut",
  name: (character) => CHARACTER_NAMES[character],
  someOf: (count, cards) => `${count} of: ${cards}`,
  facts: ({ side, origin, copies, least }) => [
    SIDE_NAMES[side],
    ORIGINS[origin],
    ...(copies === 1 ? [] : [`${copies} cards`]),
    ...(least === undefined
      ? []
      : [least.hard ? `${least.players} players or more` : `better with ${least.players} or more`]),
  ],
};

export const characters: readonly Chapter[] = [
  {
    title: "Numbers",
    clauses: [
      {
        id: "QU-1",
        text: `Quest is for 4 to 10 players. Good and evil players:\n${sidesLines(WORDS)}`,
      },
      {
        id: "QU-2",
        text: `The tableau shows the size of each quest’s team. * means that two Fails are needed to fail the quest, A that an amulet lies after it. With four in the base game the host picks one of two boards.\n${tableauLines(WORDS)}`,
      },
      {
        id: "QU-3",
        text: "Good needs three successful quests. Evil’s chance comes after three failed quests, or two with four players.",
      },
    ],
  },
  {
    title: "Characters",
    clauses: [
      {
        id: "QU-4",
        text: `There are 27 characters on 36 cards; the third Minion comes with the Director’s Cut. Morgan le Fay is in every game, the Scion only with 4 or 5 players.\n${characterLines((character) => CHARACTER_PIECES[character].help, WORDS)}`,
      },
      {
        id: "QU-5",
        text: `The host picks a set.\nBase game\n${presetLines("base", WORDS)}\nRecommended\n${presetLines("recommended", WORDS)}\nThe Director’s Cut is in QU-30. For a set of your own the host first picks base game or Director’s Cut, which decides the counts, the tableau and whether the Blind Hunter is hidden from evil; the third Minion may be used in either.`,
      },
      {
        id: "QU-6",
        text: [
          "A set is legal if it has:",
          "one card for each player, with as many good and evil ones as QU-1 says;",
          "exactly one Morgan le Fay, and no more copies than there are cards;",
          "with any good optional or promo character, the Blind Hunter; with Percival, a Cleric;",
          "both Lancelots or neither;",
          "with the Sentinel, an amulet on the tableau;",
          "a second Duke only from 7 players, a second Archduke only from 9;",
          "the Scion only with 4 or 5, the Changeling only from 6;",
          "and enough players for every character (QU-4).",
          "With mysterious figures (QU-23) the piles and Morgan le Fay are checked instead, without the size and the counts. There is only a warning for a character better played with more people, for an evil optional or promo character without the Blind Hunter, and for a Troublemaker or a Trickster where nobody can be checked.",
        ].join("\n"),
      },
      {
        id: "QU-7",
        text: "Everyone knows which characters are in play, but not who’s who. Public: the leader, the team, the magic token, veteran tokens, amulets, faded amulets and who checked whom, the number of Fails, and revealed characters. Secret: the characters, who played which card, and the answers to checks. You can’t show your character screen to others.",
      },
    ],
  },
  {
    title: "Introduction",
    clauses: [
      {
        id: "QU-8",
        text: "The first leader is drawn at random, before the deal, and takes the leader token and a veteran token. Then everyone is dealt one character.",
      },
      {
        id: "QU-9",
        text: "Before the first quest, everyone is privately shown what their character knows, and presses ready.\nThe evil players see each other, except the Scion, the Changeling, the Blind Hunter, the Mutineer, Evil Lancelot and the Outsider, who see no one in this way. They also see the Blind Hunter, the Mutineer and Evil Lancelot, and as what: the Mutineer by name; the Hunter and Evil Lancelot too, but with both in play only that it is one of the two. The Changeling and the Outsider are hidden from them, and in the Director’s Cut with 6 or more the Blind Hunter as well.\nMorgan le Fay sees who the Scion is. The Outsider sees every other evil player who is not hidden, the Scion included, but not their characters. The two Lancelots see each other. Arthur sees Morgan le Fay. Percival sees every Cleric. Each Cleric sees the answer of the first leader (QU-15), all the same one; a Cleric who is the first leader sees nothing. A Trickster who leads first picks her answer before she is ready.",
      },
    ],
  },
];
