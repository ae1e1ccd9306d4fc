import type { Seat } from "@roundtable/kernel";
import { cellAt, defenseAt, pointsAt, SPOTS } from "../../rules/city.ts";
import { BANDIT_DEFENSE, type Bandit, BANDITS, type Spot } from "../../rules/index.ts";
import type { State } from "../../rules/state.ts";
import type { Expected } from "./outlook.ts";

/** So many bandits may fall in one turn. */
const LAST_FEW = 2;

export type Raid =
  | { readonly kind: "bandit"; readonly bandit: Bandit }
  | { readonly kind: "attack"; readonly victim: Seat; readonly spot: Spot };

interface Target {
  readonly what: Raid;
  readonly cost: number;
  readonly worth: number;
}

/** The best use of any strength against what can be attacked. */
export class Raiding {
  readonly #state: State;
  readonly #expected: Expected;
  readonly #cities: readonly Target[];
  /** By the Training Camps used: they make the bandits cheaper (DC-14). */
  readonly #lists: Targets[] = [];

  constructor(state: State, expected: Expected) {
    this.#state = state;
    this.#expected = expected;
    this.#cities = citiesOfOthers(state, expected);
  }

  worth(strength: number, banditStrength: number, camps: number): number {
    return strength + banditStrength === 0 ? 0 : this.#targets(camps).worth(0, strength, banditStrength);
  }

  first(strength: number, banditStrength: number, camps: number): Raid | null {
    return this.#targets(camps).first(strength, banditStrength);
  }

  /** All that it is best used against. */
  list(strength: number, banditStrength: number, camps: number): readonly Raid[] {
    return this.#targets(camps).list(strength, banditStrength);
  }

  #targets(camps: number): Targets {
    return (this.#lists[camps] ??= new Targets([
      ...banditsOf(this.#state, camps, this.#expected),
      ...this.#cities,
    ]));
  }
}

class Targets {
  readonly #targets: readonly Target[];
  readonly #known = new Map<number, number>();

  constructor(targets: readonly Target[]) {
    this.#targets = targets;
  }

  first(strength: number, banditStrength: number): Raid | null {
    const needed = this.#targets.findIndex(
      (_, nth) =>
        this.worth(nth, strength, banditStrength) > this.worth(nth + 1, strength, banditStrength) + 1e-9,
    );
    return this.#targets[needed]?.what ?? null;
  }

  list(strength: number, banditStrength: number): readonly Raid[] {
    const raids: Raid[] = [];
    let [all, only] = [strength, banditStrength];
    for (const [nth, { what, cost }] of this.#targets.entries()) {
      if (this.worth(nth, all, only) <= this.worth(nth + 1, all, only) + 1e-9) continue;
      raids.push(what);
      const paid = what.kind === "bandit" ? Math.min(cost, only) : 0;
      only -= paid;
      all -= cost - paid;
    }
    return raids;
  }

  /** Of the targets from this one on. */
  worth(nth: number, strength: number, banditStrength: number): number {
    const target = this.#targets[nth];
    if (target === undefined) return 0;
    const key = (nth * 64 + strength) * 64 + banditStrength;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    let best = this.worth(nth + 1, strength, banditStrength);
    const { what, cost, worth } = target;
    // DC-17: what pays for bandits only is used first there, and nowhere else.
    const only = what.kind === "bandit" ? Math.min(cost, banditStrength) : 0;
    if (cost - only <= strength)
      best = Math.max(best, worth + this.worth(nth + 1, strength - cost + only, banditStrength - only));
    this.#known.set(key, best);
    return best;
  }
}

/** The dearest first; DC-27: alone they never run out. */
function banditsOf(
  { market, players }: State,
  camps: number,
  { ending, seesEnds, weights }: Expected,
): Target[] {
  const left = BANDITS.reduce((sum, bandit) => sum + market.bandits[bandit], 0);
  // Each of the last few brings the end nearer.
  const more = seesEnds === true && left <= LAST_FEW ? ending / left : 0;
  return BANDITS.toReversed().flatMap((bandit) => {
    const count = players.length === 1 ? 5 : Math.min(5, market.bandits[bandit]);
    const cost = Math.max(1, BANDIT_DEFENSE[bandit] - camps);
    return Array.from({ length: count }, (): Target => ({
      what: { kind: "bandit", bandit },
      cost,
      worth: bandit + weights.bandit + more,
    }));
  });
}

/** The best bargains: what it gives, and what the token costs its owner. */
function citiesOfOthers({ players, turn }: State, { harm, weights }: Expected): Target[] {
  const targets: Target[] = [];
  for (const [victim, player] of players.entries()) {
    if (victim === turn.seat) continue;
    for (const spot of SPOTS) {
      const cost = defenseAt(player, spot);
      if (cost === null || cellAt(player, spot).off) continue;
      const hurt = harm === undefined ? weights.harm / (players.length - 1) : harm(victim, spot);
      const worth = pointsAt(player, spot) + hurt;
      targets.push({ what: { kind: "attack", victim, spot }, cost, worth });
    }
  }
  return targets.toSorted((one, other) => other.worth / other.cost - one.worth / one.cost).slice(0, 12);
}
