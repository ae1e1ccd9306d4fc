import type { Seat } from "@roundtable/kernel";
import type { Ally, Direction, Face, Space, Token } from "./pieces.ts";

/** By what a knight moves. */
export type Cause = "ally" | "exchange" | "claim" | "boots" | "goblin" | "fake-grail";

interface OfDraft {
  readonly seat: Seat;
  readonly round: number;
}

interface OfMerlin {
  readonly seat: Seat;
  readonly spaces: readonly Space[];
  readonly tokens?: readonly Token[];
  readonly names?: readonly number[];
}

/**
 * Everything that can happen, as it truly happens. A field that may be absent is a secret: it is left out for those who
 * may not know it (GC-11, GC-23). `pick` and `names` say which card or token of the state is meant; names are told to nobody.
 */
export type GrailCupEvent =
  // Setup and the beginning of a round
  | { readonly kind: "starts"; readonly seat: Seat; readonly number: Ally; readonly space: Space }
  | { readonly kind: "round"; readonly round: number; readonly first: Seat; readonly why: "seal" | "last" }
  | { readonly kind: "set-aside"; readonly faceUp: readonly Ally[] }
  // The draft
  | (OfDraft & {
      readonly kind: "hand";
      readonly pick: number;
      readonly cards: number;
      readonly hand?: readonly Ally[];
      /** Which of them lay face down until now. */
      readonly takenUp?: Ally;
    })
  | (OfDraft & { readonly kind: "kept"; readonly pick: number; readonly ally?: Ally })
  | {
      readonly kind: "passed";
      readonly seat: Seat;
      readonly to: Seat;
      readonly cards: number;
      readonly direction: Direction;
    }
  | { readonly kind: "removed"; readonly cards: number }
  | (OfDraft & { readonly kind: "discarded"; readonly ally?: Ally })
  // The call
  | { readonly kind: "called"; readonly ally: Ally; readonly seat: Seat | null }
  | { readonly kind: "cursed"; readonly seat: Seat; readonly ally: Ally }
  | {
      readonly kind: "exchanged";
      readonly seat: Seat;
      readonly with: Seat;
      readonly space: Space;
      readonly withSpace: Space;
    }
  | { readonly kind: "pointed"; readonly seat: Seat; readonly knight: Seat }
  | { readonly kind: "claimed"; readonly seat: Seat; readonly knight: Seat; readonly right: boolean }
  | (OfMerlin & { readonly kind: "looked" })
  | (OfMerlin & { readonly kind: "rearranged" })
  // Moves
  | {
      readonly kind: "moved";
      readonly seat: Seat;
      readonly from: Space;
      readonly to: Space;
      readonly cause: Cause;
    }
  | { readonly kind: "blocked"; readonly seat: Seat; readonly space: Space }
  | { readonly kind: "stays"; readonly seat: Seat; readonly cause: Cause }
  | { readonly kind: "dragon"; readonly seat: Seat; readonly from: Space; readonly to: Space }
  | { readonly kind: "won"; readonly seat: Seat }
  // Lances
  | { readonly kind: "lance-taken"; readonly seat: Seat }
  | { readonly kind: "lance-spent"; readonly seat: Seat }
  | { readonly kind: "lance-lost"; readonly seat: Seat }
  | { readonly kind: "lance-stolen"; readonly seat: Seat; readonly from: Seat }
  | {
      readonly kind: "no-lance";
      readonly seat: Seat;
      readonly why: "supply-empty" | "nobody-has-one" | "none-to-lose";
    }
  // Spaces
  | { readonly kind: "rolled"; readonly seat: Seat; readonly space: Space; readonly face: Face }
  | { readonly kind: "seal"; readonly seat: Seat }
  | { readonly kind: "token"; readonly seat: Seat; readonly space: Space; readonly token: Token }
  | { readonly kind: "replaced"; readonly space: Space; readonly reserve: number }
  | { readonly kind: "chain-ends"; readonly seat: Seat };
