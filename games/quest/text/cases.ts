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

function casesOfHundred(chance: number): Cases {
  return { count: Math.round(100 * chance), of: 100 };
}
