/** So many cases of ten, or of a hundred where ten would say none or all. */
export interface Cases {
  readonly count: number;
  readonly of: 10 | 100;
}

export function casesOf(chance: number): Cases {
  const tenths = Math.round(10 * chance);
  return tenths === 0 || tenths === 10 ? casesOfHundred(chance) : { count: tenths, of: 10 };
}

/** Two that are told apart: of a hundred where ten would say the same of both. */
export function bothCases(one: number, other: number): readonly [Cases, Cases] {
  const [first, second] = [casesOf(one), casesOf(other)];
  return first.of !== second.of || first.count === second.count
    ? [casesOfHundred(one), casesOfHundred(other)]
    : [first, second];
}

export function isCertain(chance: number): boolean {
  return chance > 0.9999;
}

/** All of them only where it is certain. */
function casesOfHundred(chance: number): Cases {
  const count = Math.round(100 * chance);
  return { count: isCertain(chance) ? 100 : Math.min(99, count), of: 100 };
}
