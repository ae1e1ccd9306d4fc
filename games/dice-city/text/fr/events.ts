import { does, type GameText, type Line, line, list, seat, UNTOLD, verb } from "@roundtable/language";
import { de } from "@roundtable/language/names/fr";
import type { DiceCity } from "../../rules/dice-city.ts";
import { ROWS } from "../../rules/pieces.ts";
import { pieceOf } from "../piece-kinds.ts";
import {
  amount,
  amounts,
  COLOURS,
  DEACTIVATION,
  DISPLAY,
  FORCE,
  location,
  locations,
  PASS_TOKEN,
  PASS_TOKENS,
  plainPoints,
  points,
  spot,
  theDie,
  theLocation,
  theLocations,
} from "./names.ts";

export const event: GameText<DiceCity>["event"] = {
  begins: ({ first }) => line`${does(first, "commence", "commencez")} la partie.`,
  turn: (of) => line`Tour ${of.turn} : ${verb(of.seat, [seat(of.seat)], "à vous")}.`,
  rolled: (of) =>
    line`${does(of.seat, "lance", "lancez")} les dés : ${ROWS.map((row) => `${COLOURS[row].m} ${of.dice[row]}`).join(", ")}.`,
  rerolled: (of) => line`${does(of.seat, "relance", "relancez")} ${theDie(of.die)} : ${of.from} → ${of.to}.`,
  spent(of) {
    switch (of.on) {
      case "use":
      case "move":
      case "refresh":
      case "wake":
      case "pass":
        return UNTOLD;
      case "nothing":
        return line`${does(of.seat, "dépense", "dépensez")} ${theDie(of.die)} pour rien.`;
    }
  },
  used: (of) =>
    of.copied
      ? line`${does(of.seat, "copie", "copiez")} ${theLocation(of.location)} (${spot(of)}).`
      : line`${does(of.seat, "utilise", "utilisez")} ${theLocation(of.location)} (${spot(of)}).`,
  tired: (of) => line`Un ${DEACTIVATION} est posé sur ${theLocation(of.location)} (${spot(of)}).`,
  woken: (of) => line`${does(of.seat, "réactive", "réactivez")} ${theLocation(of.location)} (${spot(of)}).`,
  gained: (of) => line`${does(of.seat, "gagne", "gagnez")} ${amounts(of.amounts)}.`,
  paid: (of) => line`${does(of.seat, "paie", "payez")} ${amounts(of.amounts)}.`,
  strength: (of) =>
    of.against === "bandits"
      ? line`${does(of.seat, "renforce", "renforcez")} ${verb(of.seat, "son", "votre")} armée : ${pieceOf("bandit-strength", `force +${of.strength}`)} contre les bandits.`
      : line`${does(of.seat, "renforce", "renforcez")} ${verb(of.seat, "son", "votre")} armée : ${pieceOf("strength", `force +${of.strength}`)}.`,
  points: (of) => line`${does(of.seat, "prend", "prenez")} ${points(of.points)}.`,
  "for-this-turn"(of) {
    switch (of.location) {
      case "blacksmith":
        return line`Jusqu’à la fin du tour, chaque lieu ARMÉE utilisé donne 1 de force en plus.`;
      case "mint":
        return line`Jusqu’à la fin du tour, chaque lieu de production utilisé donne 1 ressource en plus.`;
      case "training-camp":
        return line`Jusqu’à la fin du tour, tous les bandits ont 1 de défense en moins.`;
    }
  },
  "die-moved": (of) =>
    line`${does(of.seat, "déplace", "déplacez")} ${theDie(of.die)} : ${of.from} → ${of.to}.`,
  refreshed: (of) =>
    line`${does(of.seat, "retire", "retirez")} de ${DISPLAY} ${theLocations(of.gone)}. Nouvelles cartes : ${locations(of.come)}.`,
  "pass-token": (of) => line`${does(of.seat, "prend", "prenez")} un ${PASS_TOKEN}.`,
  "pass-tokens-spent"(of) {
    switch (of.on) {
      case "reroll":
        return line`${does(of.seat, "défausse", "défaussez")} deux ${PASS_TOKENS} pour une relance.`;
      default:
        return line`${does(of.seat, "défausse", "défaussez")} deux ${PASS_TOKENS}.`;
    }
  },
  bandit: (of) =>
    line`${does(of.seat, "bat", "battez")} des ${pieceOf(`bandit-${of.bandit}`, "bandits")} à ${plainPoints(of.bandit)} (${FORCE} ${of.cost}).`,
  attacked: (of) =>
    line`${seat(of.seat)} ${verb(of.victim, line`${verb(of.seat, "attaque", "attaquez")} (${FORCE} ${of.cost}) et ${verb(of.seat, "désactive", "désactivez")} ${theLocation(of.location)} ${de(of.victim)}`, line`vous attaque (${FORCE} ${of.cost}) et désactive ${theLocation(of.location)}`)} (${spot(of)}).`,
  robbed: (of) =>
    line`${seat(of.seat)} ${verb(of.victim, line`${verb(of.seat, "pille", "pillez")} ${seat(of.victim)}, qui perd`, "vous pille\u00a0: vous perdez")} ${amount(of.resource, 1)}.`,
  built: (of) =>
    line`${does(of.seat, "pose", "posez")} ${theLocation(of.card)} sur ${theLocation(of.covered)} (${spot(of)}).`,
  refilled: ({ card }) => line`Nouvelle carte à ${DISPLAY} : ${location(card)}.`,
  ship: (of) =>
    line`${does(of.seat, "charge", "chargez")} un ${pieceOf(`ship-${of.ship}`, "navire")} à ${plainPoints(of.ship)}.`,
  step: () => UNTOLD,
  lost: (of) => line`${does(of.seat, "perd", "perdez")} le surplus : ${amounts(of.amounts)}.`,
  "row-left": ({ gone, come }) =>
    line`La rangée du bas de ${DISPLAY} est défaussée${gone.length === 0 ? "" : line` : ${locations(gone)}`}. ${
      come.length === 0
        ? "Il ne reste plus de nouvelles cartes."
        : line`Nouvelles cartes : ${locations(come)}.`
    }`,
  ending(of) {
    switch (of.why) {
      case "bandits":
        return line`Les derniers bandits sont vaincus : ce tour de table est le dernier.`;
      case "ships":
        return line`Deux piles de navires sont vides : ce tour de table est le dernier.`;
      case "deck":
        return line`La pioche est vide : ce tour de table est le dernier.`;
      case "rows":
        return line`${does(of.seat, "complète", "complétez")} deux rangées : ce tour de table est le dernier.`;
    }
  },
  over: ({ scores }) =>
    line`La partie est terminée. Score final : ${list(
      "fr",
      scores.map((score, of) => line`${seat(of)} ${score}`),
    )}.`,
};

/** Ce qu’un lieu donne se dit avec son usage, et un prix avec ce qu’il paie. */
export function together(first: DiceCity["event"], second: DiceCity["event"]): Line | null {
  if (first.kind === "used") {
    const given = givenBy(second);
    if (given === null) return null;
    const acts = first.copied ? does(first.seat, "copie", "copiez") : does(first.seat, "utilise", "utilisez");
    return line`${acts} ${theLocation(first.location)} (${spot(first)}) : ${given}.`;
  }
  if (first.kind !== "paid") return null;
  const price = amounts(first.amounts);
  switch (second.kind) {
    case "built":
      return line`${does(second.seat, "pose", "posez")} ${theLocation(second.card)} sur ${theLocation(second.covered)} (${spot(second)}) pour ${price}.`;
    case "ship":
      return line`${does(second.seat, "charge", "chargez")} un ${pieceOf(`ship-${second.ship}`, "navire")} à ${plainPoints(second.ship)} pour ${price}.`;
    default:
      return null;
  }
}

function givenBy(of: DiceCity["event"]): Line | null {
  switch (of.kind) {
    case "gained":
      return line`${amounts(of.amounts)}`;
    case "strength":
      return of.against === "bandits"
        ? line`${pieceOf("bandit-strength", `force +${of.strength}`)} contre les bandits`
        : line`${pieceOf("strength", `force +${of.strength}`)}`;
    case "points":
      return line`${points(of.points)}`;
    default:
      return null;
  }
}
