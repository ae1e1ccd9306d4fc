import type { Generated, Selectable } from "kysely";
import type { Entry, Log, Snapshot } from "@roundtable/kernel";
import type { StoredSecret } from "@roundtable/host/disclosure/secret";
import type { KeptEntry } from "@roundtable/host/tables/stored-match";
import type { Flag, Json, Moment } from "./columns.ts";

/** How the clock of a table begins that plays over days. */
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
  /** When a person last did something here. */
  touched: Moment;
  started: Moment | null;
  over: Moment | null;
  ended: string | null;
  again: string | null;
  /** Who asked for the table, and by which command: asked again, he gets the same one. */
  maker: string;
  request: string;
  /** Whom the host has sent away. */
  removed: Json;
  /** Counts what has become of the table and its match, where several nodes write. */
  version: Generated<number>;
  /** The start that is under way. */
  starting: Json | null;
  /** The node that does what happens here by itself, as long as it is alive. */
  keeper: string | null;
  /** From which moment of which match its own goes on; null where it is set up. */
  continues: Json | null;
  /** It was played on somebody's own device, and handed over. */
  offline: Generated<Flag>;
  /** Rated even where people and bots of their own play together. */
  rated_with_bots: Generated<Flag>;
  /** Six letters that find it until it is over. */
  code: string | null;
  /** By which time it plays. */
  clock: Json;
  rated: Flag;
  /** How the clock stands in its match, and whether it is paused; null before the match. */
  time: Json | null;
  /** When the next clock runs out here; null while none runs. */
  alarm: Moment | null;
  /** Who may look on: everybody, everybody some minutes later, or nobody. */
  watching: Generated<Json>;
  /** One may take hints in the match. */
  hints: Generated<Flag>;
  /** An operator has closed the talk here. */
  is_silenced: Generated<Flag>;
}

/** The keys to chance stand apart: nothing that reads a table reads its key by accident. */
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
  /** What he is called here as long as talk is closed to him, if that is no longer his name. */
  called: string | null;
  /** The number by which he is told from others at the table who are called alike. */
  mark: number | null;
  /** Who wants him to be voted out, and since when that is asked. */
  vote_out: Json | null;
  /** He was voted out of this match. */
  is_out: Flag;
  /** As its table: what is asked about somebody's seats is asked about those that are not over. */
  is_over: Flag;
  /** When its match was over; null where there was none. */
  over: Moment | null;
  /** Its person has lost a rated match by leaving it or by letting his time run out, whatever its outcome. */
  forfeited: Flag;
}

interface MatchesColumns {
  table_id: string;
  header: Json;
  setup: StoredSecret<Log["setup"]>;
  /** What setup told. */
  opening: StoredSecret<KeptEntry["told"]>;
  /** The newest rules by which it was played, if they are not those by which it was begun. */
  rules: Generated<number | null>;
}

interface EntriesColumns {
  table_id: string;
  n: number;
  entry: StoredSecret<Entry>;
  /** What it told, so that an old match can always show its log, whatever the rules have become. */
  told: StoredSecret<KeptEntry["told"]>;
  /** The seats that must decide after it; null in what was written when each entry had its snapshot. */
  asked: Json | null;
}

interface SnapshotsColumns {
  table_id: string;
  snapshot: StoredSecret<Snapshot>;
  /** The number of the last entry in it. */
  after: number;
  /** The seats that must decide then. */
  asked: Json;
  outcome: Json | null;
  /** Since when the table waits then; null in what was written before that was kept. */
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
  /** Said by somebody who looked on while the match ran: players read it when it is over. */
  is_apart: Generated<Flag>;
}

/** Who has a table open at which node; or since when no longer. */
interface PresencesColumns {
  table_id: string;
  person: string;
  node: string;
  gone: Moment | null;
  /** Whether the table is before his eyes: in a tab that is not hidden. */
  in_sight: Generated<Flag>;
}

/** What a person has achieved in a game. It is kept when the table it was achieved at is long gone. */
interface AchievementsColumns {
  person: string;
  game: string;
  achievement: string;
  at: Moment;
}

/** What an adviser has made of a match that is over. */
interface ReviewsColumns {
  table_id: string;
  /** By which way of reviewing it was made. */
  version: number;
  /** Its JSON, compressed, in letters. */
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
