import type { AwaitedDecision } from "@roundtable/kernel";
import { does, type GameText, line, type Part, seat } from "@roundtable/language";
import { de } from "@roundtable/language/names/fr";
import type { DiceCity } from "../../rules/dice-city.ts";
import { pieceOf } from "../piece-kinds.ts";
import {
  amount,
  COLOURS,
  DISPLAY,
  FORCE,
  location,
  PASS_TOKEN,
  PASS_TOKENS,
  plainPoints,
  RESOURCE_NAMES,
  spot,
  theDie,
  theLocation,
} from "./names.ts";

export const question: GameText<DiceCity>["question"] = {
  dice: () => line`Choisissez un dé : utilisez son lieu, ou dépensez-le autrement.`,
  spend: ({ die }) => line`À quoi utilisez-vous ${theDie(die)}\u202f?`,
  refresh({ left }) {
    switch (left) {
      case 4:
        return line`Choisissez quatre cartes de ${DISPLAY} à remplacer.`;
      case 1:
        return line`Choisissez la dernière carte de ${DISPLAY} à remplacer.`;
      default:
        return line`Choisissez encore ${left} cartes de ${DISPLAY} à remplacer.`;
    }
  },
  copy({ copier }) {
    switch (copier) {
      case "church":
        return line`Choisissez le lieu d’un de vos dés non dépensés : ${theLocation(copier)} en copie l’effet.`;
      case "cemetery":
        return line`Choisissez un lieu de la même rangée : ${theLocation(copier)} en copie l’effet.`;
      default:
        return line`Choisissez un lieu de votre cité : ${theLocation(copier)} en copie l’effet.`;
    }
  },
  army: () => line`Où placez-vous ${theLocation("regular-army")} ? Elle recouvre ce qui s’y trouve.`,
  pay: () => line`Que payez-vous ? Pour chaque ressource payée, vous en gagnez 2 d’une autre sorte.`,
  receive: ({ left }) =>
    left === 1
      ? line`Quelle ressource gagnez-vous en double ?`
      : line`Quelle ressource gagnez-vous en double ? Il vous reste ${left} choix.`,
  triple: () => line`Quelle ressource payez-vous, pour en gagner 3 de la même sorte ?`,
  "stable-die": () => line`Quel dé déplacez-vous vers une colonne quelconque de sa rangée ?`,
  "stable-column": ({ die }) => line`Vers quelle colonne déplacez-vous ${theDie(die)} ?`,
  well: ({ chosen }) =>
    chosen.length === 0
      ? line`Ce dé sera relancé. Ajoutez-y d’autres dés, ou lancez.`
      : line`Ajoutez encore des dés, ou lancez ceux que vous avez choisis.`,
  reroll: ({ victim }) => line`${does(victim, "relance", "relancez")} un dé : lequel ?`,
  attack: ({ strength, banditStrength }) =>
    banditStrength === 0
      ? line`Attaquez (${FORCE} ${strength}), ou passez à la construction.`
      : line`Attaquez (${FORCE} ${strength}, plus ${banditStrength} contre les bandits seulement), ou passez à la construction.`,
  build: () => line`Construisez et chargez des navires, ou terminez votre tour.`,
  place: ({ card }) => line`Où construisez-vous ${theLocation(card)} ? La carte recouvre ce qui s’y trouve.`,
  statue: ({ left }) =>
    line`${location("grand-statue")} : payez des pierres ou des lingots, 1 point de victoire chacun, encore ${left} au plus.`,
  "end-game": () =>
    line`Deux rangées de votre cité sont complètes. La partie finit-elle avec ce tour de table ?`,
};

export const waiting: GameText<DiceCity>["waiting"] = {
  dice: (awaited) => line`${who(awaited)} utilise ses dés.`,
  spend: (awaited) => line`${who(awaited)} choisit à quoi dépenser un dé.`,
  refresh: (awaited) => line`${who(awaited)} choisit des cartes de ${DISPLAY} à remplacer.`,
  copy: (awaited) => line`${who(awaited)} choisit un lieu à copier.`,
  army: (awaited) => line`${who(awaited)} choisit où placer ${theLocation("regular-army")}.`,
  pay: (awaited) => line`${who(awaited)} échange des ressources.`,
  receive: (awaited) => line`${who(awaited)} échange des ressources.`,
  triple: (awaited) => line`${who(awaited)} ouvre ${theLocation("storehouse")}.`,
  "stable-die": (awaited) => line`${who(awaited)} choisit un dé à déplacer.`,
  "stable-column": (awaited) => line`${who(awaited)} choisit où déplacer un dé.`,
  well: (awaited) => line`${who(awaited)} choisit des dés à relancer.`,
  reroll: (awaited) => line`${who(awaited)} choisit les dés que l’on relance.`,
  attack: (awaited) => line`${who(awaited)} attaque.`,
  build: (awaited) => line`${who(awaited)} construit et commerce.`,
  place: (awaited) => line`${who(awaited)} cherche où construire.`,
  statue: (awaited) => line`${who(awaited)} embellit ${theLocation("grand-statue")}.`,
  "end-game": (awaited) => line`${who(awaited)} décide si la partie finit avec ce tour de table.`,
};

/** Dice City asks one seat at a time. */
function who({ seats: [one] }: AwaitedDecision): Part {
  return one === undefined ? "" : seat(one);
}

export const answer: GameText<DiceCity>["answer"] = {
  use: (of) => line`Utiliser ${theLocation(of.location)} (dé ${COLOURS[of.die].m})`,
  spend: ({ die }) => line`Dépenser ${theDie(die)} autrement`,
  "move-die": ({ die, by }) =>
    by < 0 ? line`Déplacer ${theDie(die)} à gauche` : line`Déplacer ${theDie(die)} à droite`,
  refresh: () => line`Remplacer quatre cartes de ${DISPLAY}`,
  pass: () => line`Prendre un ${PASS_TOKEN}`,
  nothing: () => line`À rien`,
  wake: (of) => line`Réactiver ${theLocation(of.location)} (${spot(of)})`,
  "trade-passes"(of) {
    switch (of.for) {
      case "strength":
        return line`Deux ${PASS_TOKENS} → ${FORCE} +1`;
      case "reroll":
        return line`Deux ${PASS_TOKENS} → dés relancés`;
      default:
        return line`Deux ${PASS_TOKENS} → ${amount(of.for, 1)}`;
    }
  },
  display: ({ card }) => line`${location(card)}`,
  spot: (of) => line`${location(of.location)} (${spot(of)})`,
  die: ({ die }) => line`${pieceOf(`die-${die}`, `Dé ${COLOURS[die].m}`)}`,
  column: ({ column }) => line`Colonne ${column}`,
  pay: ({ resource, count }) => line`Payer ${amount(resource, count)}`,
  resource: ({ resource }) => line`${pieceOf(resource, RESOURCE_NAMES[resource])}`,
  bandit: ({ bandit, cost }) =>
    line`Vaincre des ${pieceOf(`bandit-${bandit}`, "bandits")} : ${FORCE} ${cost} → ${plainPoints(bandit)}`,
  attack: (of) =>
    line`Attaquer ${theLocation(of.location)} ${de(of.victim)} (${spot(of)})\u00a0: ${FORCE} ${of.cost} → ${plainPoints(of.points)}`,
  rob: (of) => line`Piller ${seat(of.victim)} : ${FORCE} 2 → ${amount(of.resource, 1)}`,
  buy: ({ card }) => line`Construire ${theLocation(card)}`,
  ship: ({ ship }) => line`Charger un ${pieceOf(`ship-${ship}`, "navire")} : ${plainPoints(ship)}`,
  done({ with: what }) {
    switch (what) {
      case "dice":
        return line`Finir l’étape des dés`;
      case "well":
        return line`Lancer`;
      case "attack":
        return line`Passer à la construction`;
      case "build":
        return line`Terminer le tour`;
      case "statue":
        return line`Ne plus payer`;
    }
  },
  yes: () => line`Oui, finir ce tour de table et la partie`,
  no: () => line`Non, continuer`,
};
