import {
  BANDIT_DEFENSE,
  type Bandit,
  BANDITS,
  RESOURCES,
  type Ship,
  SHIP_PRICE,
  SHIPS,
  type Spot,
} from "../rules/index.ts";
import type { Player, State } from "../rules/state.ts";
import { harvest, type Purse } from "./harvest.ts";
import { WEIGHTS } from "./weights.ts";

/** What one turn brings, in points. */
export class Yield {
  readonly #ships: readonly Ship[];
  readonly #bandits: readonly Bandit[];

  constructor({ market }: State) {
    this.#ships = SHIPS.filter((ship) => market.ships[ship] > 0);
    this.#bandits = BANDITS.filter((bandit) => market.bandits[bandit] > 0);
  }

  of(player: Player, roll: readonly Spot[]): number {
    const purse: Purse = { wood: 0, stone: 0, iron: 0, strength: 0, banditStrength: 0, camps: 0, points: 0 };
    harvest(player, roll, purse);
    // Every other turn begins with one of each kept.
    const goods = (this.#goods(purse, 0) + this.#goods(purse, 1)) / 2;
    return purse.points + goods + this.#raids(purse);
  }

  #goods(purse: Purse, kept: number): number {
    let best = spent(purse, kept, null);
    for (const ship of this.#ships) best = Math.max(best, spent(purse, kept, ship));
    return best;
  }

  #raids({ strength, banditStrength, camps }: Purse): number {
    let left = strength + banditStrength;
    let worth = 0;
    for (const bandit of this.#bandits.toReversed()) {
      const cost = Math.max(1, BANDIT_DEFENSE[bandit] - camps);
      if (cost > left) continue;
      left -= cost;
      worth += bandit;
    }
    return worth + left * WEIGHTS.strength;
  }
}

function spent(purse: Purse, kept: number, ship: Ship | null): number {
  let worth: number = ship ?? 0;
  for (const resource of RESOURCES) {
    const left = purse[resource] + kept - (ship === null ? 0 : SHIP_PRICE[ship][resource]);
    if (left < 0) return Number.NEGATIVE_INFINITY;
    for (let nth = 0; nth < left; nth++) worth += WEIGHTS.resource[nth] ?? 0;
  }
  return worth;
}
