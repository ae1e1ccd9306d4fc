import type { Chance, ChanceSource, Draw } from "./chance.ts";

/** What a game has before it while it carries something out: chance to ask, and people to tell. */
export interface Dealer<Event> {
  readonly chance: Chance;
  /** Something happened that follows from what everybody concerned already knew. */
  tell(event: Event): void;
  /** Something happened that taught somebody what he did not know: a card shown, a hand passed on, a secret look. */
  reveal(event: Event): void;
}

/** The table of a running match: it keeps what was drawn and told, and whether anybody learned something. */
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

  /** Starts a clean page; the draws go on from `next`. */
  turnPage(next: number): void {
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
