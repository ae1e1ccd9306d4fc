import type { Chance, ChanceSource, Draw } from "./chance.ts";

/** What a game uses while it carries something out: chance to ask, and people to tell. */
export interface Dealer<Event> {
  readonly chance: Chance;
  /** Tells an event that follows from what everybody concerned already knew. */
  tell(event: Event): void;
  /** Tells an event that taught somebody something new: a card shown, a hand passed on, a secret look. */
  reveal(event: Event): void;
}

/** The dealer of a running match. It records draws and events, and whether anybody learned something. */
export class RecordingDealer<Event> implements Dealer<Event>, Chance {
  readonly chance: Chance = this;
  readonly #source: ChanceSource;
  #next: number;
  draws: Draw[] = [];
  events: Event[] = [];
  revealed = false;

  constructor(source: ChanceSource, next: number) {
    this.#source = source;
    this.#next = next;
  }

  /** The number of the next draw. */
  get next(): number {
    return this.#next;
  }

  /** Forgets draws and events. Draws go on from number `next`. */
  reset(next: number): void {
    this.#next = next;
    this.draws = [];
    this.events = [];
    this.revealed = false;
  }

  tell(event: Event): void {
    this.events.push(event);
  }

  reveal(event: Event): void {
    this.revealed = true;
    this.events.push(event);
  }

  pick(sides: number): number {
    const drew = this.#source.pick(this.#next++, sides);
    this.draws.push({ of: sides, drew });
    this.revealed = true;
    return drew;
  }

  order(length: number): readonly number[] {
    const order = this.#source.order(this.#next++, length);
    this.draws.push({ order });
    this.revealed = true;
    return order;
  }
}
