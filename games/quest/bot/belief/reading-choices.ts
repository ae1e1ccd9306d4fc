import { type Seat, seatsOf } from "@roundtable/kernel";
import { wakes } from "../../rules/introduction.ts";
import { failuresForEvil } from "../../rules/tableau.ts";
import { isEvil, publicKnowledge, type Table } from "./knowledge.ts";
import { type Choice, type Company, companyAt, Crowd, type Sent } from "./crowd.ts";
import { bit, has, type Opinion, type Seats, sizeOf, together } from "./sides.ts";
import type { Occasion } from "./fail-chance.ts";
import { evilsThatMayBe } from "./imagined-deals.ts";

/** How strongly players prefer what suits them best: nobody calculates exactly, and some know more than others. */
const KEEN = 8;
/** How often players choose for reasons of their own. */
const OWN_REASONS = 0.1;

/** The likelihood of something, if these seats are the evil ones. */
export type Told = (evil: Seats) => number;

/**
 * The evidence in a choice about the chooser. It compares what a good player in that place would have preferred,
 * knowing what everybody has seen, with what an evil one would have.
 */
export class Reading {
  readonly #table: Table;
  readonly #company: Company;
  readonly #crowd: Crowd;
  #failures: number;
  /** How likely an evil player knows the other evil ones. */
  readonly #informed: number;

  constructor(table: Table, crowd = crowdBefore(table), failures = 0) {
    this.#table = table;
    this.#company = companyAt(table);
    this.#crowd = crowd;
    this.#failures = failures;
    const evil = table.view.set.filter((character) => isEvil(character));
    this.#informed = evil.filter((character) => wakes(character)).length / Math.max(1, evil.length);
  }

  /** A copy, for a reader who continues from here. */
  copy(): Reading {
    return new Reading(this.#table, this.#crowd.copy(), this.#failures);
  }

  /** QU-10: good leaders take whom they suspect least; evil ones too, but with as many friends as the Fails need. */
  team({ failsNeeded }: Pick<Occasion, "failsNeeded">, { leader, team }: Sent): Told {
    const suspected = this.#suspectedBy(leader);
    const others = this.#othersThan(leader);
    const went = others.filter((seat) => has(team, seat));
    const wanted = failsNeeded - (has(team, leader) ? 1 : 0);
    const liked = others.map((seat) => Math.exp(-KEEN * (suspected[seat] ?? 0)));
    const friends = (count: number) =>
      Math.exp(KEEN * (0.6 * Math.min(count, wanted) - 0.5 * Math.max(0, count - wanted)));
    const asGood = sentOf(others, liked, went, () => 1, 0);
    return this.#told(leader, asGood, (evil) => sentOf(others, liked, went, friends, evil));
  }

  /**
   * QU-10: a good leader binds the player they fear most; an evil one binds no friend, and Morgan pretends to bind
   * herself.
   */
  magic({ leader, team, magic }: Sent): Told {
    const suspected = this.#suspectedBy(leader);
    const others = this.#othersThan(leader).filter((seat) => has(team, seat));
    const { morgan, youth } = this.#company;
    // With a Youth about, some leaders prefer to bind nobody.
    const asGood = youth > 0 ? 0.2 : 0.08;
    const asEvil = 0.8 * morgan;
    if (magic === leader) return this.#told(leader, asGood, () => asEvil);
    const choice = { by: leader, chosen: magic, from: others };
    return this.#chooses(choice, {
      asGood: (seat) => (suspected[seat] ?? 0) * (1 - morgan + youth),
      asEvil: (seat) => 0.1 * (suspected[seat] ?? 0),
      friend: -0.6,
      likely: [1 - asGood, 1 - asEvil],
    });
  }

  /** The result of the quest. */
  quest(occasion: Omit<Occasion, "able">, sent: Sent, fails: number): void {
    this.#crowd.seesQuest(occasion, sent, fails);
    if (fails >= occasion.failsNeeded) this.#failures++;
  }

  /** QU-13. Before the last failure evil may need a good leader (QU-20e), so the choice is no evidence then. */
  heir(choice: Choice): Told {
    const suspected = this.#suspectedBy(choice.by);
    this.#crowd.seesHeir(choice);
    if (this.#failures >= failuresForEvil(this.#table.seats) - 1) return () => 1;
    return this.#chooses(choice, {
      asGood: (seat) => -(suspected[seat] ?? 0),
      asEvil: (seat) => -0.8 * (suspected[seat] ?? 0),
      friend: 0.7,
    });
  }

  /** QU-13 */
  holder(choice: Choice): Told {
    const suspected = this.#suspectedBy(choice.by);
    return this.#chooses(choice, {
      asGood: (seat) => -(suspected[seat] ?? 0),
      asEvil: (seat) => -0.6 * (suspected[seat] ?? 0),
      friend: 0.6,
    });
  }

  /** QU-14 */
  check(choice: Choice): Told {
    const suspected = this.#suspectedBy(choice.by);
    return this.#chooses(choice, {
      asGood: (seat) => -Math.abs((suspected[seat] ?? 0) - 0.5),
      asEvil: (seat) => 0.3 * (suspected[seat] ?? 0),
      friend: -0.4,
    });
  }

  #othersThan(seat: Seat): readonly Seat[] {
    return seatsOf(this.#company.seats).filter((other) => other !== seat);
  }

  #suspectedBy(seat: Seat): readonly number[] {
    return this.#crowd.suspicions(this.#crowd.seenBy(seat, null));
  }

  /** The likelihood of a choice, by how well each seat suits a good player, and an evil one, who spares friends. */
  #chooses({ by, chosen, from }: Choice, { likely = [1, 1], ...suits }: Taste): Told {
    const weigh = (suit: (seat: Seat) => number) => from.map((seat) => Math.exp(KEEN * suit(seat)));
    const [asGood, asEvil] = [weigh(suits.asGood), weigh(suits.asEvil)];
    const friend = Math.exp(KEEN * suits.friend);
    const share = (weights: readonly number[], friends: Seats): number => {
      let [sum, own] = [0, 0];
      for (const [index, seat] of from.entries()) {
        const weight = (weights[index] ?? 0) * (has(friends, seat) ? friend : 1);
        sum += weight;
        if (seat === chosen) own = weight;
      }
      return OWN_REASONS / Math.max(1, from.length) + (sum > 0 ? ((1 - OWN_REASONS) * own) / sum : 0);
    };
    return this.#told(by, likely[0] * share(asGood, 0), (friends) => likely[1] * share(asEvil, friends));
  }

  /** Combines three cases: a good chooser, an evil one who knows their friends, and an evil one who knows nobody. */
  #told(by: Seat, asGood: number, asEvil: (friends: Seats) => number): Told {
    const alone = (1 - this.#informed) * asEvil(0);
    return (evil) => (has(evil, by) ? this.#informed * asEvil(evil & ~bit(by)) + alone : asGood);
  }
}

/** Before anything was done, every assignment of sides is equally likely. */
function crowdBefore(table: Table): Crowd {
  const sides = evilsThatMayBe(table, publicKnowledge(table)).map((evil) => together([...evil]));
  const opinion: Opinion = { sides, weights: Float64Array.from(sides, () => 1 / sides.length) };
  return new Crowd(opinion, companyAt(table));
}

/** The preferences of a chooser. */
interface Taste {
  readonly asGood: (seat: Seat) => number;
  readonly asEvil: (seat: Seat) => number;
  /** How much better it suits an evil player if the chosen one is known to be evil too. */
  readonly friend: number;
  /** How likely a good player, and an evil one, chooses among these at all. */
  readonly likely?: readonly [number, number];
}

/** The probability that exactly these are sent, by how each is liked and how many of them are friends. */
function sentOf(
  others: readonly Seat[],
  liked: readonly number[],
  went: readonly Seat[],
  weight: (friends: number) => number,
  evil: Seats,
): number {
  const size = went.length;
  // The total weight of all choices with this many friends and this many strangers.
  const [friends, strangers] = [[1], [1]];
  let own = weight(sizeOf(together(went) & evil));
  for (const [index, seat] of others.entries()) {
    const suit = liked[index] ?? 0;
    const sums = has(evil, seat) ? friends : strangers;
    for (let count = Math.min(size, sums.length); count > 0; count--)
      sums[count] = (sums[count] ?? 0) + suit * (sums[count - 1] ?? 0);
    if (went.includes(seat)) own *= suit;
  }
  let [all, ways] = [0, 1];
  for (let count = 0; count <= size; count++)
    all += weight(count) * (friends[count] ?? 0) * (strangers[size - count] ?? 0);
  for (let nth = 0; nth < size; nth++) ways = (ways * (others.length - nth)) / (nth + 1);
  return OWN_REASONS / ways + (all > 0 ? ((1 - OWN_REASONS) * own) / all : 0);
}
