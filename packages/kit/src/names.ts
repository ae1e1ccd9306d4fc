import type { Seat } from "@roundtable/kernel";
import type { NameOf, PieceText } from "@roundtable/language";
import type { SeatAt } from "./contract.ts";
import { type ShieldName, SHIELDS } from "./shields.ts";

// Names for seats and pieces. A table may be drawn a moment before its seats are known.

interface Seated {
  readonly seats: readonly SeatAt[];
}

export function shieldOf({ seats }: Seated, seat: Seat): ShieldName {
  return seats[seat]?.shield ?? SHIELDS[seat] ?? "lion";
}

export function nameOf({ seats }: Seated, seat: Seat): string {
  return seats[seat]?.name ?? "";
}

/** The names at this table, for sentences. */
export function namesOf({ seats }: Seated): NameOf {
  return (seat) => seats[seat] ?? "";
}

interface Spoken {
  readonly text: { readonly piece: Readonly<Record<string, PieceText>> };
}

export function pieceName({ text }: Spoken, kind: string): string {
  return text.piece[kind]?.name ?? kind;
}
