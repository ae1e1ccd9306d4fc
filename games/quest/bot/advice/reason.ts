import type { Seat } from "@roundtable/kernel";
import type { QuestCard } from "../../rules/cards.ts";
import type { Character, Loyalty } from "../../rules/characters.ts";
import type { Statement } from "../../rules/statements.ts";

/** What changed the suspicion of a seat, by public evidence alone: how likely it was evil before, and is after. */
interface Moved {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}

/**
 * What was known when somebody was chosen: how many quests had failed, and which of the chosen had been on most of
 * them.
 */
export interface FailureRecord {
  readonly failed: number;
  /** null if none of them had been on a failed quest. */
  readonly worst: { readonly seat: Seat; readonly failures: number } | null;
}

export type Evidence =
  /** It was on a quest, or stayed at home, and this many Fails were played. */
  | ({
      readonly kind: "went";
      readonly quest: number;
      readonly fails: number;
      readonly failed: boolean;
    } & Moved)
  | ({
      readonly kind: "stayed";
      readonly quest: number;
      readonly fails: number;
      readonly failed: boolean;
    } & Moved)
  /** A leader sent it. */
  | ({
      readonly kind: "sent";
      readonly quest: number;
      readonly leader: Seat;
      readonly team: readonly Seat[];
      readonly record: FailureRecord;
    } & Moved)
  | ({
      readonly kind: "named-leader";
      readonly quest: number;
      readonly by: Seat;
      readonly heir: Seat;
      readonly record: FailureRecord;
    } & Moved)
  | ({ readonly kind: "said"; readonly by: Seat; readonly statement: Statement } & Moved)
  /** Everybody knows it for certain. */
  | { readonly kind: "shown"; readonly seat: Seat; readonly side: Loyalty };

/** The chance with this answer, and with the one that it is compared with. */
interface Compared {
  readonly chance: number;
  readonly instead: number | null;
}

export type QuestReason =
  | Evidence
  /** These are all good. */
  | ({ readonly kind: "team-clean"; readonly seats: readonly Seat[] } & Compared)
  | ({ readonly kind: "quest-succeeds"; readonly quest: number } & Compared)
  | { readonly kind: "knows-oneself" }
  /** As far as the seat can know. */
  | { readonly kind: "is-evil"; readonly seat: Seat; readonly chance: number }
  | ({ readonly kind: "is-good"; readonly seat: Seat } & Compared)
  /** From the others' point of view. */
  | { readonly kind: "looks-evil"; readonly seat: Seat; readonly chance: number }
  | { readonly kind: "friend-can"; readonly seat: Seat; readonly quest: number }
  | { readonly kind: "can-fail"; readonly quest: number }
  | { readonly kind: "decides"; readonly quest: number; readonly side: Loyalty }
  /** What the others will think of me if I play this card and the quest ends as it usually does then. */
  | { readonly kind: "card-tells"; readonly card: QuestCard; readonly from: number; readonly to: number }
  | { readonly kind: "needs-more"; readonly needed: number }
  /** The chance of a hunt, and the chance that the Hunter is right then. */
  | { readonly kind: "hunter-finds"; readonly chance: number; readonly right: number }
  | { readonly kind: "check-settles"; readonly seat: Seat; readonly chance: number }
  | { readonly kind: "check-tells-nothing"; readonly seat: Seat }
  | { readonly kind: "shows"; readonly loyalty: Loyalty }
  | ({ readonly kind: "names-right"; readonly seat: Seat | null; readonly character: Character } & Compared)
  | { readonly kind: "two-right"; readonly chance: number }
  | { readonly kind: "good-points"; readonly chance: number }
  | ({ readonly kind: "hands-right" } & Compared)
  | { readonly kind: "hand-counts-not" }
  | { readonly kind: "changes-side"; readonly chance: number }
  | { readonly kind: "leads-for-certain" }
  | { readonly kind: "gives-up" };
