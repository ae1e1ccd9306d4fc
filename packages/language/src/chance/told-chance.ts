/** A chance as precisely as it is told: in tens of per cents, or in ones where tens would say never or always. */
export function toldChance(chance: number): number {
  const tens = Math.round(10 * chance) / 10;
  return tens === 0 || tens === 1 ? inOnes(chance) : tens;
}

/** Two that are told apart: in ones where tens would say the same of both. */
export function toldChances(one: number, other: number): readonly [number, number] {
  const [first, second] = [toldChance(one), toldChance(other)];
  const isMixed = isInTens(first) !== isInTens(second);
  return isMixed || first === second ? [inOnes(one), inOnes(other)] : [first, second];
}

export function isCertain(chance: number): boolean {
  return chance > 0.9999;
}

function isInTens(chance: number): boolean {
  return Number.isInteger(10 * chance) && chance > 0 && chance < 1;
}

/** 100% only where it is certain. */
function inOnes(chance: number): number {
  return isCertain(chance) ? 1 : Math.min(0.99, Math.round(100 * chance) / 100);
}
