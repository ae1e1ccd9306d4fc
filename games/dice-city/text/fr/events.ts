import { type GameText, line, list, seat, UNTOLD } from "@roundtable/language";
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
  begins: ({ first }) => line`${seat(first)} commence la partie.`,
  turn: (of) => line`Tour ${of.turn} : ${seat(of.seat)}.`,
  rolled: (of) =>
    line`${seat(of.seat)} lance les dés : ${ROWS.map((row) => `${COLOURS[row].m} ${of.dice[row]}`).join(", ")}.`,
  rerolled: (of) => line`${seat(of.seat)} relance ${theDie(of.die)} : ${of.from} → ${of.to}.`,
  spent(of) {
    switch (of.on) {
      case "use":
      case "move":
      case "refresh":
      case "wake":
      case "pass":
        return UNTOLD;
      case "nothing":
        return line`${seat(of.seat)} dépense ${theDie(of.die)} pour rien.`;
    }
  },
  used: (of) =>
    of.copied
      ? line`${seat(of.seat)} copie ${theLocation(of.location)} (${spot(of)}).`
      : line`${seat(of.seat)} utilise ${theLocation(of.location)} (${spot(of)}).`,
  tired: (of) => line`Un ${DEACTIVATION} est posé sur ${theLocation(of.location)} (${spot(of)}).`,
  woken: (of) => line`${seat(of.seat)} réactive ${theLocation(of.location)} (${spot(of)}).`,
  gained: (of) => line`${seat(of.seat)} gagne ${amounts(of.amounts)}.`,
  paid: (of) => line`${seat(of.seat)} paie ${amounts(of.amounts)}.`,
  strength: (of) =>
    of.against === "bandits"
      ? line`${seat(of.seat)} renforce son armée : ${pieceOf("bandit-strength", `force +${of.strength}`)} contre les bandits.`
      : line`${seat(of.seat)} renforce son armée : ${pieceOf("strength", `force +${of.strength}`)}.`,
  points: (of) => line`${seat(of.seat)} prend ${points(of.points)}.`,
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
  "die-moved": (of) => line`${seat(of.seat)} déplace ${theDie(of.die)} : ${of.from} → ${of.to}.`,
  refreshed: (of) =>
    line`${seat(of.seat)} retire de ${DISPLAY} ${theLocations(of.gone)}. Nouvelles cartes : ${locations(of.come)}.`,
  "pass-token": (of) => line`${seat(of.seat)} prend un ${PASS_TOKEN}.`,
  "pass-tokens-spent"(of) {
    switch (of.on) {
      case "reroll":
        return line`${seat(of.seat)} défausse deux ${PASS_TOKENS} pour une relance.`;
      default:
        return line`${seat(of.seat)} défausse deux ${PASS_TOKENS}.`;
    }
  },
  bandit: (of) =>
    line`${seat(of.seat)} bat des ${pieceOf(`bandit-${of.bandit}`, "bandits")} à ${plainPoints(of.bandit)} (${FORCE} ${of.cost}).`,
  attacked: (of) =>
    line`${seat(of.seat)} attaque ${seat(of.victim)} (${FORCE} ${of.cost}) et désactive ${theLocation(of.location)} (${spot(of)}).`,
  robbed: (of) => line`${seat(of.seat)} pille ${seat(of.victim)}, qui perd ${amount(of.resource, 1)}.`,
  built: (of) =>
    line`${seat(of.seat)} pose ${theLocation(of.card)} sur ${theLocation(of.covered)} (${spot(of)}).`,
  refilled: ({ card }) => line`Nouvelle carte à ${DISPLAY} : ${location(card)}.`,
  ship: (of) =>
    line`${seat(of.seat)} charge un ${pieceOf(`ship-${of.ship}`, "navire")} à ${plainPoints(of.ship)}.`,
  step: () => UNTOLD,
  lost: (of) => line`${seat(of.seat)} perd le surplus : ${amounts(of.amounts)}.`,
  "row-left": ({ gone, come }) =>
    line`La rangée du bas de ${DISPLAY} est défaussée${gone.length === 0 ? "" : line` : ${locations(gone)}`}. ${
      come.length === 0
        ? "Il ne reste plus de nouvelles cartes."
        : line`Nouvelles cartes : ${locations(come)}.`
    }`,
  ending(of) {
    switch (of.why) {
      case "bandits":
        return line`Les derniers bandits sont vaincus : la partie finit avec ce tour de table.`;
      case "ships":
        return line`Deux piles de navires sont vides : la partie finit avec ce tour de table.`;
      case "deck":
        return line`La pioche est vide : la partie finit avec ce tour de table.`;
      case "rows":
        return line`${seat(of.seat)} complète deux rangées : la partie finit avec ce tour de table.`;
    }
  },
  over: ({ scores }) =>
    line`La partie est terminée. Score final : ${list(
      "fr",
      scores.map((score, of) => line`${seat(of)} ${score}`),
    )}.`,
};
