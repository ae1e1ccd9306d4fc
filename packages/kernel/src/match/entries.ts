import type { Shape } from "../game.ts";
import type { Entry } from "./log.ts";
import type { Seat } from "../seat.ts";

/** The entries of a log in order. They are found by the ids that their senders gave. */
export class Entries<S extends Shape> {
  readonly #all: Entry<S>[] = [];
  /** One map per seat, because two seats may give the same id. */
  readonly #byCommand: readonly Map<string, Entry<S>>[];

  constructor(seats: number, entries: readonly Entry<S>[]) {
    this.#byCommand = Array.from({ length: seats }, () => new Map<string, Entry<S>>());
    for (const entry of entries) this.add(entry);
  }

  get all(): readonly Entry<S>[] {
    return this.#all;
  }

  /** The number of the next entry. */
  get next(): number {
    return this.#all.length + 1;
  }

  numbered(n: number): Entry<S> | undefined {
    return this.#all[n - 1];
  }

  /** The entry that this command of this seat led to, if it was already carried out. */
  by(seat: Seat, command: string): Entry<S> | undefined {
    return this.#byCommand[seat]?.get(command);
  }

  add(entry: Entry<S>): void {
    this.#all.push(entry);
    if (entry.command !== undefined) this.#byCommand[entry.seat]?.set(entry.command, entry);
  }
}
