import { does, type GameText, line, seat, UNTOLD, verb } from "@roundtable/language";
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
  starts: (of) =>
    line`${does(of.seat, "tire", "tirez")} le numéro ${of.number} et ${verb(of.seat, "part", "partez")} de ${theSpace(of.space)}.`,
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
      ? line`${does(of.seat, "a", "avez")} le choix entre ${theAllies(of.hand)}.`
      : line`${does(of.seat, "prend", "prenez")} la ${FACE_DOWN_CARD}, ${theAlly(of.takenUp)}, et ${verb(of.seat, "a", "avez")} le choix entre ${theAllies(of.hand)}.`;
  },
  kept: (of) =>
    of.ally === undefined ? UNTOLD : line`${does(of.seat, "garde", "gardez")} ${theAlly(of.ally)}.`,
  passed(of) {
    switch (of.direction) {
      case "left":
        return line`${does(of.seat, "fait", "faites")} passer ${cards(of.cards)} à gauche : à ${seat(of.to)} de choisir.`;
      case "right":
        return line`${does(of.seat, "fait", "faites")} passer ${cards(of.cards)} à droite : à ${seat(of.to)} de choisir.`;
    }
  },
  removed: (of) =>
    line`Une carte est retirée au hasard, sans que personne la voie : il en reste ${of.cards}.`,
  discarded: (of) =>
    of.ally === undefined
      ? line`${does(of.seat, "écarte", "écartez")} la dernière carte, face cachée.`
      : line`${does(of.seat, "écarte", "écartez")} ${theAlly(of.ally)}, face cachée.`,
  called: (of) =>
    of.seat === null
      ? line`Numéro ${of.ally}, ${theAlly(of.ally)} : personne ne répond à l’appel.`
      : line`Numéro ${of.ally} : ${does(of.seat, "révèle", "révélez")} ${theAlly(of.ally)}.`,
  cursed: (of) => line`${does(of.seat, "maudit", "maudissez")} ${theAlly(of.ally)}.`,
  exchanged: (of) =>
    of.space === of.withSpace
      ? line`La malédiction frappe : ${seat(of.seat)} et ${seat(of.with)} ${verb(of.seat, [verb(of.with, "échangent leurs", "échangez vos")], "échangez vos")} places sur ${theSpace(of.space)}.`
      : line`La malédiction frappe : ${does(of.seat, "passe", "passez")} sur ${theSpace(of.space)} et ${seat(of.with)} sur ${theSpace(of.withSpace)}.`,
  pointed: (of) =>
    of.seat === of.knight
      ? line`${does(of.seat, "désigne", "désignez")} ${verb(of.seat, "son", "votre")} propre chevalier : « Il sera en tête ! »`
      : line`${does(of.seat, "désigne", "désignez")} un chevalier : « ${does(of.knight, "sera", "serez")} en tête ! »`,
  claimed: (of) =>
    of.right
      ? line`${does(of.knight, "mène", "menez")} la course : ${theAlly(2)} voit juste, et ${does(of.seat, "passe", "passez")} devant.`
      : line`${seat(of.knight)} ne ${verb(of.knight, "mène", "menez")} pas la course : ${theAlly(2)} se trompe, et ${does(of.seat, "n’y gagne", "n’y gagnez")} rien.`,
  looked: (of) =>
    of.tokens === undefined
      ? line`${does(of.seat, "regarde", "regardez")} en secret les jetons posés sur ${theSpaces(of.spaces)}.`
      : line`${does(of.seat, "trouve", "trouvez")} ${found(of.spaces, of.tokens)}.`,
  rearranged: (of) =>
    of.tokens === undefined
      ? line`${does(of.seat, "repose", "reposez")} à ${verb(of.seat, "sa", "votre")} guise les jetons sur ${theSpaces(of.spaces)}.`
      : line`${does(of.seat, "repose", "reposez")} ${found(of.spaces, of.tokens)}.`,
  moved(of) {
    switch (of.cause) {
      case "ally":
      case "exchange":
      case "claim":
        return line`${does(of.seat, "avance", "avancez")} de ${theSpace(of.from)} à ${theLanding(of.to)}.`;
      case "boots":
        return line`${does(of.seat, "chausse", "chaussez")} ${aToken("boots")} et ${verb(of.seat, "file", "filez")} de ${theSpace(of.from)} à ${theLanding(of.to)}.`;
      case "goblin":
        return line`Un ${token("goblin")} s’en mêle : ${does(of.seat, "recule", "reculez")} de ${theSpace(of.from)} à ${theLanding(of.to)}.`;
      case "fake-grail":
        return line`${does(of.seat, "court", "courez")} après ${aToken("fake-grail")} et ${verb(of.seat, "recule", "reculez")} de ${theSpace(of.from)} à ${theLanding(of.to)}.`;
    }
  },
  blocked: (of) =>
    line`Le ${DRAGON} barre la route : ${does(of.seat, "s’arrête", "vous arrêtez")} sur ${theSpace(of.space)}.`,
  stays(of) {
    switch (of.cause) {
      case "ally":
      case "exchange":
      case "claim":
      case "boots":
        return line`${does(of.seat, "n’a", "n’avez")} nulle part où aller et ${verb(of.seat, "reste", "restez")} sur place.`;
      case "goblin":
      case "fake-grail":
        return line`${does(of.seat, "ne peut", "ne pouvez")} pas reculer davantage et ${verb(of.seat, "reste", "restez")} sur place.`;
    }
  },
  dragon: (of) =>
    line`${does(of.seat, "envoie", "envoyez")} le ${DRAGON} de ${theSpace(of.from)} à ${theLanding(of.to)}.`,
  won: (of) =>
    line`${does(of.seat, "franchit", "franchissez")} la ligne d’arrivée et ${verb(of.seat, "remporte", "remportez")} le Graal !`,
  "lance-taken": (of) => line`${does(of.seat, "prend", "prenez")} une ${LANCE}.`,
  "lance-spent": (of) => line`${does(of.seat, "rend", "rendez")} une ${LANCE} pour passer le ${DRAGON}.`,
  "lance-lost": (of) =>
    line`Le voleur passe : ${does(of.seat, "perd", "perdez")} une ${LANCE}, qui retourne à la réserve.`,
  "lance-stolen": (of) =>
    line`${seat(of.seat)} ${verb(of.from, line`${verb(of.seat, "prend", "prenez")} une ${LANCE} à ${seat(of.from)}`, line`vous prend une ${LANCE}`)}.`,
  "no-lance"(of) {
    switch (of.why) {
      case "supply-empty":
        return line`Il ne reste plus de ${LANCE} : ${does(of.seat, "n’en prend", "n’en prenez")} pas.`;
      case "nobody-has-one":
        return line`Aucun rival n’a de ${LANCE} : ${does(of.seat, "n’en prend", "n’en prenez")} pas.`;
      case "none-to-lose":
        return line`${does(of.seat, "n’a", "n’avez")} pas de ${LANCE} : le voleur repart les mains vides.`;
    }
  },
  rolled: (of) =>
    of.face === "seal"
      ? line`${does(of.seat, "lance", "lancez")} le ${DIE}, ${space(of.space)}, ${verb(of.seat, "obtient", "obtenez")} le ${SEAL} et ${verb(of.seat, "commencera", "commencerez")} la prochaine manche.`
      : line`${does(of.seat, "lance", "lancez")} le ${DIE}, ${space(of.space)} : ${FACE_NAMES[of.face]}.`,
  seal: () => UNTOLD,
  token: (of) =>
    line`${does(of.seat, "révèle", "révélez")} un jeton, ${space(of.space)} : ${token(of.token)}.`,
  replaced: () => UNTOLD,
  "chain-ends": (of) =>
    line`Vingtième jeton d’affilée : après lui, ${does(of.seat, "ne déclenche", "ne déclenchez")} plus rien.`,
};
