import type { NetShape, Thing } from "@roundtable/bots";

/** Samples as plain arrays, to be sent from thread to thread. */
export interface PlainSamples {
  readonly shows: Float32Array;
  readonly kinds: readonly number[];
  /** The number of options in each sample. */
  readonly sizes: readonly number[];
  readonly chosen: readonly number[];
}

/** Observed choices: the features of each option, and which option was chosen. */
export class Samples {
  readonly #inputs: number;
  #shows: Float32Array;
  readonly #kinds: number[] = [];
  readonly #firsts: number[] = [0];
  readonly #chosen: number[] = [];

  constructor({ inputs }: Pick<NetShape, "inputs">) {
    this.#inputs = inputs;
    this.#shows = new Float32Array(1024 * inputs);
  }

  get count(): number {
    return this.#chosen.length;
  }

  add(things: readonly Thing[], chosen: number): void {
    this.#makeRoomFor(things.length);
    for (const { kind, shows } of things) {
      this.#shows.set(shows, this.#kinds.length * this.#inputs);
      this.#kinds.push(kind);
    }
    this.#firsts.push(this.#kinds.length);
    this.#chosen.push(chosen);
  }

  addAll({ shows, kinds, sizes, chosen }: PlainSamples): void {
    this.#makeRoomFor(kinds.length);
    this.#shows.set(shows, this.#kinds.length * this.#inputs);
    for (const kind of kinds) this.#kinds.push(kind);
    for (const size of sizes) this.#firsts.push((this.#firsts.at(-1) ?? 0) + size);
    for (const one of chosen) this.#chosen.push(one);
  }

  plain(): PlainSamples {
    const sizes = this.#chosen.map((_, nth) => this.sizeOf(nth));
    const shows = this.#shows.slice(0, this.#kinds.length * this.#inputs);
    return { shows, kinds: this.#kinds, sizes, chosen: this.#chosen };
  }

  chosenIn(nth: number): number {
    return this.#chosen[nth] ?? 0;
  }

  /** The number of options in this sample. */
  sizeOf(nth: number): number {
    return (this.#firsts[nth + 1] ?? 0) - (this.#firsts[nth] ?? 0);
  }

  kindOf(nth: number, thing: number): number {
    return this.#kinds[(this.#firsts[nth] ?? 0) + thing] ?? 0;
  }

  showsOf(nth: number, thing: number, into: Float64Array): Float64Array {
    const from = ((this.#firsts[nth] ?? 0) + thing) * this.#inputs;
    for (let input = 0; input < this.#inputs; input++) into[input] = this.#shows[from + input] ?? 0;
    return into;
  }

  #makeRoomFor(things: number): void {
    const needed = (this.#kinds.length + things) * this.#inputs;
    if (needed <= this.#shows.length) return;
    const more = new Float32Array(2 * needed);
    more.set(this.#shows);
    this.#shows = more;
  }
}
