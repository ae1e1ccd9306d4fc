import type { Witness } from "@roundtable/fairness";

/** As many tables as are remembered; the oldest are forgotten first. */
const MOST = 50;
const NAME = "witness";

/** What this browser saw and gave before the match at a table, and no log can talk it out of. */
export function witnessOf(table: string): Witness {
  return all()[table] ?? {};
}

export function bearWitness(table: string, witness: Witness): void {
  const { [table]: _, ...others } = all();
  const latest = Object.entries(others).slice(1 - MOST);
  try {
    localStorage.setItem(NAME, JSON.stringify({ ...Object.fromEntries(latest), [table]: witness }));
  } catch {
    // A browser that keeps nothing can still recompute the draws; it only cannot compare them with its own memory.
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
