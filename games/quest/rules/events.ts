import type { Seat } from "@roundtable/kernel";
import type { QuestCard } from "./cards.ts";
import type { Character, Loyalty } from "./characters.ts";
import type { Fact } from "./introduction.ts";
import type { Ending, Hand } from "./state.ts";
import type { TogetherTask } from "./steps/together.ts";

/**
 * Everything that can happen, as it truly happens. A field that may be absent is a secret: it is left out for those who
 * may not know it. What a seat decides in secret (`decided`) is seen by nobody else at all.
 */
export type QuestEvent =
  | { readonly kind: "begins"; readonly leader: Seat; readonly set: readonly Character[] }
  | { readonly kind: "dealt"; readonly seat: Seat; readonly character?: Character }
  | {
      readonly kind: "learned";
      readonly seat: Seat;
      readonly facts?: readonly Fact[];
      readonly putAway?: readonly Character[];
    }
  | { readonly kind: "introduced" }
  | {
      readonly kind: "decided";
      readonly seat: Seat;
      readonly what: TogetherTask["what"];
      readonly quest: number;
      readonly answer: string;
    }
  | {
      readonly kind: "team";
      readonly quest: number;
      readonly leader: Seat;
      readonly team: readonly Seat[];
      readonly magic: Seat;
    }
  /** The cards as they are turned up, shuffled. */
  | {
      readonly kind: "quest";
      readonly quest: number;
      readonly cards: readonly QuestCard[];
      readonly fails: number;
      readonly failed: boolean;
    }
  | { readonly kind: "window"; readonly what: "galahad" | "hunt-window"; readonly used: boolean }
  | { readonly kind: "leader"; readonly seat: Seat; readonly by: Seat | null; readonly quest: number }
  | { readonly kind: "amulet"; readonly seat: Seat; readonly by: Seat }
  | { readonly kind: "checked"; readonly seat: Seat; readonly target: Seat }
  | {
      readonly kind: "shown";
      readonly seat: Seat;
      readonly target: Seat;
      readonly amulet: number;
      readonly loyalty?: Loyalty;
    }
  /** The Sentinel's own answer; that somebody may be listening is all the others know. */
  | { readonly kind: "overheard"; readonly target: Seat; readonly seat?: Seat; readonly loyalty?: Loyalty }
  | { readonly kind: "revealed"; readonly seat: Seat; readonly character: Character }
  | { readonly kind: "discussion"; readonly seconds: number }
  | { readonly kind: "talk-closed" }
  | { readonly kind: "hunt-vote"; readonly fails: number; readonly hunt: boolean }
  | { readonly kind: "hands"; readonly hands: readonly (readonly [Hand, Hand])[] }
  | { readonly kind: "dropped"; readonly seats: readonly Seat[] }
  | { readonly kind: "raised"; readonly seat: Seat; readonly at: Seat }
  | { readonly kind: "lowered"; readonly seat: Seat; readonly owner: Seat; readonly from: Seat }
  | {
      readonly kind: "turned";
      readonly seat: Seat;
      readonly owner: Seat;
      readonly from: Seat;
      readonly to: Seat;
    }
  | { readonly kind: "hunt"; readonly seat: Seat }
  | {
      readonly kind: "named";
      readonly seat: Seat;
      readonly target: Seat | null;
      readonly character: Character;
      readonly right: boolean;
    }
  | { readonly kind: "gave-up"; readonly seat: Seat }
  | {
      readonly kind: "over";
      readonly side: Ending["side"];
      readonly why: Ending["why"];
      readonly winners: readonly Seat[];
      readonly deal: readonly Character[];
      readonly putAway: readonly Character[];
    };
