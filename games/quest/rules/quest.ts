import type { AwaitedDecision, Seat, Dealer } from "@roundtable/kernel";
import type { Answer, Question } from "./asking.ts";
import type { QuestCard } from "./cards.ts";
import type { Character, Loyalty } from "./characters.ts";
import type { QuestEvent } from "./events.ts";
import type { Fact } from "./introduction.ts";
import type { Problem } from "./setup/legality.ts";
import type { Ending, Hand, Hunt, State } from "./state.ts";
import type { Statement } from "./statements.ts";
import type { PrintedQuest } from "./tableau.ts";

/** The types of Quest, for the kernel's contract. */
export interface QuestShape {
  options: Options;
  state: State;
  view: View;
  question: Question;
  answer: Answer;
  event: QuestEvent;
  problem: Problem;
  statement: Statement;
}

export type Options = {
  /** QU-5 */
  readonly preset: "base" | "recommended" | "directors-cut" | "custom";
  /** For a custom set: the cards, and which counts, tableau and Hunter apply. */
  readonly set: string;
  readonly customRules: "base" | "directors-cut";
  /** QU-2, four players. */
  readonly boardForFour: "A" | "B";
  /** QU-11 */
  readonly forcedFailBeatsMagic: boolean;
  /** QU-17, Director's Cut. */
  readonly huntAfterSuccess: boolean;
  /** QU-21 */
  readonly clericMustBeNamed: boolean;
  /** QU-22 */
  readonly huntVote: boolean;
  /** QU-23, with the piles that the host has chosen for six or more; empty for ours. */
  readonly mysteriousFigures: boolean;
  readonly goodPile: string;
  readonly evilPile: string;
  /** QU-30, four and five players. */
  readonly hiddenCard: "may-be-named" | "hunter-sees-it";
};

export type QuestDealer = Dealer<QuestEvent>;

/** What one viewer may know. */
export interface View {
  readonly directorsCut: boolean;
  readonly set: readonly Character[];
  readonly tableau: readonly PrintedQuest[];
  readonly quests: readonly QuestView[];
  readonly firstLeader: Seat;
  readonly leader: Seat;
  readonly veterans: readonly Seat[];
  readonly amulets: readonly { readonly holder: Seat; readonly checked: Seat | null }[];
  readonly revealed: Readonly<Record<Seat, Character>>;
  /** The team so far and the holder of the magic token, during a quest. */
  readonly team: { readonly chosen: readonly Seat[]; readonly magic: Seat | null } | null;
  /** During a secret decision of everybody: how many answers were given of how many; pointing takes two of each. */
  readonly together: { readonly answered: number; readonly of: number } | null;
  readonly talk: "open" | "closed" | "hunter-only";
  readonly hands: readonly (readonly [Hand, Hand])[] | null;
  readonly dropped: readonly Seat[];
  readonly hunt: Hunt | null;
  readonly ending: Ending | null;
  /** At the end, everybody's character and what was put away. */
  readonly deal: readonly Character[] | null;
  readonly putAway: readonly Character[] | null;
  /** At the end, by seat: what each learned of the others before the first quest. */
  readonly knew: readonly (readonly Fact[])[] | null;
  readonly awaited: AwaitedDecision | null;
  readonly mine: MineView | null;
}

export interface QuestView {
  readonly leader: Seat;
  readonly team: readonly Seat[];
  readonly magic: Seat;
  readonly fails: number;
  readonly failed: boolean;
}

/** What only this seat knows. */
export interface MineView {
  readonly character: Character;
  readonly facts: readonly Fact[];
  /** For the Hunter under `hunter-sees-it`. */
  readonly putAway: readonly Character[];
  /** My own cards, quest by quest; null where I did not go. */
  readonly cards: readonly (QuestCard | null)[];
  readonly checks: readonly {
    readonly seat: Seat;
    readonly loyalty: Loyalty;
    readonly as: "holder" | "sentinel";
  }[];
  /** My answers to a simultaneous decision. */
  readonly answered: readonly string[];
}
