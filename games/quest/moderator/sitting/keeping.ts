import { game } from "../../rules/index.ts";
import { type Plan, type Sitting, usualWays, type Ways } from "./sitting.ts";
import { momentOf } from "./moment.ts";

/** Where this browser keeps the table: a reload or a locked phone loses nothing. */
const SITTING = `${game.id}-real-table`;
const PLAN = `${game.id}-real-table-plan`;

export type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export function keepSitting(sitting: Sitting, shelf: Shelf = localStorage): void {
  write(shelf, SITTING, sitting);
}

export function forgetSitting(shelf: Shelf = localStorage): void {
  try {
    shelf.removeItem(SITTING);
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}

/** The game that was left; null where there is none, or one that this version cannot go on with. */
export function keptSitting(shelf: Shelf = localStorage): Sitting | null {
  const kept = read(shelf, SITTING);
  if (!isSitting(kept)) return null;
  const sitting = { ...kept, ways: completed(kept.ways) };
  try {
    momentOf(sitting);
    return sitting;
  } catch {
    return null;
  }
}

/** Names and wishes of last time, for the next game of the same company. */
export function keepPlan(plan: Plan, shelf: Shelf = localStorage): void {
  const { names, options, ways } = plan;
  write(shelf, PLAN, { names, options, ways });
}

export function keptPlan(shelf: Shelf = localStorage): Plan | null {
  const kept = read(shelf, PLAN);
  return isPlan(kept) ? { ...kept, ways: completed(kept.ways) } : null;
}

/** Wishes that an older version did not ask for are the usual ones. */
function completed(ways: Ways): Ways {
  return { ...usualWays(ways.language), ...ways };
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

function read(shelf: Shelf, name: string): unknown {
  try {
    return JSON.parse(shelf.getItem(name) ?? "null");
  } catch {
    return null;
  }
}

function write(shelf: Shelf, name: string, value: unknown): void {
  try {
    shelf.setItem(name, JSON.stringify(value));
  } catch {
    // A private window may keep nothing; the game then lasts as long as the page.
  }
}
