import type { ChanceSource } from "@roundtable/kernel";

/** The file and the rules part here: what a person must put right. */
export class Parting extends Error {
  override readonly name = "Parting";
}

/** Chance as the passages of a golden game lay it down. */
export class LaidDown implements ChanceSource {
  #lines: string[] = [];

  lay(lines: readonly string[]): void {
    this.#lines = [...lines];
  }

  expectNothingLeft(): void {
    const [left] = this.#lines;
    if (left !== undefined) throw new Parting(`“${left}” is laid down, but nothing draws it.`);
  }

  pick(_draw: number, sides: number): number {
    const line = this.#take(`one of ${sides}`);
    const [, drew, of] = /^chance (\d+) of (\d+)$/.exec(line) ?? [];
    const pick = Number(drew);
    if (drew === undefined || Number(of) !== sides || pick >= sides) {
      throw new Parting(`The rules ask for one of ${sides} here, not for “${line}”.`);
    }
    return pick;
  }

  order(_draw: number, length: number): readonly number[] {
    const line = this.#take(`an order of ${length}`);
    const [, typed, open] = /^chance order ((?:\d+ ?)*)(…)?$/.exec(line) ?? [];
    const first = typed?.split(" ").flatMap((number) => (number === "" ? [] : Number(number))) ?? [];
    const rest = Array.from({ length }, (_, index) => index).filter((index) => !first.includes(index));
    const order = open === undefined ? first : [...first, ...rest];
    if (
      typed === undefined ||
      order.length !== length ||
      new Set(order).size !== length ||
      Math.max(...order) >= length
    ) {
      throw new Parting(`The rules ask for an order of ${length} here, not for “${line}”.`);
    }
    return order;
  }

  #take(wanted: string): string {
    const line = this.#lines.shift();
    if (line === undefined)
      throw new Parting(`The rules ask for ${wanted} here, and no chance is laid down for it.`);
    return line;
  }
}
