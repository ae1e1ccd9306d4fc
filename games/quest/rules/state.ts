import type { Seat } from "@roundtable/kernel";
import type { QuestCard } from "./cards.ts";
import type { Character, Loyalty, Side } from "./characters.ts";
import type { Options } from "./quest.ts";
import type { PrintedQuest } from "./tableau.ts";
import type { Task } from "./steps/index.ts";

export interface State {
  readonly options: Options;
  readonly directorsCut: boolean;
  readonly tableau: readonly PrintedQuest[];
  /** QU-7: the tokens on the table, everything that may have been dealt. */
  readonly set: readonly Character[];
  /** By seat. */
  readonly deal: Character[];
  /** What was put away unseen, pile by pile (QU-23, QU-30). */
  readonly putAway: Character[][];
  readonly firstLeader: Seat;
  /** What the first leader shows the Clerics; null until everybody is ready (QU-9). */
  leaderShows: Loyalty | null;
  leader: Seat;
  readonly veterans: Seat[];
  readonly amulets: Amulet[];
  readonly quests: Quest[];
  /** Who is on the quest that goes on now. */
  party: Party | null;
  /** Characters that all have seen. */
  readonly revealed: Record<Seat, Character>;
  talk: "open" | "closed" | "hunter-only";
  /** Secret: the cards of the hunt vote, by seat (QU-22). */
  huntVote: readonly QuestCard[] | null;
  lastChance: LastChance | null;
  hunt: Hunt | null;
  readonly tasks: Task[];
  ending: Ending | null;
}

export interface Party {
  readonly leader: Seat;
  readonly team: readonly Seat[];
  readonly magic: Seat;
}

export interface Quest extends Party {
  /** Secret: who played what. In the order of `team`. */
  readonly cards: readonly QuestCard[];
  readonly failed: boolean;
}

export interface Amulet {
  readonly holder: Seat;
  checked: Seat | null;
  /** Secret: what the holder was shown. */
  shown: Loyalty | null;
  /** Secret: what the Sentinel was shown, at the first amulet (QU-15). */
  shownToSentinel: Loyalty | null;
}

/** One raised hand: at whom it points, or null when it is down. */
export type Hand = Seat | null;

export interface LastChance {
  /** The hands as they were first shown. */
  readonly pointed: readonly (readonly [Hand, Hand])[];
  /** By seat, two hands each; an Apprentice's second is down at first. */
  readonly hands: (readonly [Hand, Hand])[];
  /** Those who dropped their hands; null until that step is over (QU-20b). */
  dropped: readonly Seat[] | null;
  /** The seats that have used their ability: QU-20c. */
  readonly acted: Seat[];
  readonly done: Seat[];
  /** The hand that an Archduke has chosen to turn, not yet where to. */
  readonly turning: Record<Seat, HandOf>;
}

/** A hand by its owner and which of the two it is. */
export interface HandOf {
  readonly owner: Seat;
  readonly hand: 0 | 1;
}

/** With the one at whom it points now. */
export interface RaisedHand extends HandOf {
  readonly at: Seat;
}

export interface Hunt {
  readonly hunter: Seat;
  readonly named: Named[];
}

export interface Named {
  /** Null for the card that lies face down (QU-30). */
  readonly seat: Seat | null;
  readonly character: Character;
  readonly right: boolean;
}

export interface Ending {
  readonly side: Side;
  readonly why:
    | "three-successes"
    | "hunt-succeeded"
    | "hunt-failed"
    | "arthur-named"
    | "evil-pointed-out"
    | "evil-not-pointed-out"
    | "all-leaders-evil";
  readonly winners: readonly Seat[];
}
