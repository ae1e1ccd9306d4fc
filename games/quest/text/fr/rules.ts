import type { Chapter } from "@roundtable/language";
import { characters } from "./rules-characters.ts";
import { end } from "./rules-end.ts";
import { round } from "./rules-round.ts";

const inShort: Chapter = {
  title: "En bref",
  clauses: [
    {
      text: "Des joueurs du Mal se cachent parmi vous. D’ordinaire, ils se connaissent ; le Bien ne connaît personne.",
    },
    {
      text: "Le meneur compose une équipe et donne à l’un de ses membres le jeton de magie. Chaque membre joue une carte en secret : le Bien joue Succès, le Mal ce qu’il veut, mais Succès avec le jeton de magie. Un seul Échec suffit le plus souvent à faire échouer la quête. Le meneur désigne ensuite le suivant.",
    },
    {
      text: "Trois réussites : le Bien gagne, s’il n’y a pas de Chasseresse aveugle. Trois échecs : il reste au Bien une dernière chance, où tous désignent à la fois ceux qu’ils soupçonnent. Votre personnage peut changer ces règles : lisez sa carte.",
    },
  ],
};

/** The rules as people read them at the table, clause by clause. */
export const rules: readonly Chapter[] = [inShort, ...characters, round, ...end];
