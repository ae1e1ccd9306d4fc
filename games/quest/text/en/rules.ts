import type { Chapter } from "@roundtable/language";
import { characters } from "./rules-characters.ts";
import { end } from "./rules-end.ts";
import { round } from "./rules-round.ts";

const inShort: Chapter = {
  title: "In short",
  clauses: [
    {
      text: "Evil players hide among you. They usually know each other; Good knows no one.",
    },
    {
      text: "The leader picks a team and gives one of its members the magic token. Each member secretly plays a card: Good plays Success, Evil whatever it likes, but Success with the magic token. One Fail is usually enough to fail the quest. The leader then names the next one.",
    },
    {
      text: "Three successes: Good wins, unless the Blind Hunter is in play: then she may still hunt down two good players. Three failures (two with four players): Good has one Last Chance, when everyone points at once at the players they think are evil. Your character may bend these rules: read your card.",
    },
  ],
};

/** The rules as people read them at the table, clause by clause. */
export const rules: readonly Chapter[] = [inShort, ...characters, round, ...end];
