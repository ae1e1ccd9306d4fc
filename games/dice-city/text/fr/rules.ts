import type { Chapter } from "@roundtable/language";
import { city } from "./rules-city.ts";
import { end } from "./rules-end.ts";
import { turn } from "./rules-turn.ts";

const inShort: Chapter = {
  title: "En bref",
  clauses: [
    {
      text: "Vous avez une cité de cinq rangées et cinq dés, un par rangée : le chiffre d’un dé dit sur quel lieu il se trouve.",
    },
    {
      text: "À votre tour, dépensez vos dés pour utiliser ces lieux : ils donnent du bois, des pierres, des lingots, de la force ou des points. La force bat les bandits et désactive les lieux des autres ; les ressources paient de nouveaux lieux et des navires. À la fin du tour, on relance ses dés.",
    },
    {
      text: "Quand les bandits, les navires ou la pioche s’épuisent, ou qu’un joueur complète deux rangées, on finit le tour de table. Le joueur qui a le plus de points gagne.",
    },
  ],
};

/** The rules as people read them at the table, clause by clause. */
export const rules: readonly Chapter[] = [inShort, ...city, ...turn, ...end];
