import type { Seat } from "@roundtable/kernel";
import type { Answer } from "../rules/index.ts";

/** A frequency over the sampled rounds. */
export interface Often {
  readonly times: number;
  readonly of: number;
}

/** Countable events for a knight in the rest of a round. */
export type Fortune =
  /** Reaches the finish. */
  | "grail"
  /** Is first in the race when the round ends. */
  | "leads"
  /** Has a lance then. */
  | "armed"
  /** Has the dragon close ahead then, and no lance. */
  | "barred"
  /** Is stopped by the dragon on the way. */
  | "stopped"
  /** Begins the next round. */
  | "seal"
  | "goblin"
  | "boots"
  /** Loses its place to the Enchantress of another. */
  | "cursed"
  /** As Enchantress takes a better place. */
  | "strikes"
  /** As Squire is right. */
  | "claims";

/** The events of rivals that are worth mentioning. */
export type RivalFortune = "grail" | "barred" | "goblin";

/** The same with another answer: the next best, or the best for all others. */
interface Beside {
  readonly than: Answer;
}

interface Counted extends Beside {
  readonly often: Often;
  readonly instead: Often;
}

interface OfRival extends Counted {
  readonly knight: Seat;
}

/** One for each kind, so that each has its text. */
type ByKind<Kind extends string, With> = Kind extends string ? With & { readonly kind: Kind } : never;

/** What the search found about an answer, compared with another. */
export type GrailCupReason =
  | ByKind<Fortune, Counted>
  | ByKind<`rival-${RivalFortune}`, OfRival>
  /** How likely this rival wins the game. */
  | ByKind<"rival", OfRival>
  /** The mean final space of the knight. */
  | (Beside & { readonly kind: "rides"; readonly to: number; readonly instead: number })
  /** By how many games in a hundred the other answer wins less or more often. */
  | ByKind<"better" | "worse", Beside & { readonly games: number }>
  /** As far as the search can tell. */
  | ByKind<"alike", Beside>;
