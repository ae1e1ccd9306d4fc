import { percent as shareInPercent } from "@roundtable/language";
import type { Review } from "@roundtable/protocol/reviews";
import { locale } from "../settings/settings.ts";

/** Certainty, in the unit of reviews: hundredths of a per cent. */
export const CERTAIN = 10_000;
const PER_CENT = CERTAIN / 100;

type Sum = Review["sums"][number];

export function percent(chance: number): string {
  return shareInPercent(locale.value, chance / CERTAIN);
}

/** A percentage with its sign; zero has none. */
export function signedPercent(change: number): string {
  const signed = (change / CERTAIN).toLocaleString(locale.value, {
    style: "percent",
    maximumFractionDigits: 0,
    signDisplay: "exceptZero",
  });
  return signed.replace("-", "−");
}

/** Rounds to whole per cents so that the sum still holds: what lost most by rounding gets it back. */
export function roundedSum({ start, own, others, luck, end }: Sum): Sum {
  const [from, to] = [Math.round(start / PER_CENT), Math.round(end / PER_CENT)];
  const parts = [own, others, luck].map((change) => change / PER_CENT);
  const whole = parts.map(Math.floor);
  const byRest = [0, 1, 2].toSorted((one, other) => restAt(parts, other) - restAt(parts, one));
  let missing = to - from - whole.reduce((sum, one) => sum + one, 0);
  for (const nth of byRest) {
    const given = missing > 0 ? 1 : 0;
    whole[nth] = (whole[nth] ?? 0) + given;
    missing -= given;
  }
  const [first = 0, second = 0, third = 0] = whole;
  const inChances = (per: number) => per * PER_CENT;
  return {
    start: inChances(from),
    own: inChances(first),
    others: inChances(second),
    luck: inChances(third + missing),
    end: inChances(to),
  };
}

function restAt(parts: readonly number[], nth: number): number {
  const part = parts[nth] ?? 0;
  return part - Math.floor(part);
}
