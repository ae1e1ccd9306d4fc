import type { PieceText } from "@roundtable/language";
import type { PieceKind } from "../piece-kinds.ts";
import { LOCATION_PIECES } from "./locations.ts";
import { RESOURCE_NAMES, ROW_NAMES } from "./names.ts";
import { STEP_PIECES } from "./steps.ts";

export const piece: Readonly<Record<PieceKind, PieceText>> = {
  ...LOCATION_PIECES,
  ...STEP_PIECES,
  wood: {
    name: RESOURCE_NAMES.wood,
    help: "Comes from Forests and Lumber Mills; pays for cards and ships. You keep 1 at the end of your turn.",
    clause: "DC-20",
  },
  stone: {
    name: RESOURCE_NAMES.stone,
    help: "Comes from Mountains and Quarries; pays for cards and ships. You keep 1 at the end of your turn.",
    clause: "DC-20",
  },
  iron: {
    name: RESOURCE_NAMES.iron,
    help: "Comes from Caves and Mines; pays for cards and ships. You keep 1 at the end of your turn.",
    clause: "DC-20",
  },
  "die-white": die(ROW_NAMES.white, "top row"),
  "die-yellow": die(ROW_NAMES.yellow, "second row"),
  "die-red": die(ROW_NAMES.red, "middle row"),
  "die-blue": die(ROW_NAMES.blue, "fourth row"),
  "die-black": die(ROW_NAMES.black, "bottom row"),
  "bandit-2": bandits(2, 3),
  "bandit-3": bandits(3, 4),
  "bandit-4": bandits(4, 5),
  "ship-5": ship(5, 2),
  "ship-10": ship(10, 3),
  "ship-20": ship(20, 4),
  "type-resource": {
    name: "Resource location",
    help: "Gives one kind of resource; the Mint makes it give more.",
    clause: "DC-1",
  },
  "type-military": {
    name: "Military location",
    help: "Raises an army or helps it fight.",
    clause: "DC-4",
  },
  "type-economic": {
    name: "Economic location",
    help: "Turns one resource into others, or into more of them.",
    clause: "DC-4",
  },
  "type-cultural": {
    name: "Cultural location",
    help: "Brings victory points and counts for a Cathedral in its row.",
    clause: "DC-4",
  },
  "type-civic": {
    name: "Civic location",
    help: "Rolls or moves dice, or copies another location.",
    clause: "DC-4",
  },
  "tag-army": {
    name: "ARMY",
    help: "Gives strength; each Blacksmith used before it this turn adds 1 more.",
    clause: "DC-14",
  },
  "tag-harvest": {
    name: "HARVEST",
    help: "Counted by a Merchant Guild in its row while it is active.",
    clause: "DC-4",
  },
  strength: {
    name: "Army strength",
    help: "Pays for attacks on bandits, locations and stocks; what is left at the end of the turn is lost.",
    clause: "DC-17",
  },
  "bandit-strength": {
    name: "Strength against bandits",
    help: "Pays only for attacks on bandits, and is spent there first.",
    clause: "DC-17",
  },
  defense: {
    name: "Defence",
    help: "The strength it takes to attack this; an active Great Wall adds 2 to the other cards in its row.",
    clause: "DC-17",
  },
  points: {
    name: "Victory points",
    help: "Tokens, bandits, ships and the cards of your city; the player with the most at the end wins.",
    clause: "DC-25",
  },
  "pass-token": {
    name: "Pass token",
    help: "Trade two for 1 resource, 1 strength, or a reroll of dice; you may keep any number.",
    clause: "DC-12",
  },
  deactivation: {
    name: "Deactivation token",
    help: "The location under it does nothing until a die takes the token off; at the end it still scores.",
    clause: "DC-13",
  },
  display: {
    name: "Display",
    help: "The open cards that you can build now; a die can replace four of them.",
    clause: "DC-8",
  },
  deck: {
    name: "Deck",
    help: "New cards for the display; with several players, the round in which it runs out is the last.",
    clause: "DC-23",
  },
  discard: {
    name: "Discard pile",
    help: "Covered and cleared cards; they never come back.",
    clause: "DC-19",
  },
  "starting-player": {
    name: "Starting player",
    help: "Has the first turn; the last round ends with the player on their right.",
    clause: "DC-9",
  },
};

function die(colour: string, row: string): PieceText {
  return {
    name: `${colour} die`,
    help: `Its number says where it stands in the ${row}; each turn you spend it on one thing.`,
    clause: "DC-11",
  };
}

function bandits(points: number, defense: number): PieceText {
  return {
    name: "Bandits",
    help: `Defeat them with ${defense} strength to get ${points} victory points.`,
    clause: "DC-5",
  };
}

function ship(points: number, each: number): PieceText {
  return {
    name: "Trade ship",
    help: `Load it with ${each} wood, ${each} stone and ${each} iron to get ${points} victory points.`,
    clause: "DC-6",
  };
}
