import type { Seat } from "@roundtable/kernel";
import { playerAt } from "../../rules/city.ts";
import { type Amounts, type Resource, RESOURCES } from "../../rules/index.ts";
import type { State } from "../../rules/state.ts";
import type { Expected } from "./outlook.ts";
import type { Raiding } from "./raiding.ts";
import type { Shopping } from "./shopping.ts";

/** DC-17: what one resource of another's stock costs. */
export const ROBBERY = 2;
const NOTHING: Amounts = { wood: 0, stone: 0, iron: 0 };

/** What there is to spend after the dice. */
export interface Means extends Amounts {
  readonly strength: number;
  readonly banditStrength: number;
  readonly camps: number;
}

interface Owner {
  readonly victim: Seat;
  /** What the loss costs the victim, as the robber sees it. */
  readonly hurt: number;
}

type Owners = Readonly<Record<Resource, readonly Owner[]>>;

/** The best use of stock and strength together: strength may also take what others have kept. */
export class Spoils {
  readonly #raiding: Raiding;
  readonly #owners: Owners;
  readonly #ways: readonly Way[];
  readonly #sure: number;
  readonly #known = new Map<Shopping, Map<number, Best>>();

  constructor(state: State, raiding: Raiding, { robbed, turns, insight }: Expected) {
    this.#raiding = raiding;
    this.#sure = turns > 0 ? (insight?.sure ?? 1) : 1;
    this.#owners = {
      wood: ownersOf(state, "wood", robbed),
      stone: ownersOf(state, "stone", robbed),
      iron: ownersOf(state, "iron", robbed),
    };
    this.#ways = waysToRob(this.#owners);
  }

  worth(means: Means, shopping: Shopping): number {
    return this.#best(means, shopping).worth;
  }

  /** What is best robbed. */
  loot(means: Means, shopping: Shopping): Amounts {
    return this.#best(means, shopping).loot;
  }

  /** Whom to rob first, and of what; null where strength does more elsewhere. */
  first(means: Means, shopping: Shopping): { readonly victim: Seat; readonly resource: Resource } | null {
    const loot = this.loot(means, shopping);
    const resource = RESOURCES.find((one) => loot[one] > 0);
    const owner = resource === undefined ? undefined : this.#owners[resource][0];
    return resource === undefined || owner === undefined ? null : { resource, victim: owner.victim };
  }

  #best(means: Means, shopping: Shopping): Best {
    let known = this.#known.get(shopping);
    if (known === undefined) this.#known.set(shopping, (known = new Map<number, Best>()));
    const key = keyOf(means);
    let best = known.get(key);
    if (best === undefined) known.set(key, (best = this.#found(means, shopping)));
    return best;
  }

  #found(means: Means, shopping: Shopping): Best {
    const { strength, banditStrength, camps } = means;
    const raids = this.#raiding.worth(strength, banditStrength, camps);
    let best: Best = { loot: NOTHING, worth: shopping.worth(means) + raids };
    for (const { loot, cost, hurt } of this.#ways) {
      if (cost > strength) continue;
      const missed = raids - this.#raiding.worth(strength - cost, banditStrength, camps);
      const worth = hurt + shopping.worth(plus(means, loot)) + raids - this.#sure * missed;
      if (worth > best.worth + 1e-9) best = { loot, worth };
    }
    return best;
  }
}

interface Best {
  readonly loot: Amounts;
  readonly worth: number;
}

/** All of them in one number. */
function keyOf({ wood, stone, iron, strength, banditStrength, camps }: Means): number {
  return ((((wood * 64 + stone) * 64 + iron) * 64 + strength) * 64 + banditStrength) * 64 + camps;
}

interface Way {
  readonly loot: Amounts;
  readonly cost: number;
  readonly hurt: number;
}

function waysToRob(owners: Owners): readonly Way[] {
  const upTo = (resource: Resource) =>
    Array.from({ length: owners[resource].length + 1 }, (_, count) => count);
  return upTo("wood").flatMap((wood) =>
    upTo("stone").flatMap((stone) =>
      upTo("iron").flatMap((iron): Way[] => {
        const loot = { wood, stone, iron };
        const cost = ROBBERY * (wood + stone + iron);
        if (cost === 0) return [];
        const hurt = RESOURCES.reduce(
          (sum, resource) =>
            sum + owners[resource].slice(0, loot[resource]).reduce((all, one) => all + one.hurt, 0),
          0,
        );
        return [{ loot, cost, hurt }];
      }),
    ),
  );
}

/** All victims who have some of a resource, once for each they have, with the most damaged first. */
function ownersOf(state: State, resource: Resource, robbed: Expected["robbed"]): readonly Owner[] {
  if (robbed === undefined) return [];
  return state.players
    .flatMap((_, victim) => {
      if (victim === state.turn.seat) return [];
      const hurt = robbed(victim);
      const { stock } = playerAt(state, victim);
      return Array.from({ length: stock[resource] }, (): Owner => ({ victim, hurt }));
    })
    .toSorted((one, other) => other.hurt - one.hurt);
}

export function plus(stock: Amounts, more: Amounts): Amounts {
  return { wood: stock.wood + more.wood, stone: stock.stone + more.stone, iron: stock.iron + more.iron };
}
