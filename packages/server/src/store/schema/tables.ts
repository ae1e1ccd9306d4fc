import type { Generated, Selectable } from "kysely";
import type { Entry, Log, Snapshot } from "@roundtable/kernel";
import type { StoredSecret } from "@roundtable/host/disclosure/secret";
import type { KeptEntry } from "@roundtable/host/tables/stored-match";
import type { Flag, Json, Moment } from "./columns.ts";

/** A pattern for time controls of multi-day matches. */
export const OVER_DAYS = '{"kind":"days"%';

interface TablesColumns {
  id: string;
  game: string;
  status: string;
  listed: Flag;
  host: string | null;
  pace: string;
  options: Json;
  commitment: string;
  seals: Json | null;
  called_off: Json;
  created: Moment;
  /** When a person was last active here. */
  touched: Moment;
  started: Moment | null;
  over: Moment | null;
  ended: string | null;
  again: string | null;
  /** The person and the command that made the table: a repeated command returns the same one. */
  maker: string;
  request: string;
  /** People the host has removed. */
  removed: Json;
  /** Counts the changes of table and match, for several nodes. */
  version: Generated<number>;
  /** The start in progress. */
  starting: Json | null;
  /** The owner: the node that runs this table while it is alive. */
  keeper: string | null;
  /** The match and the point from which this one goes on; null if it was set up. */
  continues: Json | null;
  /** It was played offline and uploaded. */
  offline: Generated<Flag>;
  /** Rated even if people and bots of their own play together. */
  rated_with_bots: Generated<Flag>;
  /** The six-letter code, until it is over. */
  code: string | null;
  /** The time control. */
  clock: Json;
  rated: Flag;
  /** The state of the clock, and whether it is paused; null before the match. */
  time: Json | null;
  /** When the next clock runs out; null while none runs. */
  alarm: Moment | null;
  /** Who may watch: everyone, everyone with a delay, or nobody. */
  watching: Generated<Json>;
  /** Hints are allowed. */
  hints: Generated<Flag>;
  /** An operator has closed the chat. */
  is_silenced: Generated<Flag>;
}

/** Keys are in a table of their own, so that reading a table never reads its key by accident. */
interface KeysColumns {
  table_id: string;
  key: StoredSecret<string>;
}

interface SeatsColumns {
  table_id: string;
  seat: number;
  person: string | null;
  invited: string | null;
  bot: string | null;
  played_by: string;
  wants_end: Flag;
  stand_in_votes: Json;
  /** The name shown here while talk is closed to the person, if they have changed it since. */
  called: string | null;
  /** The number that distinguishes people of the same name at the table. */
  mark: number | null;
  /** Votes to remove the person, and since when. */
  vote_out: Json | null;
  /** The person was voted out. */
  is_out: Flag;
  /** Copied from the table, for queries about a person's unfinished seats. */
  is_over: Flag;
  /** When the match ended; null if there was none. */
  over: Moment | null;
  /** The person has forfeited a rated match by leaving or by running out of time. */
  forfeited: Flag;
}

interface MatchesColumns {
  table_id: string;
  header: Json;
  setup: StoredSecret<Log["setup"]>;
  /** The events of setup. */
  opening: StoredSecret<KeptEntry["told"]>;
  /** The newest version of the rules it was played with, if it is not the first. */
  rules: Generated<number | null>;
}

interface EntriesColumns {
  table_id: string;
  n: number;
  entry: StoredSecret<Entry>;
  /** Its events, so that an old match can always show its log, however the rules change. */
  told: StoredSecret<KeptEntry["told"]>;
  /** The seats asked after it; null in rows from when each entry had a snapshot. */
  asked: Json | null;
}

interface SnapshotsColumns {
  table_id: string;
  snapshot: StoredSecret<Snapshot>;
  /** The number of the last entry in it. */
  after: number;
  /** The seats asked then. */
  asked: Json;
  outcome: Json | null;
  /** Since when the table waits; null in older rows. */
  since: Generated<Moment | null>;
}

interface DeadlinesColumns {
  table_id: string;
  seat: number;
  decision: string;
  at: Moment;
}

interface ChatColumns {
  table_id: string;
  n: number;
  person: string;
  command: string;
  name: string;
  text: string;
  at: Moment;
  /** Sent by a spectator during the match. Players see it when the match is over. */
  is_apart: Generated<Flag>;
}

/** Who has a table open at which node, or when they left. */
interface PresencesColumns {
  table_id: string;
  person: string;
  node: string;
  gone: Moment | null;
  /** Whether a visible tab shows the table. */
  in_sight: Generated<Flag>;
}

/** Achievements, which outlive their tables. */
interface AchievementsColumns {
  person: string;
  game: string;
  achievement: string;
  at: Moment;
}

/** Reviews of finished matches. */
interface ReviewsColumns {
  table_id: string;
  /** The version of the reviewing code. */
  version: number;
  /** Its JSON, compressed and encoded as text. */
  packed: string;
}

export interface TablesSchema {
  tables: TablesColumns;
  keys: KeysColumns;
  seats: SeatsColumns;
  matches: MatchesColumns;
  entries: EntriesColumns;
  snapshots: SnapshotsColumns;
  deadlines: DeadlinesColumns;
  chat: ChatColumns;
  presences: PresencesColumns;
  achievements: AchievementsColumns;
  reviews: ReviewsColumns;
}

export type TableRow = Selectable<TablesColumns>;
export type SeatRow = Selectable<SeatsColumns>;
