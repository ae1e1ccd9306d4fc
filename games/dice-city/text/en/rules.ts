import type { Chapter } from "@roundtable/language";
import { city } from "./rules-city.ts";
import { end } from "./rules-end.ts";
import { turn } from "./rules-turn.ts";

const inShort: Chapter = {
  title: "In short",
  clauses: [
    {
      text: "You have a city of five rows and five dice, one for each row: a die’s number says which location it’s on.",
    },
    {
      text: "On your turn you spend the dice on those locations: they give wood, stone, iron, army strength or points. Strength beats bandits and shuts down other players’ locations; resources pay for new locations and trade ships. At the end of your turn you roll your dice again.",
    },
    {
      text: "When the bandits, two of the three piles of ships or the deck run out, or someone completes two rows, the round is played to its end. The player with the most points wins.",
    },
  ],
};

/** The rules as people read them at the table, clause by clause. */
export const rules: readonly Chapter[] = [inShort, ...city, ...turn, ...end];
