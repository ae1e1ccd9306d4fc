import type { AwaitedDecision } from "@roundtable/kernel";
import { type GameText, line, type Part, seat, verb } from "@roundtable/language";
import { de } from "@roundtable/language/names/fr";
import type { QuestShape } from "../../rules/quest.ts";
import { AMULET, card, character, MAGIC, questFirst, side, THE_AMULET, VETERAN } from "./names.ts";

export const question: GameText<QuestShape>["question"] = {
  ready: ({ shows }) =>
    shows
      ? line`Vous menez la première quête et le Clerc vous sonde : que montrez-vous ?`
      : line`Regardez votre personnage et ce que vous savez, puis confirmez.`,
  team: ({ quest, left }) =>
    left === 1
      ? line`${questFirst(quest)} : choisissez le dernier membre de l’équipe.`
      : line`${questFirst(quest)} : composez l’équipe, encore ${left}\u00a0à choisir.`,
  magic: () => line`Qui, dans l’équipe, reçoit le ${MAGIC} ?`,
  card: ({ quest, hasMagic }) =>
    hasMagic
      ? line`${questFirst(quest)} : vous avez le ${MAGIC}. Jouez une carte.`
      : line`${questFirst(quest)} : jouez une carte.`,
  galahad: () => line`Deux quêtes ont échoué : Galaad peut se révéler et mener la prochaine. On continue ?`,
  "new-leader": () => line`Désignez qui mènera ensuite : quelqu’un sans ${VETERAN} ni ${AMULET}.`,
  amulet: () =>
    line`Qui reçoit ${THE_AMULET} ? Quelqu’un sans ${VETERAN} ni ${AMULET}, et qui ne mène pas la quête suivante.`,
  check: () => line`Qui sondez-vous avec ${THE_AMULET} ?`,
  show: ({ to }) =>
    to === "holder"
      ? line`On vous sonde. Le porteur de ${THE_AMULET} verra :`
      : line`Encore une fois, pour la Sentinelle. Ce qu’elle verra :`,
  discussion: () => line`Cinq minutes pour démasquer le Mal. Appuyez quand vous en savez assez.`,
  "hunt-window": () => line`La Chasseresse aveugle peut se révéler et chasser. On continue ?`,
  "hunt-vote": () => line`Y aura-t-il une chasse ? Jouez une carte : elle commence dès deux Échecs.`,
  point({ hand }) {
    switch (hand) {
      case 1:
        return line`Dernière chance du Bien : qui désignez-vous de la première main ?`;
      case 2:
        return line`Qui d’autre désignez-vous, de la seconde main ?`;
      case "down":
        return line`La seconde main de l’Apprenti reste baissée pour l’instant. On continue ?`;
    }
  },
  drop: () => line`Le Mal baisse maintenant les mains, le Bien les garde levées. Confirmez.`,
  acts: () => line`Duc, Archiduc et Apprenti peuvent encore agir. Appuyez quand vous avez fini.`,
  turn: ({ of, at }) =>
    line`${verb(of.owner, line`La main ${de(of.owner)}`, "Votre main")} ${verb(at, line`désigne ${seat(at)}`, "vous désigne")}\u00a0: vers qui la détourner\u202f?`,
  "name-player": ({ naming }) =>
    naming === 1
      ? line`Chasse : choisissez la première personne dont vous nommez le personnage.`
      : line`Chasse : choisissez la seconde personne dont vous nommez le personnage.`,
  "name-character": (of) =>
    of.seat === null
      ? line`Quel personnage se trouve face cachée ?`
      : line`Quel personnage est ${seat(of.seat)} ?`,
};

export const waiting: GameText<QuestShape>["waiting"] = {
  ready: () => line`Tout le monde étudie son personnage.`,
  team: (awaited) => line`${who(awaited)} compose l’équipe.`,
  magic: (awaited) => line`${who(awaited)} choisit qui reçoit le ${MAGIC}.`,
  card: () => line`L’équipe choisit ses cartes.`,
  galahad: () => line`Galaad se révèle-t-il ? Tout le monde répond.`,
  "new-leader": (awaited) => line`${who(awaited)} choisit qui mènera ensuite.`,
  amulet: (awaited) => line`${who(awaited)} choisit qui reçoit ${THE_AMULET}.`,
  check: (awaited) => line`${who(awaited)} choisit qui sonder.`,
  show: (awaited) => line`On sonde ${who(awaited)}.`,
  discussion: () => line`Tout le monde discute.`,
  "hunt-window": () => line`La Chasseresse aveugle chasse-t-elle ? Tout le monde répond.`,
  "hunt-vote": () => line`Tout le monde vote sur la chasse.`,
  point: () => line`Tout le monde choisit qui désigner.`,
  drop: () => line`Les mains du Mal se baissent. Tout le monde confirme.`,
  acts: () => line`Des mains peuvent encore changer, jusqu’à ce que tout le monde ait fini.`,
  turn: () => line`Des mains peuvent encore changer, jusqu’à ce que tout le monde ait fini.`,
  "name-player": (awaited) => line`${who(awaited)} choisit qui chasser.`,
  "name-character": (awaited) => line`${who(awaited)} choisit le personnage à nommer.`,
};

/** What is not decided together is asked of one seat. */
function who({ seats: [one] }: AwaitedDecision): Part {
  return one === undefined ? "" : seat(one);
}

/** The same for everybody, so that a neighbour may read it. */
export const barred =
  "Vous ne pouvez pas choisir cette réponse\u00a0: votre camp, votre personnage ou le jeton de magie l’interdit.";

export const answer: GameText<QuestShape>["answer"] = {
  ready: () => line`C’est vu`,
  show: ({ loyalty }) => line`Montrer ${side("le", loyalty)}`,
  seat: (of) => line`${seat(of.seat)}`,
  card: (of) => line`${card(of.card)}`,
  "go-on": () => line`Continuer`,
  reveal: () => line`Me révéler : je suis Galaad`,
  hunt: () => line`Me révéler et chasser`,
  "keep-hands": () => line`Garder les deux mains levées`,
  "drop-hands": () => line`Baisser les deux mains`,
  raise: (of) => line`Lever la seconde main et désigner ${seat(of.seat)}`,
  lower: ({ owner, at }) => line`Baisser une main : ${seat(owner)} → ${seat(at)}`,
  turn: ({ owner, at }) => line`Détourner une main : ${seat(owner)} → ${seat(at)}`,
  done: () => line`J’ai fini`,
  "face-down": () => line`La carte face cachée`,
  character: (of) => line`${character(of.character)}`,
  "give-up": () => line`Renoncer à la chasse`,
};
