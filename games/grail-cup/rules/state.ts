import type { Seat } from "@roundtable/kernel";
import type { Ally, Direction, Space, Token } from "./pieces.ts";
import type { Task } from "./steps/index.ts";

export interface State {
  readonly board: string;
  /** By seat. */
  readonly knights: Knight[];
  /** The seats in the order of the race, first to last (GC-6). */
  race: Seat[];
  dragon: Space;
  seal: Seat;
  /** The seat that rolled the seal in this round and begins the next one (GC-7). */
  sealRolled: boolean;
  lancesLeft: number;
  readonly clovers: Clovers;
  round: Round;
  readonly tasks: Task[];
  winner: Seat | null;
}

export interface Knight {
  space: Space;
  lances: number;
  readonly start: Ally;
}

/**
 * The tokens, with what is needed to tell who can know what. A token lies on its space since it was drawn for it, and
 * it was shuffled into the reserve at some time before that.
 */
export interface Clovers {
  /** By clover space, in the order of the track. A space is empty only while its token is turned up. */
  readonly track: Record<Space, Lying>;
  readonly reserve: Pooled[];
  turnedUp: { readonly space: Space; readonly token: Token; readonly seat: Seat } | null;
  /** How many tokens were replaced so far: the clock of `since` and `laid`. */
  replaced: number;
  /** What each Merlin put down, as long as two of the three tokens still lie there untouched. */
  rearrangements: Rearrangement[];
  /** The name for the next token laid on the track. */
  nextName: number;
}

export interface Pooled {
  readonly token: Token;
  /** When it was last shuffled in; 0 at setup. */
  readonly since: number;
}

export interface Lying extends Pooled {
  /** New whenever a token is laid here, by the draw or by Merlin's hands. */
  readonly name: number;
  /** When this token came out of the reserve; 0 at setup. */
  readonly laid: number;
  /** Merlin's players who have seen this token since it came out. */
  readonly seenBy: readonly Seat[];
  /** Those of them who also know that it has not moved since. */
  readonly rememberedBy: readonly Seat[];
}

interface Rearrangement {
  readonly by: Seat;
  readonly names: readonly number[];
}

export interface Round {
  readonly number: number;
  readonly first: Seat;
  readonly faceUp: readonly Ally[];
  /** Set aside face down at the start; the last of eight takes it up (GC-8, GC-9). */
  readonly faceDown: Ally;
  /** With three players, the one removed before the second lap (GC-10). */
  removed: Ally | null;
  /** What the last chooser did not keep. */
  discarded: Ally | null;
  direction: Direction | null;
  readonly picks: DraftPick[];
  /** The cards that the picker holds. */
  hand: readonly Ally[];
  /** The calls so far, 1 to 9 in order: who showed the card, or null. */
  readonly calls: (Seat | null)[];
  curse: { readonly by: Seat; readonly ally: Ally } | null;
  squire: { readonly by: Seat; readonly knight: Seat } | null;
}

export interface DraftPick {
  readonly seat: Seat;
  /** The cards that the player picked from. */
  readonly hand: readonly Ally[];
  readonly kept: Ally;
}
