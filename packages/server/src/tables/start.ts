import type { Checked, Seat } from "@roundtable/kernel";
import { refused, type Refusal } from "../refusal.ts";
import { MOST_CALLED_OFF } from "./call-off.ts";
import { isRatedNow, type PersonId, type Table } from "./table.ts";

/** What somebody has given to chance: a seal, or what was under it. */
export interface Share {
  readonly seat: Seat;
  readonly person: PersonId;
  readonly text: string;
}

/** A start that is under way. */
export interface Start {
  /** Who has asked for it, and whether he has come meanwhile. */
  readonly by: PersonId;
  readonly isHere: boolean;
  /** How long it waits for what it waits for now. */
  readonly until: number;
  readonly seals: readonly Share[];
  readonly nonces: readonly Share[];
}

/** Null if the host may begin now. */
export function whyNotStart(table: Table, person: PersonId, check: Checked): Refusal | null {
  if (table.host !== person) return refused("not-host");
  if (table.status !== "gathering") return refused("already-started");
  if (table.calledOff.length >= MOST_CALLED_OFF) return refused("too-many-called-off");
  if (check.errors.length > 0) return refused("cannot-start", check.errors);
  return table.seats.some((at) => at.kind === "open") ? refused("seats-open") : null;
}

/** From now on everybody knows to what all have bound themselves, and shares may be opened. */
export function sealed(table: Table, seals: readonly string[], check: Checked): Table {
  return { ...table, options: check.options, seals };
}

export function started(table: Table, now: number): Table {
  // Whether it counts depends on who sits there, and from now on nobody else does.
  return { ...table, status: "playing", started: now, rated: isRatedNow(table) };
}
