import type { Seat } from "@roundtable/kernel";
import type { Character, Loyalty } from "../../rules/characters.ts";
import type { Statement } from "../../rules/statements.ts";
import type { SayingKind } from "../../text/table.ts";

/** In the order of the buttons. */
export const SAYINGS: readonly SayingKind[] = [
  "i-am",
  "i-am-good",
  "i-checked",
  "i-trust",
  "i-suspect",
  "send",
  "give-magic",
  "should-lead",
  "i-played-success",
];

/** A statement that is being composed: its kind, and the players chosen so far. */
export interface Draft {
  readonly kind: SayingKind;
  readonly seats: readonly Seat[];
}

/** What is still missing before it can be said. */
export type Missing = "character" | "seat" | "team" | "loyalty" | "quest";

export function begin(kind: SayingKind): Draft {
  return { kind, seats: [] };
}

export function missing({ kind, seats }: Draft): Missing | null {
  switch (kind) {
    case "i-am":
      return "character";
    case "i-am-good":
      return null;
    case "i-checked":
      return seats.length === 0 ? "seat" : "loyalty";
    case "i-trust":
    case "i-suspect":
    case "give-magic":
    case "should-lead":
      return seats.length === 0 ? "seat" : null;
    case "send":
      return "team";
    case "i-played-success":
      return "quest";
  }
}

/**
 * Players do not talk about themselves in the third person, except about leading, going along or having the magic
 * token.
 */
export function mayPointAt({ kind }: Draft, seat: Seat, me: Seat): boolean {
  return seat !== me || kind === "send" || kind === "give-magic" || kind === "should-lead";
}

/** Pointing twice at a member of the team removes that member. */
export function pointed(draft: Draft, seat: Seat): Draft {
  const { kind, seats } = draft;
  if (kind !== "send") return { kind, seats: [seat] };
  return { kind, seats: seats.includes(seat) ? seats.filter((one) => one !== seat) : [...seats, seat] };
}

/** The parts of a statement besides people. */
export interface Shown {
  readonly character?: Character;
  readonly loyalty?: Loyalty;
  readonly quest?: number;
}

/** The finished statement; null while something is missing. */
export function finished({ kind, seats }: Draft, shown: Shown = {}): Statement | null {
  const [seat] = seats;
  const { character, loyalty, quest } = shown;
  switch (kind) {
    case "i-am":
      return character === undefined ? null : { kind, character };
    case "i-am-good":
      return { kind };
    case "i-checked":
      return seat === undefined || loyalty === undefined ? null : { kind, seat, saw: loyalty };
    case "i-trust":
    case "i-suspect":
    case "give-magic":
    case "should-lead":
      return seat === undefined ? null : { kind, seat };
    case "send":
      return seats.length === 0 ? null : { kind, seats };
    case "i-played-success":
      return quest === undefined ? null : { kind, quest };
  }
}
