import { type GameText, line, seat, UNTOLD } from "@roundtable/language";
import type { GrailCup } from "../../rules/grail-cup.ts";
import {
  allies,
  aToken,
  cards,
  DIE,
  DRAGON,
  FACE_DOWN_CARD,
  FACE_NAMES,
  found,
  LANCE,
  SEAL,
  space,
  theAllies,
  theAlly,
  theLanding,
  theSpace,
  theSpaces,
  token,
} from "./names.ts";

export const event: GameText<GrailCup>["event"] = {
  starts: (of) => line`${seat(of.seat)} tire le numéro ${of.number} et part de ${theSpace(of.space)}.`,
  round({ round, first, why }) {
    switch (why) {
      case "seal":
        return line`Manche ${round}. Chancelier : ${seat(first)}, grâce au ${SEAL}.`;
      case "last":
        return line`Manche ${round}. Chancelier : ${seat(first)}, en dernière position.`;
    }
  },
  "set-aside": ({ faceUp }) =>
    faceUp.length === 0
      ? line`Une carte est écartée, face cachée.`
      : line`Alliés écartés, face visible : ${allies(faceUp)}. Une autre carte est écartée, face cachée.`,
  hand(of) {
    if (of.hand === undefined) return UNTOLD;
    return of.takenUp === undefined
      ? line`${seat(of.seat)} a le choix entre ${theAllies(of.hand)}.`
      : line`${seat(of.seat)} prend la ${FACE_DOWN_CARD}, ${theAlly(of.takenUp)}, et a le choix entre ${theAllies(of.hand)}.`;
  },
  kept: (of) => (of.ally === undefined ? UNTOLD : line`${seat(of.seat)} garde ${theAlly(of.ally)}.`),
  passed(of) {
    switch (of.direction) {
      case "left":
        return line`${seat(of.seat)} fait passer ${cards(of.cards)} à gauche : à ${seat(of.to)} de choisir.`;
      case "right":
        return line`${seat(of.seat)} fait passer ${cards(of.cards)} à droite : à ${seat(of.to)} de choisir.`;
    }
  },
  removed: (of) =>
    line`Une carte est retirée au hasard, sans que personne la voie : il en reste ${of.cards}.`,
  discarded: (of) =>
    of.ally === undefined
      ? line`${seat(of.seat)} écarte la dernière carte, face cachée.`
      : line`${seat(of.seat)} écarte ${theAlly(of.ally)}, face cachée.`,
  called: (of) =>
    of.seat === null
      ? line`Numéro ${of.ally}, ${theAlly(of.ally)} : personne ne répond à l’appel.`
      : line`Numéro ${of.ally} : ${seat(of.seat)} révèle ${theAlly(of.ally)}.`,
  cursed: (of) => line`${seat(of.seat)} maudit ${theAlly(of.ally)}.`,
  exchanged: (of) =>
    of.space === of.withSpace
      ? line`La malédiction frappe : ${seat(of.seat)} et ${seat(of.with)} échangent leurs places sur ${theSpace(of.space)}.`
      : line`La malédiction frappe : ${seat(of.seat)} passe sur ${theSpace(of.space)} et ${seat(of.with)} sur ${theSpace(of.withSpace)}.`,
  pointed: (of) =>
    of.seat === of.knight
      ? line`${seat(of.seat)} désigne son propre chevalier : « Il sera en tête ! »`
      : line`${seat(of.seat)} désigne un chevalier : « ${seat(of.knight)} sera en tête ! »`,
  claimed: (of) =>
    of.right
      ? line`${seat(of.knight)} mène la course : ${theAlly(2)} voit juste, et ${seat(of.seat)} passe devant.`
      : line`${seat(of.knight)} ne mène pas la course : ${theAlly(2)} se trompe, et ${seat(of.seat)} n’y gagne rien.`,
  looked: (of) =>
    of.tokens === undefined
      ? line`${seat(of.seat)} regarde en secret les jetons posés sur ${theSpaces(of.spaces)}.`
      : line`${seat(of.seat)} trouve ${found(of.spaces, of.tokens)}.`,
  rearranged: (of) =>
    of.tokens === undefined
      ? line`${seat(of.seat)} repose à sa guise les jetons sur ${theSpaces(of.spaces)}.`
      : line`${seat(of.seat)} repose ${found(of.spaces, of.tokens)}.`,
  moved(of) {
    switch (of.cause) {
      case "ally":
      case "exchange":
      case "claim":
        return line`${seat(of.seat)} avance de ${theSpace(of.from)} à ${theLanding(of.to)}.`;
      case "boots":
        return line`${seat(of.seat)} chausse ${aToken("boots")} et file de ${theSpace(of.from)} à ${theLanding(of.to)}.`;
      case "goblin":
        return line`Un ${token("goblin")} s’en mêle : ${seat(of.seat)} recule de ${theSpace(of.from)} à ${theLanding(of.to)}.`;
      case "fake-grail":
        return line`${seat(of.seat)} court après ${aToken("fake-grail")} et recule de ${theSpace(of.from)} à ${theLanding(of.to)}.`;
    }
  },
  blocked: (of) => line`Le ${DRAGON} barre la route : ${seat(of.seat)} s’arrête sur ${theSpace(of.space)}.`,
  stays(of) {
    switch (of.cause) {
      case "ally":
      case "exchange":
      case "claim":
      case "boots":
        return line`${seat(of.seat)} n’a nulle part où aller et reste sur place.`;
      case "goblin":
      case "fake-grail":
        return line`${seat(of.seat)} ne peut pas reculer davantage et reste sur place.`;
    }
  },
  dragon: (of) => line`${seat(of.seat)} envoie le ${DRAGON} de ${theSpace(of.from)} à ${theLanding(of.to)}.`,
  won: (of) => line`${seat(of.seat)} franchit la ligne d’arrivée et remporte le Graal !`,
  "lance-taken": (of) => line`${seat(of.seat)} prend une ${LANCE}.`,
  "lance-spent": (of) => line`${seat(of.seat)} rend une ${LANCE} pour passer le ${DRAGON}.`,
  "lance-lost": (of) =>
    line`Le voleur passe : ${seat(of.seat)} perd une ${LANCE}, qui retourne à la réserve.`,
  "lance-stolen": (of) => line`${seat(of.seat)} prend une ${LANCE} à ${seat(of.from)}.`,
  "no-lance"(of) {
    switch (of.why) {
      case "supply-empty":
        return line`Il ne reste plus de ${LANCE} : ${seat(of.seat)} n’en prend pas.`;
      case "nobody-has-one":
        return line`Aucun rival n’a de ${LANCE} : ${seat(of.seat)} n’en prend pas.`;
      case "none-to-lose":
        return line`${seat(of.seat)} n’a pas de ${LANCE} : le voleur repart les mains vides.`;
    }
  },
  rolled: (of) =>
    of.face === "seal"
      ? line`${seat(of.seat)} lance le ${DIE}, ${space(of.space)}, obtient le ${SEAL} et commencera la prochaine manche.`
      : line`${seat(of.seat)} lance le ${DIE}, ${space(of.space)} : ${FACE_NAMES[of.face]}.`,
  seal: () => UNTOLD,
  token: (of) => line`${seat(of.seat)} révèle un jeton, ${space(of.space)} : ${token(of.token)}.`,
  replaced: () => UNTOLD,
  "chain-ends": (of) => line`Vingtième jeton d’affilée : après lui, ${seat(of.seat)} ne déclenche plus rien.`,
};
