import type { PieceText } from "@roundtable/language";
import type { PieceKind } from "../piece-kinds.ts";
import { LOCATION_PIECES } from "./locations.ts";
import { COLOURS, plainPoints, RESOURCE_NAMES } from "./names.ts";
import { STEP_PIECES } from "./steps.ts";

export const piece: Readonly<Record<PieceKind, PieceText>> = {
  ...LOCATION_PIECES,
  ...STEP_PIECES,
  wood: {
    name: RESOURCE_NAMES.wood,
    help: "Vient des Forêts et des Scieries ; paie cartes et navires. Vous en gardez 1 à la fin du tour.",
    clause: "DC-20",
  },
  stone: {
    name: RESOURCE_NAMES.stone,
    help: "Viennent des Montagnes et des Carrières ; paient cartes et navires. Vous en gardez 1 à la fin du tour.",
    clause: "DC-20",
  },
  iron: {
    name: RESOURCE_NAMES.iron,
    help: "Le fer vient des Grottes et des Mines\u202f; il paie cartes et navires. Vous en gardez 1 à la fin du tour.",
    clause: "DC-20",
  },
  "die-white": die(COLOURS.white.m, "la rangée du haut"),
  "die-yellow": die(COLOURS.yellow.m, "la deuxième rangée"),
  "die-red": die(COLOURS.red.m, "la rangée du milieu"),
  "die-blue": die(COLOURS.blue.m, "la quatrième rangée"),
  "die-black": die(COLOURS.black.m, "la rangée du bas"),
  "bandit-2": bandits(2, 3),
  "bandit-3": bandits(3, 4),
  "bandit-4": bandits(4, 5),
  "ship-5": ship(5, 2),
  "ship-10": ship(10, 3),
  "ship-20": ship(20, 4),
  "type-resource": {
    name: "Lieu de production",
    help: "Donne une sorte de ressource ; l’Hôtel des monnaies lui en fait donner plus.",
    clause: "DC-1",
  },
  "type-military": {
    name: "Lieu militaire",
    help: "Lève une armée ou l’aide à se battre.",
    clause: "DC-4",
  },
  "type-economic": {
    name: "Lieu économique",
    help: "Change des ressources en d’autres, ou les multiplie.",
    clause: "DC-4",
  },
  "type-cultural": {
    name: "Lieu culturel",
    help: "Rapporte des points de victoire et compte pour une Cathédrale de sa rangée.",
    clause: "DC-4",
  },
  "type-civic": {
    name: "Lieu civique",
    help: "Relance ou déplace des dés, ou copie un autre lieu.",
    clause: "DC-4",
  },
  "tag-army": {
    name: "ARMÉE",
    help: "Donne de la force ; chaque Forge utilisée avant lui dans le tour en ajoute 1.",
    clause: "DC-14",
  },
  "tag-harvest": {
    name: "RÉCOLTE",
    help: "Compte pour une Guilde des marchands de sa rangée tant que la carte est active.",
    clause: "DC-4",
  },
  strength: {
    name: "Force de l’armée",
    help: "Paie les attaques contre les bandits, les lieux et les réserves ; le reste est perdu à la fin du tour.",
    clause: "DC-17",
  },
  "bandit-strength": {
    name: "Force contre les bandits",
    help: "Ne paie que les attaques contre les bandits, où elle est dépensée en premier.",
    clause: "DC-17",
  },
  defense: {
    name: "Défense",
    help: "La force qu’il faut pour attaquer ; une Grande Muraille active ajoute 2 aux autres cartes de sa rangée.",
    clause: "DC-17",
  },
  points: {
    name: "Points de victoire",
    help: "Jetons, bandits, navires et cartes de votre cité ; le joueur qui en a le plus à la fin gagne.",
    clause: "DC-25",
  },
  "pass-token": {
    name: "Jeton Passe",
    help: "Échangez-en deux contre 1 ressource, 1 de force ou une relance de dés ; vous en gardez autant que vous voulez.",
    clause: "DC-12",
  },
  deactivation: {
    name: "Jeton de désactivation",
    help: "Le lieu ne fait plus rien tant qu’un dé n’a pas retiré le jeton ; à la fin, il rapporte quand même.",
    clause: "DC-13",
  },
  display: {
    name: "Étal",
    help: "Les cartes visibles que vous pouvez construire ; un dé permet d’en remplacer quatre.",
    clause: "DC-8",
  },
  deck: {
    name: "Pioche",
    help: "Les nouvelles cartes de l’étal ; à plusieurs, la partie touche à sa fin quand elle est vide.",
    clause: "DC-23",
  },
  discard: {
    name: "Défausse",
    help: "Les cartes recouvertes ou retirées ; elles ne reviennent jamais.",
    clause: "DC-19",
  },
  "starting-player": {
    name: "Premier joueur",
    help: "Joue le premier tour ; le dernier tour de table finit à sa droite.",
    clause: "DC-9",
  },
};

function die(colour: string, row: string): PieceText {
  return {
    name: `Dé ${colour}`,
    help: `Son chiffre dit où il se place dans ${row} ; à chaque tour, vous le dépensez pour une seule chose.`,
    clause: "DC-11",
  };
}

function bandits(points: number, defense: number): PieceText {
  return {
    name: "Bandits",
    help: `Battez-les avec une force de ${defense} pour obtenir ${plainPoints(points)} de victoire.`,
    clause: "DC-5",
  };
}

function ship(points: number, each: number): PieceText {
  return {
    name: "Navire marchand",
    help: `Chargez-y ${each} bois, ${each} pierres et ${each} lingots pour obtenir ${plainPoints(points)} de victoire.`,
    clause: "DC-6",
  };
}
