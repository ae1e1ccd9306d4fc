import { cellAt, factsAt, locationAt, playerAt, resourcesHeld, SPOTS, unspentDice } from "./city.ts";
import { reroll } from "./dice.ts";
import type { DiceCityTable } from "./dice-city.ts";
import { type Location, LOCATIONS, resourceOf } from "./locations.ts";
import { COLUMNS, type Resource, RESOURCES, type Row } from "./pieces.ts";
import type { Player, Spot, State } from "./state.ts";
import { gain, gainPoints, NONE, some } from "./stock.ts";

/** The circumstances of a use: the die just spent, and the copiers through which the use came (DC-15). */
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
      return unspentDice(player).some((die) => die !== through.die);
    case "copy":
      return (
        copyTargets(state, use.among, spot.row, { ...through, copiers: [...through.copiers, location] })
          .length > 0
      );
    case "gain":
    case "strength":
    case "points":
    case "reroll":
    case "strengthen-armies":
    case "weaken-bandits":
    case "raise-resources":
      return true;
  }
}

/** DC-15: Cemetery looks in its row, Church under the dice not yet spent, Town Hall everywhere. */
export function copyTargets(
  state: State,
  among: "row" | "dice" | "city",
  row: Row,
  through: Through,
): Spot[] {
  const { dice } = playerAt(state, state.turn.seat);
  return SPOTS.filter((spot) => {
    if (among === "row" && spot.row !== row) return false;
    if (among === "dice") {
      const { column, spent } = dice[spot.row];
      if (spent || spot.row === through.die || column !== spot.column) return false;
    }
    return canUse(state, spot, through);
  });
}

/** Carries out a location's ability as far as possible; what needs a choice becomes a question. */
export function useLocation(state: State, spot: Spot, through: Through, table: DiceCityTable): void {
  const { turn, tasks } = state;
  const { seat } = turn;
  const player = playerAt(state, seat);
  const location = locationAt(player, spot);
  const { use, tires, tag } = LOCATIONS[location];
  table.tell({ kind: "used", seat, location, ...spot, copied: through.copiers.length > 0 });
  // DC-15: the token is placed first, then the effect.
  if (tires) {
    cellAt(player, spot).off = true;
    table.tell({ kind: "tired", seat, location, ...spot });
  }
  switch (use?.do) {
    case undefined:
      throw new Error(`A ${location} has no use.`);
    case "gain": {
      // DC-14: each Mint used before gives one more of a resource location's resource.
      const resource = resourceOf(location);
      const more = resource === null ? NONE : some(resource, turn.mints);
      const { wood, stone, iron } = use.amounts;
      gain(state, seat, { wood: wood + more.wood, stone: stone + more.stone, iron: iron + more.iron }, table);
      return;
    }
    case "strength":
      addStrength(state, use.strength, use.against, table);
      // DC-14: a Blacksmith's bonus is ordinary strength, on a Watch Tower too.
      if (tag === "army" && turn.blacksmiths > 0) addStrength(state, turn.blacksmiths, "all", table);
      return;
    case "points":
      gainPoints(state, seat, use.points, table);
      return;
    case "reroll":
      if (use.others) tasks.push({ do: "well", die: through.die, chosen: [] });
      else reroll(state, seat, through.die, table);
      return;
    case "take-army":
      tasks.push({ do: "army" });
      return;
    case "strengthen-armies":
      turn.blacksmiths++;
      table.tell({ kind: "for-this-turn", seat, location: "blacksmith" });
      return;
    case "weaken-bandits":
      turn.trainingCamps++;
      table.tell({ kind: "for-this-turn", seat, location: "training-camp" });
      return;
    case "raise-resources":
      turn.mints++;
      table.tell({ kind: "for-this-turn", seat, location: "mint" });
      return;
    case "exchange":
      tasks.push({ do: "pay" });
      return;
    case "gain-per-harvest":
      gain(state, seat, harvestIn(player, spot.row), table);
      return;
    case "triple":
      tasks.push({ do: "triple" });
      return;
    case "celebrate":
      gainPoints(state, seat, celebration(player), table);
      return;
    case "copy":
      tasks.push({
        do: "copy",
        among: use.among,
        row: spot.row,
        die: through.die,
        copiers: [...through.copiers, location],
      });
      return;
    case "move-die":
      tasks.push({ do: "stable-die", die: through.die });
      return;
  }
}

export function addStrength(
  state: State,
  strength: number,
  against: "all" | "bandits",
  table: DiceCityTable,
): void {
  const { turn } = state;
  if (against === "bandits") turn.banditStrength += strength;
  else turn.strength += strength;
  table.tell({ kind: "strength", seat: turn.seat, strength, against });
}

/** DC-4, Merchant Guild: one of its resource for each active HARVEST card in the row. */
function harvestIn(player: Player, row: Row): Record<Resource, number> {
  const harvest = { ...NONE };
  for (const column of COLUMNS) {
    const spot = { row, column };
    const resource = resourceOf(locationAt(player, spot));
    if (factsAt(player, spot).tag === "harvest" && !cellAt(player, spot).off && resource !== null)
      harvest[resource]++;
  }
  return harvest;
}

/** DC-4, Festival Hall: a token for every two equal resources, kind by kind. */
function celebration({ stock }: Player): number {
  return RESOURCES.reduce((sum, resource) => sum + Math.floor(stock[resource] / 2), 0);
}
