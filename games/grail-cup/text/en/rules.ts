import type { Chapter } from "@roundtable/language";
import { allies } from "./rules-allies.ts";
import { forest } from "./rules-forest.ts";

/** The rules as people read them at the table, clause by clause. */
export const rules: readonly Chapter[] = [
  {
    title: "In short",
    clauses: [
      { text: "You are a knight racing for the Grail: the first to reach the finish wins." },
      {
        text: "Each round the ally cards go round the table and everyone secretly keeps one. Then the allies are called from 1 to 9: at your number, show your card, and your ally moves your knight.",
      },
      {
        text: "A clover hides a token, good or bad; in a village you roll a die. The dragon blocks the way; a lance gets you past it.",
      },
    ],
  },
  {
    title: "The race and its board",
    clauses: [
      {
        id: "GC-1",
        text: "The Forest track has 46 spaces. You start on spaces 1 to 5; the dragon waits on the red space, 14; the finish is 46. Castles: 10, 19, 29, 39 and the finish. Churches: 7, 15, 24, 33, 42. Villages: 9, 17, 23, 31, 37. Clover: 8, 12, 16, 21, 26, 30, 34, 41, 44, and the castles 19 and 39. All other spaces are plain path.",
      },
    ],
  },
  {
    title: "Before the race",
    clauses: [
      {
        id: "GC-2",
        text: "There are nine allies, numbered 1 to 9; 12 lances; a village die with one seal, two thieves and three lances; and 18 clover tokens: four pairs of Four-League Boots, four Goblins, four Dragon Lures, three Fake Grails and three Lance Magnets. One token lies face down on each clover space, the rest form the reserve.",
      },
      {
        id: "GC-3",
        text: "Each player draws an ally card; its number says where the knight starts. Number 9: space 1; numbers 7 and 8: space 2; 5 and 6: space 3; 3 and 4: space 4; 1 and 2: space 5. On a shared space the lower number stands in front. The cards go back.",
      },
      {
        id: "GC-4",
        text: "Players who drew 7, 8 or 9 take a lance. If no one did, the last knight takes one.",
      },
      { id: "GC-5", text: "The last knight takes the seal." },
      {
        id: "GC-6",
        text: "Any number of knights may share a space, one behind the other. A knight that arrives, riding forward or going back, stands behind those already there. The order of the race is by space, then by place on the space. Only the Enchantress’s exchange swaps exact places.",
      },
    ],
  },
  {
    title: "A round",
    clauses: [
      {
        id: "GC-7",
        text: "The player who rolled the seal in a village during the round before begins; if several did, the one who rolled it last. If no one did, the last in the race begins.",
      },
      {
        id: "GC-8",
        text: "All nine cards are shuffled and some are set aside at random. Face up: three with 4 players, two with 5, one with 6, none with 3, 7 or 8. There is always one more face down. Face-up cards are out of this round, and everyone knows it.",
      },
      {
        id: "GC-9",
        text: "The first player takes the remaining cards, keeps one face down and passes the rest to the left or to the right: this is the direction of the round. Each player in turn keeps one and passes on. The last to choose has two cards, keeps one and discards the other face down. With 8 players the last receives only one card and also picks up the card set aside face down, and keeps one of the two.",
      },
      {
        id: "GC-10",
        text: "With 3 players the cards go round twice in the same direction. Before the first player’s second choice, one of the five cards left is taken out at random, unseen by anyone. Everyone plays two allies.",
      },
      {
        id: "GC-11",
        text: "You see the hand you choose from and the cards you keep. With 3 players the first player’s second hand is the four cards left, never all five. With 8 players only the last player sees the card picked up, and knows which of the two it is. The last to choose knows the card discarded. No other face-down card is shown to anyone during the game. When it’s over, the players can see the full log, so that they can check the deal.",
      },
      {
        id: "GC-12",
        text: "The allies are called from 1 to 9. The player who holds the card shows it and carries it out completely before the next is called. If no one shows it, the next ally is called, and no one says where the card is. After the ninth call comes the Squire’s claim, then the next round.",
      },
      {
        id: "GC-13",
        text: "The first knight to reach the finish wins at once, however it got there and no matter whose ally was called; you don’t need to reach it exactly. There is no second place: the order of the race is shown at the end for information only.",
      },
    ],
  },
  allies,
  ...forest,
];
