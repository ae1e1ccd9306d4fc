import { cellAt, locationAt, SPOTS } from "../../rules/city.ts";
import { printedAt } from "../../rules/pieces/locations.ts";
import {
  type Location,
  LOCATIONS,
  type Resource,
  RESOURCES,
  resourceOf,
  type Spot,
  type Use,
} from "../../rules/index.ts";
import type { Player } from "../../rules/state.ts";
import { harvestIn } from "../../rules/uses/merchant-guild.ts";
import type { Weights } from "./weights.ts";

/** What a turn has brought in so far. */
export interface Purse extends Record<Resource, number> {
  strength: number;
  banditStrength: number;
  camps: number;
  /** Tokens, and what is worth some points without being any. */
  points: number;
}

/** Adds roughly what dice on these spots bring, each simply used where it stands. */
export function harvest(
  player: Player,
  spots: readonly Spot[],
  purse: Purse,
  weights: Weights,
  mints = 0,
  smiths = 0,
): Purse {
  const effects = { mints, smiths, weights };
  const found: { readonly spot: Spot; readonly location: Location; readonly phase: number }[] = [];
  let phases = 0;
  for (const spot of spots) {
    const { card, off } = cellAt(player, spot);
    if (off) continue;
    const location = card ?? printedAt(spot.row, spot.column);
    const phase = PHASE[location] ?? 0;
    found.push({ spot, location, phase });
    phases |= 1 << phase;
  }
  for (let phase = 0; phase < PHASES; phase++) {
    if ((phases & (1 << phase)) === 0) continue;
    for (const { spot, location, phase: own } of found) {
      if (own !== phase) continue;
      if (LOCATIONS[location].tires) purse.points -= weights.asleep;
      if (phase === COPYING) copyBest(player, spot, location, spots, purse, effects);
      else bring(player, spot, location, purse, effects);
    }
  }
  return purse;
}

/** A sensible order: turn effects count the uses after them, trades and copies need something to work with. */
function phaseOf(use: Use | null): number {
  switch (use?.do) {
    case "strengthen-armies":
    case "raise-resources":
    case "weaken-bandits":
      return 0;
    case "exchange":
    case "triple":
      return 2;
    case "copy":
      return COPYING;
    case "celebrate":
      return 4;
    default:
      return 1;
  }
}

const PHASES = 5;
const COPYING = 3;
const PHASE: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(LOCATIONS).map(([location, { use }]) => [location, phaseOf(use)]),
);

interface Effects {
  mints: number;
  smiths: number;
  readonly weights: Weights;
}

function bring(player: Player, { row }: Spot, location: Location, purse: Purse, effects: Effects): void {
  const { use, tag } = LOCATIONS[location];
  const { weights } = effects;
  switch (use?.do) {
    case "gain": {
      for (const resource of RESOURCES) purse[resource] += use.amounts[resource];
      const resource = resourceOf(location);
      if (resource !== null) purse[resource] += effects.mints;
      return;
    }
    case "strength":
      if (use.against === "all") purse.strength += use.strength;
      else purse.banditStrength += use.strength;
      if (tag === "army") purse.strength += effects.smiths;
      return;
    case "points":
      purse.points += use.points;
      return;
    case "gain-per-harvest": {
      const gained = harvestIn(player, row);
      for (const resource of RESOURCES) purse[resource] += gained[resource];
      return;
    }
    case "raise-resources":
      effects.mints++;
      return;
    case "strengthen-armies":
      effects.smiths++;
      return;
    case "weaken-bandits":
      purse.camps++;
      return;
    case "triple": {
      const resource = scarcest(purse, (one) => purse[one] > 0);
      if (resource !== null) purse[resource] += 2;
      return;
    }
    case "exchange":
      return exchange(purse);
    case "celebrate":
      for (const resource of RESOURCES) purse.points += Math.floor(purse[resource] / 2);
      return;
    case "reroll":
      purse.points += use.others ? weights.well : weights.traveller;
      return;
    case "move-die":
      purse.points += weights.stables;
      return;
    case "take-army":
      purse.points += weights.barracks;
      return;
    case "copy":
    case undefined:
      return;
  }
}

/** DC-4, Market Place: of the commonest for the scarcest. */
function exchange(purse: Purse): void {
  const paid = RESOURCES.reduce((most, one) => (purse[one] > purse[most] ? one : most));
  for (let count = Math.min(2, purse[paid]); count > 0; count--) {
    purse[paid]--;
    const gained = scarcest(purse, (one) => one !== paid);
    if (gained !== null) purse[gained] += 2;
  }
}

function scarcest(purse: Purse, fits: (resource: Resource) => boolean): Resource | null {
  let best: Resource | null = null;
  for (const resource of RESOURCES) {
    if (fits(resource) && (best === null || purse[resource] < purse[best])) best = resource;
  }
  return best;
}

function copyBest(
  player: Player,
  spot: Spot,
  copier: Location,
  dice: readonly Spot[],
  purse: Purse,
  effects: Effects,
): void {
  const { use } = LOCATIONS[copier];
  if (use?.do !== "copy") return;
  const within =
    use.among === "city" ? SPOTS : use.among === "row" ? SPOTS.filter(({ row }) => row === spot.row) : dice;
  let best: { spot: Spot; location: Location; worth: number } | null = null;
  for (const target of within) {
    if (cellAt(player, target).off) continue;
    const location = locationAt(player, target);
    const worth = copyWorth(player, target, location, purse, effects);
    if (best === null || worth > best.worth) best = { spot: target, location, worth };
  }
  if (best !== null && best.worth > 0) bring(player, best.spot, best.location, purse, effects);
}

/** At a glance: how much it brings, the scarce before the common. */
function copyWorth(
  player: Player,
  { row }: Spot,
  location: Location,
  purse: Purse,
  { mints, smiths, weights }: Effects,
): number {
  const { use, tires, tag } = LOCATIONS[location];
  const fee = tires ? weights.asleep : 0;
  switch (use?.do) {
    case "gain": {
      const resource = resourceOf(location);
      if (resource === null) return 3 - fee;
      return (use.amounts[resource] + mints) * (purse[resource] < 4 ? 1 : 0.6) - purse[resource] * 0.05;
    }
    case "strength":
      return (use.strength + (tag === "army" ? smiths : 0)) * 0.65 - fee;
    case "points":
      return use.points;
    case "gain-per-harvest": {
      const gained = harvestIn(player, row);
      return gained.wood + gained.stone + gained.iron - fee;
    }
    case "celebrate":
      return RESOURCES.reduce((sum, resource) => sum + Math.floor(purse[resource] / 2), 0);
    case "triple":
      return 1.5;
    case "exchange":
      return 1.6;
    case "take-army":
      return weights.barracks;
    default:
      return 0;
  }
}
