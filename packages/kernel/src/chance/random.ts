import type { ChanceSource } from "./chance.ts";

/** Random 32-bit words, 0 to 2³² - 1, with random access: the `nth` word of draw number `draw`. */
export type Words = (draw: number, nth: number) => number;

const WORDS = 2 ** 32;

/** A fair whole number below `sides` from the words of one draw. Words that would favour some sides are skipped. */
function below(words: Words, draw: number, sides: number, cursor: { nth: number }): number {
  if (!isDie(sides)) throw new RangeError(`A die cannot have ${sides} sides.`);
  for (;;) {
    const word = words(draw, cursor.nth++);
    const side = word % sides;
    // Each `sides` words in a row give every side once; only the last few may be cut short.
    if (word - side <= WORDS - sides) return side;
  }
}

/** Whether a die can have this many sides. */
export function isDie(sides: number): boolean {
  return Number.isInteger(sides) && sides >= 1 && sides <= WORDS;
}

/** The only way from random words to dice and shuffles. Simulations, real matches and their verification share it. */
export function chanceFrom(words: Words): ChanceSource {
  return {
    pick: (draw, sides) => below(words, draw, sides, { nth: 0 }),
    order(draw, length) {
      const cursor = { nth: 0 };
      const order = Array.from({ length }, (_, index) => index);
      for (let last = length - 1; last > 0; last--) {
        const other = below(words, draw, last + 1, cursor);
        const swapped = order[last] ?? 0;
        order[last] = order[other] ?? 0;
        order[other] = swapped;
      }
      return order;
    },
  };
}

/** Chance for simulations and tests: quick, reproducible, not secret. Real matches use the fairness package. */
export function seeded(seed: string | number): ChanceSource {
  const text = String(seed);
  let low = 0x9e3779b9;
  let high = 0x243f6a88;
  for (let index = 0; index < text.length; index++) {
    low = mixed(low ^ text.charCodeAt(index));
    high = mixed(high + low);
  }
  return chanceFrom((draw, nth) => {
    const first = mixed(low + Math.imul(draw, 0x9e3779b1));
    return mixed(first ^ mixed(high + Math.imul(nth, 0x85ebca77) + first));
  });
}

/** The finaliser of MurmurHash3: every bit of the input moves every bit of the result. */
function mixed(word: number): number {
  let hash = word;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
