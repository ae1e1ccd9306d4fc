import type { Witness } from "@roundtable/fairness";

/** How many tables are remembered; the oldest are dropped first. */
const MOST = 50;
const NAME = "witness";

/** The seals that this browser saw and gave before the match. A log that contradicts them is not fair. */
export function loadWitness(table: string): Witness {
  return all()[table] ?? {};
}

export function saveWitness(table: string, witness: Witness): void {
  const { [table]: _, ...others } = all();
  const latest = Object.entries(others).slice(1 - MOST);
  try {
    localStorage.setItem(NAME, JSON.stringify({ ...Object.fromEntries(latest), [table]: witness }));
  } catch {
    // Without storage the draws can still be recomputed; they only cannot be compared with what this browser saw.
  }
}

function all(): Readonly<Record<string, Witness>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(NAME) ?? "{}");
    const known = Object.entries(isRecord(kept) ? kept : {}).flatMap(([table, seen]) =>
      isWitness(seen) ? [[table, seen] as const] : [],
    );
    return Object.fromEntries(known);
  } catch {
    return {};
  }
}

function isWitness(value: unknown): value is Witness {
  return (
    isRecord(value) &&
    typeof value["commitment"] === "string" &&
    isRecord(value["nonces"]) &&
    isTexts(value["opened"]) &&
    (value["seals"] === undefined || isTexts(value["seals"])) &&
    (value["terms"] === undefined || isTerms(value["terms"]))
  );
}

function isTerms(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value["game"] === "string" &&
    isRecord(value["options"]) &&
    isTexts(value["people"])
  );
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((text) => typeof text === "string");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
