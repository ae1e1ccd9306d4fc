/** A table never has more places than these and those in “th”. */
const ORDINALS = ["1st", "2nd", "3rd"];

export function ordinal(n: number): string {
  return ORDINALS[n - 1] ?? `${n}th`;
}
