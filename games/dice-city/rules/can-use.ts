import { cellAt, locationAt, playerAt, resourcesHeld, SPOTS } from "./city.ts";
import { type Location, LOCATIONS } from "./locations.ts";
import { RESOURCES, type Row, ROWS } from "./pieces.ts";
import type { Player, Spot, State } from "./state.ts";
import { canWeakenBandits } from "./strength.ts";
import { celebration, harvestIn } from "./yields.ts";

/** The circumstances of a use: the die just spent, and the copiers through which the use came, the last first (DC-15). */
export interface Through {
  readonly die: Row;
  readonly copiers: readonly Location[];
}

/**
 * DC-11: whether using this location could change something. DC-13: a deactivated one cannot be used or copied.
 */
export function canUse(state: State, spot: Spot, through: Through): boolean {
  const player = playerAt(state, state.turn.seat);
  if (cellAt(player, spot).off) return false;
  const location = locationAt(player, spot);
  if (through.copiers.includes(location)) return false;
  const { use } = LOCATIONS[location];
  switch (use?.do) {
    case undefined:
      return false;
    case "gain":
    case "strength":
    case "points":
    case "reroll":
      return true;
    case "take-army":
      return state.market.piles["regular-army"] > 0;
    case "exchange":
    case "triple":
      return resourcesHeld(player).length > 0;
    case "gain-per-harvest":
      return RESOURCES.some((resource) => harvestIn(player, spot.row)[resource] > 0);
    case "celebrate":
      return celebration(player) > 0;
    case "move-die":
    case "strengthen-armies":
    case "raise-resources":
      // DC-14: Blacksmith and Mint count the uses made after them, and without another die there are none.
      return ROWS.some((die) => die !== through.die && !player.dice[die].spent);
    case "weaken-bandits":
      return canWeakenBandits(state);
    case "copy": {
      const copying: Copying = { among: use.among, row: spot.row, ...copiedThrough(through, location) };
      return SPOTS.some((target) => canCopy(state, target, copying));
    }
  }
}

/** DC-15: Cemetery looks in its row, Church under the dice not yet spent, Town Hall everywhere. */
export interface Copying extends Through {
  readonly among: "row" | "dice" | "city";
  readonly row: Row;
}

export function copyTargets(state: State, copying: Copying): Spot[] {
  return SPOTS.filter((spot) => canCopy(state, spot, copying));
}

function canCopy(state: State, spot: Spot, copying: Copying): boolean {
  return isWithinReach(playerAt(state, state.turn.seat), spot, copying) && canUse(state, spot, copying);
}

function isWithinReach({ dice }: Player, spot: Spot, { among, row, die }: Copying): boolean {
  switch (among) {
    case "city":
      return true;
    case "row":
      return spot.row === row;
    case "dice": {
      const { column, spent } = dice[spot.row];
      return column === spot.column && !spent && spot.row !== die;
    }
  }
}

/** The same die, through one copier more. */
export function copiedThrough(
  { die, copiers }: Through,
  copier: Location,
): Through & { readonly copiers: readonly [Location, ...Location[]] } {
  return { die, copiers: [copier, ...copiers] };
}
