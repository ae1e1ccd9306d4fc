import type { AwaitedDecision } from "@roundtable/kernel";
import { type GameText, line, type Part, seat } from "@roundtable/language";
import type { GrailCup } from "../../rules/grail-cup.ts";
import {
  DRAGON,
  FACE_DOWN_CARD,
  inOrder,
  LANCE,
  landingFirst,
  steps,
  theAllies,
  theAlly,
  theLanding,
} from "./names.ts";

export const question: GameText<GrailCup>["question"] = {
  keep: ({ hand, takenUp }) =>
    takenUp === null
      ? line`Gardez l’un de ces alliés pour cette manche.`
      : line`Gardez l’un de ces alliés pour cette manche : on vous a passé ${theAllies(hand.filter((ally) => ally !== takenUp))}, et la ${FACE_DOWN_CARD} est ${theAlly(takenUp)}.`,
  direction: () => line`Faites passer les autres cartes : à gauche ou à droite ?`,
  curse: () =>
    line`Maudissez un allié : le joueur qui le révélera plus tard dans la manche échangera sa place avec vous.`,
  point: () =>
    line`Désignez le chevalier qui mènera la course à la fin de la manche : vous passeriez alors devant lui.`,
  look({ chosen }) {
    switch (chosen.length) {
      case 0:
        return line`Choisissez le premier des trois jetons Trèfle à regarder.`;
      case 1:
        return line`Choisissez le deuxième jeton Trèfle à regarder.`;
      default:
        return line`Choisissez le troisième jeton Trèfle à regarder.`;
    }
  },
  arrange: ({ spaces, tokens }) =>
    line`Dans quel ordre reposez-vous les jetons ? Actuellement, ${inOrder(spaces, tokens)}.`,
  steps: ({ ally }) => line`De combien de cases avancez-vous avec ${theAlly(ally)} ?`,
  lance: ({ before, beyond }) =>
    line`Le ${DRAGON} barre la route : rendez une ${LANCE} pour finir sur ${theLanding(beyond)}, ou arrêtez-vous sur ${theLanding(before)}.`,
  dragon({ why }) {
    switch (why) {
      case "tamer":
        return line`Envoyez le ${DRAGON} sur une case sans chevalier ; ensuite vous avancez de 5 cases.`;
      case "lure":
        return line`Attirez le ${DRAGON} sur une case sans chevalier.`;
    }
  },
  "fake-grail": () => line`Choisissez le chevalier d’un rival : il recule de 2 cases.`,
  magnet: () => line`Choisissez le rival à qui vous prenez une ${LANCE}.`,
};

export const waiting: GameText<GrailCup>["waiting"] = {
  keep: (awaited) => line`${who(awaited)} choisit un allié.`,
  direction: (awaited) => line`${who(awaited)} choisit dans quel sens tournent les cartes.`,
  curse: (awaited) => line`${who(awaited)} choisit quel allié maudire.`,
  point: (awaited) => line`${who(awaited)} choisit quel chevalier désigner.`,
  look: (awaited) => line`${who(awaited)} choisit les jetons Trèfle à regarder.`,
  arrange: (awaited) => line`${who(awaited)} repose trois jetons Trèfle.`,
  steps: (awaited) => line`${who(awaited)} choisit de combien de cases avancer.`,
  lance: (awaited) => line`${who(awaited)} se demande s’il faut rendre une ${LANCE}.`,
  dragon: (awaited) => line`${who(awaited)} choisit où envoyer le ${DRAGON}.`,
  "fake-grail": (awaited) => line`${who(awaited)} choisit quel chevalier faire reculer.`,
  magnet: (awaited) => line`${who(awaited)} choisit à qui prendre une ${LANCE}.`,
};

/** Grail Cup asks one seat at a time. */
function who({ seats: [one] }: AwaitedDecision): Part {
  return one === undefined ? "" : seat(one);
}

export const answer: GameText<GrailCup>["answer"] = {
  keep: ({ ally }) => line`Garder ${theAlly(ally)}`,
  direction: ({ direction }) =>
    direction === "left" ? line`Faire passer à gauche` : line`Faire passer à droite`,
  curse: ({ ally }) => line`Maudire ${theAlly(ally)}`,
  knight: ({ knight }) => line`${seat(knight)}`,
  space: (of) => line`${landingFirst(of.space)}`,
  arrange: ({ spaces, tokens }) => inOrder(spaces, tokens),
  steps: (of) => line`Avancer de ${steps(of.steps)}`,
  "spend-lance": () => line`Rendre une ${LANCE} et passer`,
  "keep-lance": () => line`Garder la ${LANCE} et s’arrêter`,
};
