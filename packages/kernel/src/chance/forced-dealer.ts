import type { Chance } from "./chance.ts";
import type { Dealer } from "./dealer.ts";

/**
 * A dealer for tests and what-ifs. Chance gives exactly the forced results in order, and told events can be read. A
 * shuffle without a forced order leaves things as they lie; a die without a forced result throws.
 */
export class ForcedDealer<Event> implements Dealer<Event>, Chance {
  readonly chance: Chance = this;
  readonly events: Event[] = [];
  readonly #picks: number[];
  readonly #orders: (readonly number[])[];

  constructor({
    picks = [],
    orders = [],
  }: { picks?: readonly number[]; orders?: readonly (readonly number[])[] } = {}) {
    this.#picks = [...picks];
    this.#orders = [...orders];
  }

  /** How many forced picks were not drawn. A test that ends with one proves less than it says. */
  get left(): number {
    return this.#picks.length;
  }

  tell(event: Event): void {
    this.events.push(event);
  }

  reveal(event: Event): void {
    this.events.push(event);
  }

  pick(sides: number): number {
    const pick = this.#picks.shift();
    if (pick === undefined) throw new Error(`Nothing was laid down for a pick of ${sides}.`);
    if (pick < 0 || pick >= sides) throw new RangeError(`${pick} was laid down for a pick of ${sides}.`);
    return pick;
  }

  order(length: number): readonly number[] {
    const order = this.#orders.shift() ?? Array.from({ length }, (_, index) => index);
    if (order.length !== length)
      throw new RangeError(`An order of ${order.length} was laid down for one of ${length}.`);
    return order;
  }
}
