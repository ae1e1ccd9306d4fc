import type { Generated, Selectable } from "kysely";

/** Milliseconds since 1970. */
type Moment = number;
/** Neither engine's own: 0 or 1. */
type Flag = number;
/** A value as JSON text. */
type Json = string;

interface PeopleColumns {
  id: string;
  name: string;
  created: Moment;
  /** The day, roughly, on which he was last here. */
  seen: Moment;
}

/** When something was last done by the server itself. */
interface MomentsColumns {
  name: string;
  at: Moment;
}

interface SecretsColumns {
  name: string;
  value: string;
}

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
}

/** The keys to chance stand apart: nothing that reads a table reads its key by accident. */
interface KeysColumns {
  table_id: string;
  key: string;
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
  /** As its table: what is asked about somebody's seats is asked about those that are not over. */
  is_over: Flag;
}

interface MatchesColumns {
  table_id: string;
  header: Json;
  setup: Json;
  /** What setup told. */
  opening: Json;
  /** The newest rules by which it was played, if they are not those by which it was begun. */
  rules: Generated<number | null>;
}

interface EntriesColumns {
  table_id: string;
  n: number;
  entry: Json;
  /** What it told, so that an old match can always show its log, whatever the rules have become. */
  told: Json;
  /** The seats that must decide after it; null in what was written when each entry had its snapshot. */
  asked: Json | null;
}

interface SnapshotsColumns {
  table_id: string;
  snapshot: Json;
  /** The number of the last entry in it. */
  after: number;
  /** The seats that must decide then. */
  asked: Json;
  outcome: Json | null;
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
}

/** A server among several; it is alive until then, and says so again before that. */
interface NodesColumns {
  id: string;
  until: Moment;
}

/** Who has a table open at which node; or since when no longer. */
interface PresencesColumns {
  table_id: string;
  person: string;
  node: string;
  gone: Moment | null;
}

/** What a person has achieved in a game. It is kept when the table it was achieved at is long gone. */
interface AchievementsColumns {
  person: string;
  game: string;
  achievement: string;
  at: Moment;
}

/** What people have reported to whoever runs the server. */
interface ReportsColumns {
  id: string;
  at: Moment;
  game: string;
  table_id: string;
  words: string;
  report: Json;
}

/** What has become of one seat of a match that is over. It is kept when the table is long gone. */
interface ResultsColumns {
  table_id: string;
  seat: number;
  game: string;
  /** How many played. */
  seats: number;
  over: Moment;
  ended: string;
  /** Null for a bot, and for somebody of whom nothing is kept any more. */
  person: string | null;
  bot: string | null;
  won: Flag;
  place: number | null;
  /** He had left, or his time was over. */
  forfeited: Flag;
  points: number | null;
  facts: Json;
  /** Whether it has changed his rating; if so, from what to what. */
  rated: Flag;
  rating_before: number | null;
  rating_after: number | null;
  deviation_after: number | null;
}

/** How strong a person, a bot or a side of a game is held to be. */
interface RatingsColumns {
  game: string;
  kind: string;
  who: string;
  rating: number;
  /** As of `at`; it grows with time. */
  deviation: number;
  volatility: number;
  matches: number;
  at: Moment;
  /** As long as this the deviation is small enough for the table of the best. */
  settled_until: Moment;
}

/** How much of himself a person shows, where it is not the usual. */
interface ProfilesColumns {
  person: string;
  seen_by: string;
  among_best: Flag;
}

export interface Schema {
  people: PeopleColumns;
  moments: MomentsColumns;
  secrets: SecretsColumns;
  tables: TablesColumns;
  keys: KeysColumns;
  seats: SeatsColumns;
  matches: MatchesColumns;
  entries: EntriesColumns;
  snapshots: SnapshotsColumns;
  deadlines: DeadlinesColumns;
  chat: ChatColumns;
  achievements: AchievementsColumns;
  nodes: NodesColumns;
  presences: PresencesColumns;
  reports: ReportsColumns;
  results: ResultsColumns;
  ratings: RatingsColumns;
  profiles: ProfilesColumns;
}

export type TableRow = Selectable<TablesColumns>;
export type SeatRow = Selectable<SeatsColumns>;
export type ResultRow = Selectable<ResultsColumns>;
