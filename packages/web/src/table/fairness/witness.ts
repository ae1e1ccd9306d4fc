import type { Seat } from "@roundtable/kernel";

/** What this browser saw and gave before a match, and no log can talk it out of. */
export interface Witness {
  readonly commitment: string;
  readonly nonces: Readonly<Record<Seat, string>>;
}

/** Kept apart for each table, for as long as the tab lives. */
export function witnessOf(table: string): Partial<Witness> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(`witness ${table}`) ?? "null");
    return isWitness(kept) ? kept : {};
  } catch {
    return {};
  }
}

export function bearWitness(table: string, witness: Witness): void {
  try {
    sessionStorage.setItem(`witness ${table}`, JSON.stringify(witness));
  } catch {
    // A browser that keeps nothing can still recompute the draws; it only cannot compare them with its own memory.
  }
}

function isWitness(value: unknown): value is Witness {
  return (
    typeof value === "object" &&
    value !== null &&
    "commitment" in value &&
    typeof value.commitment === "string" &&
    "nonces" in value &&
    typeof value.nonces === "object" &&
    value.nonces !== null
  );
}
