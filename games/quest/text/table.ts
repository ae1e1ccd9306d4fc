import type { Seat } from "@roundtable/kernel";
import type { Line, Locale } from "@roundtable/language";
import type { Side } from "../rules/characters.ts";
import type { Ending } from "../rules/state.ts";
import type { Statement } from "../rules/statements.ts";
import { table as en } from "./en/table.ts";
import { table as fr } from "./fr/table.ts";
import { table as ru } from "./ru/table.ts";

/** What can be begun from the row of statements; agreeing is done beside what was said. */
export type SayingKind = Exclude<Statement["kind"], "i-agree" | "i-disagree">;

/** A private mark of what one player thinks of another. */
export type Mark = "trusted" | "doubted" | "suspected";

/** What is written on the table itself; it comes with the table, and not before. */
export interface TableWords {
  readonly role: string;
  readonly roleHelp: string;
  readonly youServe: Readonly<Record<Side, Line>>;
  readonly hunterHidden: string;
  readonly hide: string;
  readonly decided: (answered: number, of: number) => string;
  readonly quest: (n: number) => string;
  readonly team: (size: number) => string;
  readonly twoFails: string;
  readonly fails: (count: number) => string;
  readonly succeeded: string;
  readonly failed: string;
  /** Of a quest, as its cards are turned up. */
  readonly verdict: (quest: number, failed: boolean) => string;
  readonly inPlay: string;
  /** The cards follow. */
  readonly putAway: string;
  readonly faceDown: string;
  readonly say: string;
  readonly sayings: Readonly<Record<SayingKind, string>>;
  readonly pointAtOne: string;
  readonly pointAtTeam: (chosen: number) => string;
  readonly whichCharacter: string;
  readonly whichQuest: string;
  readonly whatSeen: string;
  readonly sayIt: string;
  readonly cancel: string;
  readonly close: string;
  readonly agree: string;
  readonly disagree: string;
  readonly talkClosed: string;
  readonly hunterSpeaks: string;
  /** Who went on which quest. */
  readonly history: string;
  /** Beside the name of a seat that a bot plays. */
  readonly bot: string;
  readonly claims: string;
  readonly nothingClaimed: string;
  readonly player: string;
  readonly about: (name: string) => string;
  /** What somebody has said of the one whom all this is about. */
  readonly says: (by: Seat, statement: Line) => Line;
  readonly suspicion: string;
  readonly marks: Readonly<Record<Mark, string>>;
  readonly note: string;
  readonly noteHelp: string;
  readonly story: string;
  readonly truth: string;
  readonly lie: string;
  readonly goodWins: string;
  readonly evilWins: string;
  readonly why: Readonly<Record<Ending["why"], string>>;
  readonly balance: string;
  /** `laid`: how many of it there are. */
  readonly add: (name: string, laid: number) => string;
  readonly remove: (name: string) => string;
  readonly startFrom: string;
  readonly legal: string;
  readonly ours: string;
}

export const TABLE_WORDS: Readonly<Record<Locale, TableWords>> = { en, fr, ru };
