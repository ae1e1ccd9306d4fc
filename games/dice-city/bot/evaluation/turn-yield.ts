import {
  BANDIT_DEFENSE,
  type Bandit,
  BANDITS,
  RESOURCES,
  type Ship,
  SHIP_PRICE,
  SHIPS,
  type Spot,
} from "../../rules/index.ts";
import type { Player, State } from "../../rules/state.ts";
import { harvest, type Purse } from "./harvest.ts";
import type { Weights } from "./weights.ts";

/** What one turn brings, in points. */
export class Yield {
  readonly #ships: readonly Ship[];
  readonly #bandits: readonly Bandit[];
  readonly #weights: Weights;

  constructor({ market }: State, weights: Weights) {
    this.#weights = weights;
    this.#ships = SHIPS.filter((ship) => market.ships[ship] > 0);
    // The dearest first.
    this.#bandits = BANDITS.filter((bandit) => market.bandits[bandit] > 0).toReversed();
  }

  of(player: Player, roll: readonly Spot[]): number {
    const purse: Purse = { wood: 0, stone: 0, iron: 0, strength: 0, banditStrength: 0, camps: 0, points: 0 };
    harvest(player, roll, purse, this.#weights);
    // Every other turn begins with one of each kept.
    const goods = (this.#goods(purse, 0) + this.#goods(purse, 1)) / 2;
    return purse.points + goods + this.#raids(purse);
  }

  #goods(purse: Purse, kept: number): number {
    const { resource } = this.#weights;
    let best = spent(purse, kept, null, resource);
    for (const ship of this.#ships) best = Math.max(best, spent(purse, kept, ship, resource));
    return best;
  }

  #raids({ strength, banditStrength, camps }: Purse): number {
    let left = strength + banditStrength;
    let worth = 0;
    for (const bandit of this.#bandits) {
      const cost = Math.max(1, BANDIT_DEFENSE[bandit] - camps);
      if (cost > left) continue;
      left -= cost;
      worth += bandit;
    }
    return worth + left * this.#weights.strength;
  }
}

function spent(purse: Purse, kept: number, ship: Ship | null, each: readonly number[]): number {
  let worth: number = ship ?? 0;
  for (const resource of RESOURCES) {
    const left = purse[resource] + kept - (ship === null ? 0 : SHIP_PRICE[ship][resource]);
    if (left < 0) return Number.NEGATIVE_INFINITY;
    for (let nth = 0; nth < left; nth++) worth += each[nth] ?? 0;
  }
  return worth;
}
