import { BANDITS, ROWS, SHIPS } from "../../rules/pieces.ts";
import type { PieceLook } from "@roundtable/kit";
import { LOCATIONS, type LocationType } from "../../rules/pieces/locations.ts";
import icons from "../icons.json" with { type: "json" };

const INK: Readonly<Record<LocationType, string>> = {
  resource: "light-dark(#41611f, #b5d48a)",
  military: "light-dark(#8a2f1f, #f2a48f)",
  economic: "light-dark(#7d4e0c, #eec07a)",
  cultural: "light-dark(#66357c, #d6aee8)",
  civic: "light-dark(#1c5f66, #8fd2d6)",
};

const WOOD = "light-dark(#7a4a1a, #e3b17c)";
const STONE = "light-dark(#565a5c, #c3c9cc)";
const IRON = "light-dark(#2f4f73, #a3c4e8)";

/** How the pieces look in a sentence. */
export const pieces: Readonly<Record<string, PieceLook>> = {
  ...Object.fromEntries(
    Object.entries(LOCATIONS).map(([location, { type }]) => [
      location,
      { icon: iconOf(location), colour: INK[type] },
    ]),
  ),
  ...Object.fromEntries(ROWS.map((row) => [`die-${row}`, { icon: icons.dice, colour: dieInk(row) }])),
  ...Object.fromEntries(
    BANDITS.map((bandit) => [`bandit-${bandit}`, { icon: icons.bandit, colour: INK.military }]),
  ),
  ...Object.fromEntries(SHIPS.map((ship) => [`ship-${ship}`, { icon: icons.ship, colour: IRON }])),
  wood: { icon: icons["lumber-mill"], colour: WOOD },
  stone: { icon: icons.quarry, colour: STONE },
  iron: { icon: icons.mine, colour: IRON },
  "step-dice": { icon: icons.dice },
  "step-attack": { icon: icons.strength },
  "step-build": { icon: icons.build },
  "step-end": { icon: icons.end },
  gate: { icon: icons["other-ways"] },
  "type-resource": { colour: INK.resource },
  "type-military": { colour: INK.military },
  "type-economic": { colour: INK.economic },
  "type-cultural": { colour: INK.cultural },
  "type-civic": { colour: INK.civic },
  "tag-army": { icon: icons["regular-army"], colour: INK.military },
  "tag-harvest": { icon: icons.wheat, colour: INK.resource },
  strength: { icon: icons.strength, colour: INK.military },
  "bandit-strength": { icon: icons.strength, colour: INK.military },
  defense: { icon: icons.defense, colour: IRON },
  points: { icon: icons.points, colour: INK.cultural },
  "pass-token": { icon: icons["pass-token"], colour: INK.civic },
  deactivation: { icon: icons.deactivation, colour: INK.military },
  display: { icon: icons.market, colour: INK.economic },
  deck: { icon: icons.deck, colour: STONE },
  discard: { icon: icons.discard, colour: STONE },
  "starting-player": { icon: icons.target, colour: INK.civic },
};

function iconOf(location: string): string {
  return Object.entries(icons).find(([word]) => word === location)?.[1] ?? icons.city;
}

/** Readable on the page's ground, whatever the die's own colour. */
function dieInk(row: string): string {
  switch (row) {
    case "yellow":
      return "light-dark(#80600a, #f3cf62)";
    case "red":
      return "light-dark(#a32a1e, #f59a88)";
    case "blue":
      return "light-dark(#1f5594, #93bdec)";
    case "black":
      return "light-dark(#2b2c33, #b4b6c4)";
    default:
      return "light-dark(#6d6251, #fbf4e2)";
  }
}
