import type { Seat } from "@roundtable/kernel";
import type { Loyalty } from "../../rules/characters.ts";
import { sidesFor } from "../../rules/tableau.ts";
import { HARDLY, likelyHeir, likelySent } from "./observed-actions.ts";
import { likelyInvented, likelyOpinion } from "./hearsay.ts";
import type { Table } from "./knowledge.ts";
import { failsExpected } from "./expedition.ts";
import type { Occasion } from "./fail-chance.ts";
import { bit, has, type Opinion, type Seats, seatsAt, sizeOf } from "./sides.ts";

/** What is the same for everybody at a table, whatever is hidden. */
export interface Company {
  readonly seats: number;
  /** The chance that one of the evil players is Morgan, who may play Fail with the magic token. */
  readonly morgan: number;
  /** The chance that one of the good players is the Youth, who must play Fail then. */
  readonly youth: number;
}

export function companyAt({ seats, view }: Table): Company {
  const { good, evil } = sidesFor(seats, view.directorsCut);
  return { seats, morgan: 1 / evil, youth: view.set.includes("youth") ? 1 / good : 0 };
}

export interface Sent {
  readonly leader: Seat;
  readonly team: Seats;
  readonly magic: Seat;
}

/** Somebody has chosen one of these seats. */
export interface Choice {
  readonly by: Seat;
  readonly chosen: Seat;
  readonly from: readonly Seat[];
}

/** The shared belief of all observers during a playout: how likely every assignment of sides is. */
export class Crowd {
  readonly sides: readonly Seats[];
  readonly #weights: Float64Array;
  readonly #company: Company;

  constructor({ sides, weights }: Opinion, company: Company) {
    this.sides = sides;
    this.#weights = Float64Array.from(weights);
    this.#company = company;
  }

  copy(): Crowd {
    return new Crowd({ sides: this.sides, weights: this.#weights }, this.#company);
  }

  /** The belief of a good player on this seat, with what only they know. */
  seenBy(seat: Seat, insight: Float64Array | null): Float64Array {
    return this.#conditioned(bit(seat), 0, insight);
  }

  /** The belief of an evil player who knows that these are evil. */
  seenByEvil(known: Seats): Float64Array {
    return this.#conditioned(known, known, null);
  }

  /** For each seat how likely it is evil, by one of these beliefs. */
  suspicions(view: Float64Array): number[] {
    const sums = seatsAt(this.#company.seats).map(() => 0);
    for (let index = 0; index < view.length; index++) {
      const weight = view[index] ?? 0;
      if (weight === 0) continue;
      for (let left = this.sides[index] ?? 0; left !== 0; left &= left - 1) {
        const seat = 31 - Math.clz32(left & -left);
        sums[seat] = (sums[seat] ?? 0) + weight;
      }
    }
    return sums;
  }

  /** The most likely assignment of sides. */
  likeliest(view: Float64Array): Seats {
    let best = 0;
    for (let index = 1; index < view.length; index++)
      if ((view[index] ?? 0) > (view[best] ?? 0)) best = index;
    return this.sides[best] ?? 0;
  }

  expected(view: Float64Array, value: (evil: Seats) => number): number {
    let sum = 0;
    for (let index = 0; index < view.length; index++) {
      const weight = view[index] ?? 0;
      if (weight > 0) sum += weight * value(this.sides[index] ?? 0);
    }
    return sum;
  }

  /** Observes a quest: the team, the token and the number of Fails. */
  seesQuest(occasion: Omit<Occasion, "able">, { leader, team, magic }: Sent, fails: number): void {
    const { morgan } = this.#company;
    const chances = this.chancesOf(occasion, fails);
    const goes = has(team, leader);
    this.weigh((evil) => {
      const able = sizeOf(evil & team);
      const bound = has(evil, magic);
      const spoils = able - (bound ? 1 : 0) > 0 ? 1 : bound ? morgan : 0;
      const sent =
        spoils * likelySent(has(evil, leader), goes, true) +
        (1 - spoils) * likelySent(has(evil, leader), goes, false);
      return Math.max(HARDLY, chances(able, bound)) * sent;
    });
  }

  /** The probability of this many Fails, by how many of the team are evil and whether one of them has the token. */
  chancesOf(occasion: Omit<Occasion, "able">, fails: number): (able: number, bound: boolean) => number {
    const { morgan, youth } = this.#company;
    const exactly = failsExpected(occasion);
    const table = Array.from({ length: occasion.teamSize + 1 }, (_, able) => [
      (1 - youth) * exactly(fails, { must: 0, may: able }) +
        youth * exactly(fails, { must: 1, may: Math.min(able, occasion.teamSize - 1) }),
      able === 0
        ? 0
        : morgan * exactly(fails, { must: 0, may: able }) +
          (1 - morgan) * exactly(fails, { must: 0, may: able - 1 }),
    ]);
    return (able, bound) => table[able]?.[bound ? 1 : 0] ?? 0;
  }

  seesHeir({ by, chosen }: Choice): void {
    this.weigh((evil) => likelyHeir(has(evil, by), has(evil, chosen)));
  }

  /** Observes to whom a leader gives an amulet: that is evidence only for observers who read choices. */
  seesHolder(_choice: Choice): void {}

  /** Observes who is checked. */
  seesCheck(_choice: Choice): void {}

  hearsCheck(holder: Seat, checked: Seat, saw: Loyalty): void {
    this.weigh((evil) => {
      if (has(evil, holder)) return likelyInvented(saw, has(evil, checked));
      return has(evil, checked) === (saw === "evil") ? 1 : 0.1;
    });
  }

  hearsSuspicion(speaker: Seat, of: Seat): void {
    this.weigh((evil) => likelyOpinion(has(evil, speaker), has(evil, of)));
  }

  protected weigh(likely: (evil: Seats) => number): void {
    const weights = this.#weights;
    for (let index = 0; index < weights.length; index++)
      weights[index] = (weights[index] ?? 0) * likely(this.sides[index] ?? 0);
  }

  /** The belief given that exactly these of the seats are evil. */
  #conditioned(seats: Seats, evil: Seats, insight: Float64Array | null): Float64Array {
    const [sides, all] = [this.sides, this.#weights];
    const weights = new Float64Array(all.length);
    let sum = 0;
    for (let index = 0; index < weights.length; index++) {
      if (((sides[index] ?? 0) & seats) !== evil) continue;
      const weight = (all[index] ?? 0) * (insight?.[index] ?? 1);
      weights[index] = weight;
      sum += weight;
    }
    if (sum > 0)
      for (let index = 0; index < weights.length; index++) weights[index] = (weights[index] ?? 0) / sum;
    return weights;
  }
}
