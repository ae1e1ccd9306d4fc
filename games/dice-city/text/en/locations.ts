import type { PieceText } from "@roundtable/language";
import type { Location } from "../../rules/pieces/locations.ts";
import { LOCATION_NAMES } from "./names.ts";

/** What each location does, in one sentence. */
export const LOCATION_PIECES: Readonly<Record<Location, PieceText>> = {
  forest: {
    name: LOCATION_NAMES.forest,
    help: "Gain 1 wood.",
    clause: "DC-1",
  },
  mountain: {
    name: LOCATION_NAMES.mountain,
    help: "Gain 1 stone.",
    clause: "DC-1",
  },
  cave: {
    name: LOCATION_NAMES.cave,
    help: "Gain 1 iron.",
    clause: "DC-1",
  },
  militia: {
    name: LOCATION_NAMES.militia,
    help: "Gain 1 strength.",
    clause: "DC-1",
  },
  "small-house": {
    name: LOCATION_NAMES["small-house"],
    help: "Take 1 victory point; it also counts for a Cathedral in its row.",
    clause: "DC-1",
  },
  traveller: {
    name: LOCATION_NAMES.traveller,
    help: "Reroll this die; you can use it again.",
    clause: "DC-1",
  },
  "lumber-mill": {
    name: LOCATION_NAMES["lumber-mill"],
    help: "Gain 2 wood.",
    clause: "DC-3",
  },
  quarry: {
    name: LOCATION_NAMES.quarry,
    help: "Gain 2 stone.",
    clause: "DC-3",
  },
  mine: {
    name: LOCATION_NAMES.mine,
    help: "Gain 2 iron.",
    clause: "DC-3",
  },
  "regular-army": {
    name: LOCATION_NAMES["regular-army"],
    help: "Gain 2 strength.",
    clause: "DC-3",
  },
  barracks: {
    name: LOCATION_NAMES.barracks,
    help: "Take a Regular Army from its pile for free and place it anywhere in your city.",
    clause: "DC-16",
  },
  blacksmith: {
    name: LOCATION_NAMES.blacksmith,
    help: "For the rest of this turn, every ARMY you use gives 1 more strength.",
    clause: "DC-4",
  },
  catapult: {
    name: LOCATION_NAMES.catapult,
    help: "Gain 3 strength; using it deactivates the Catapult.",
    clause: "DC-4",
  },
  "training-camp": {
    name: LOCATION_NAMES["training-camp"],
    help: "For the rest of this turn, all bandits have 1 less defence, but at least 1.",
    clause: "DC-4",
  },
  "watch-tower": {
    name: LOCATION_NAMES["watch-tower"],
    help: "Gain 3 strength against bandits only.",
    clause: "DC-4",
  },
  bazaar: {
    name: LOCATION_NAMES.bazaar,
    help: "Gain 1 wood, 1 stone and 1 iron; using it deactivates the Bazaar.",
    clause: "DC-4",
  },
  "market-place": {
    name: LOCATION_NAMES["market-place"],
    help: "Pay 1 or 2 of one resource; for each paid, gain 2 of another resource of your choice.",
    clause: "DC-4",
  },
  "merchant-guild": {
    name: LOCATION_NAMES["merchant-guild"],
    help: "For each active HARVEST card in this row, gain 1 of its resource; using it deactivates the Merchant Guild.",
    clause: "DC-4",
  },
  mint: {
    name: LOCATION_NAMES.mint,
    help: "For the rest of this turn, every resource location you use gives 1 more of its resource.",
    clause: "DC-4",
  },
  storehouse: {
    name: LOCATION_NAMES.storehouse,
    help: "Pay 1 resource and gain 3 of the same kind.",
    clause: "DC-4",
  },
  cathedral: {
    name: LOCATION_NAMES.cathedral,
    help: "At the end it is worth 1 victory point for each cultural location in its row, itself included.",
    clause: "DC-4",
  },
  "festival-hall": {
    name: LOCATION_NAMES["festival-hall"],
    help: "Take 1 victory point for every 2 equal resources you hold; you keep the resources.",
    clause: "DC-4",
  },
  "grand-statue": {
    name: LOCATION_NAMES["grand-statue"],
    help: "When you build it, you may pay up to 3 more stone or iron for 1 victory point each.",
    clause: "DC-4",
  },
  "great-wall": {
    name: LOCATION_NAMES["great-wall"],
    help: "While it is active, the other cards in its row have 2 more defence.",
    clause: "DC-4",
  },
  manor: {
    name: LOCATION_NAMES.manor,
    help: "Take 2 victory points.",
    clause: "DC-4",
  },
  cemetery: {
    name: LOCATION_NAMES.cemetery,
    help: "Use any active location in this row; using it deactivates the Cemetery.",
    clause: "DC-15",
  },
  church: {
    name: LOCATION_NAMES.church,
    help: "Use an active location on which one of your unspent dice stands; that die stays.",
    clause: "DC-15",
  },
  stables: {
    name: LOCATION_NAMES.stables,
    help: "Move one of your other unspent dice to any column of its row.",
    clause: "DC-4",
  },
  "town-hall": {
    name: LOCATION_NAMES["town-hall"],
    help: "Use any active location in your city.",
    clause: "DC-15",
  },
  well: {
    name: LOCATION_NAMES.well,
    help: "Reroll this die, with any number of your other unspent dice; you can use it again.",
    clause: "DC-4",
  },
};
