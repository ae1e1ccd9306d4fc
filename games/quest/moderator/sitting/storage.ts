import { game } from "../../rules/index.ts";
import { type Plan, type Sitting, defaultSettings, type SittingSettings } from "./sitting.ts";
import { momentOf } from "./moment.ts";

/** The key under which this browser stores the table: a reload or a locked phone loses nothing. */
const SITTING = `${game.id}-real-table`;
const PLAN = `${game.id}-real-table-plan`;

export type SittingStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export function saveSitting(sitting: Sitting, storage: SittingStorage = localStorage): void {
  write(storage, SITTING, sitting);
}

export function clearSitting(storage: SittingStorage = localStorage): void {
  try {
    storage.removeItem(SITTING);
  } catch {
    // Without storage there is nothing to clear.
  }
}

/** The stored game; null if there is none, or if this version cannot continue it. */
export function loadSitting(storage: SittingStorage = localStorage): Sitting | null {
  const kept = read(storage, SITTING);
  if (!isSitting(kept)) return null;
  const sitting = { ...kept, ways: completed(kept.ways) };
  try {
    momentOf(sitting);
    return sitting;
  } catch {
    return null;
  }
}

/** Names and settings of last time, for the next game of the same people. */
export function savePlan(plan: Plan, storage: SittingStorage = localStorage): void {
  const { names, options, ways } = plan;
  write(storage, PLAN, { names, options, ways });
}

export function loadPlan(storage: SittingStorage = localStorage): Plan | null {
  const kept = read(storage, PLAN);
  return isPlan(kept) ? { ...kept, ways: completed(kept.ways) } : null;
}

/** Settings that an older version did not have get their defaults. */
function completed(ways: SittingSettings): SittingSettings {
  return { ...defaultSettings(ways.language), ...ways };
}

function isPlan(value: unknown): value is Plan {
  return (
    isObject(value) && Array.isArray(value["names"]) && isObject(value["options"]) && isObject(value["ways"])
  );
}

function isSitting(value: unknown): value is Sitting {
  if (!isPlan(value) || !("log" in value) || !isObject(value.log) || !isObject(value.log["header"]))
    return false;
  const { game: of, rules } = value.log["header"];
  return (
    of === game.id && rules === game.version && ["snapshot", "seen", "draft"].every((part) => part in value)
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function read(storage: SittingStorage, name: string): unknown {
  try {
    return JSON.parse(storage.getItem(name) ?? "null");
  } catch {
    return null;
  }
}

function write(storage: SittingStorage, name: string, value: unknown): void {
  try {
    storage.setItem(name, JSON.stringify(value));
  } catch {
    // A private window may have no storage; the game then lasts as long as the page.
  }
}
