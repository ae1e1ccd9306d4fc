import type { Generated, Selectable } from "kysely";
import type { Entry, Log, Snapshot } from "@roundtable/kernel";
import type { Report } from "@roundtable/protocol/report";
import type { StoredSecret } from "../disclosure/secret.ts";
import type { KeptEntry } from "../tables/kept-match.ts";
import type { AccountSchema } from "./account-schema.ts";
import type { Flag, Json, Moment } from "./columns.ts";
import type { FindingSchema } from "./finding-schema.ts";
import type { ResultSchema } from "./result-schema.ts";
import type { RetentionSchema } from "./retention-schema.ts";

/** How the clock of a table begins that plays over days. */
export const OVER_DAYS = '{"kind":"days"%';

interface PeopleColumns {
  id: string;
  name: string;
  created: Moment;
  /** The day, roughly, on which he was last here. */
  seen: Moment;
  /** Until then the signed cookie that he had before he was kept is taken, and exchanged for a session. */
  signed_until: Generated<Moment>;
  /** What he likes, and when he last said so. */
  likes: Generated<Json | null>;
  likes_at: Generated<Moment>;
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

/** What an adviser has made of a match that is over. */
interface ReviewsColumns {
  table_id: string;
  /** By which way of reviewing it was made. */
  version: number;
  /** Its JSON, compressed, in letters. */
  packed: string;
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

/** What people have reported to whoever runs the server. */
interface ReportsColumns {
  id: string;
  at: Moment;
  game: string;
  table_id: string;
  words: string;
  report: StoredSecret<Report>;
  /** Whom it is about, if it is about somebody, and for which reason. */
  person: string | null;
  reason: string | null;
  /** Who has reported it. */
  reporter: string | null;
  /** When an operator has laid it aside. */
  seen: Moment | null;
}

/** What has broken in people's pages, each error once. */
interface ClientErrorsColumns {
  id: string;
  place: string;
  name: string;
  message: string;
  /** A list of frames as JSON. */
  stack: string;
  build: string;
  times: number;
  first_at: Moment;
  last_at: Moment;
}

/** Whom somebody does not want to hear, or not to meet. */
interface RegardsColumns {
  person: string;
  other: string;
  kind: string;
  at: Moment;
}

interface OperatorsColumns {
  person: string;
  since: Moment;
}

/** Who may not take part, or from where nobody may, and until when. */
interface BansColumns {
  id: string;
  person: string | null;
  addresses: string | null;
  why: string;
  at: Moment;
  until: Moment | null;
}

/** What an operator has to say to everybody, or to one. */
interface AnnouncementsColumns {
  id: string;
  at: Moment;
  until: Moment;
  person: string | null;
  words: string;
}

/** What operators have done. Nothing of it is ever changed. */
interface DeedsColumns {
  id: string;
  at: Moment;
  operator: string;
  what: string;
  about: string;
  why: string;
}

/** What is to be sent to somebody outside, until it is. */
interface OutboxColumns {
  id: string;
  /** For whom; null where nobody of ours is meant. */
  person: string | null;
  way: string;
  /** Where to: an address, or what the way knows it by. */
  target: string;
  content: Json;
  created: Moment;
  due: Moment;
  tries: number;
}

/** What somebody is told of a table when he is away from it: the latest of each kind. */
interface NoticesColumns {
  person: string;
  table_id: string;
  kind: string;
  /** Of what it tells: a decision, whoever invites. It is told once. */
  mark: string;
  /** How far the match was: what is older than what is known is no news. */
  position: number;
  notice: Json;
  /** Null when there is nothing more to do. */
  due: Moment | null;
}

/** A browser that takes Web Push for somebody. */
interface SubscriptionsColumns {
  /** The hash of its endpoint. */
  id: string;
  person: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  created: Moment;
}

/** By which ways somebody wants to be told what. */
interface NoticeSettingsColumns {
  person: string;
  locale: string;
  settings: Json;
  mail: string | null;
  mail_confirmed: Flag;
  hook: string | null;
  hook_secret: string | null;
}

/** A bot that somebody lets play here; it is a person of its own. */
interface GuestBotsColumns {
  person: string;
  owner: string;
  /** Of the token by which it comes; null where that was revoked. */
  hash: string | null;
  created: Moment;
  /** When it last came. */
  used: Moment | null;
}

export interface Schema extends AccountSchema, ResultSchema, FindingSchema, RetentionSchema {
  people: PeopleColumns;
  moments: MomentsColumns;
  secrets: SecretsColumns;
  tables: TablesColumns;
  keys: KeysColumns;
  seats: SeatsColumns;
  matches: MatchesColumns;
  entries: EntriesColumns;
  snapshots: SnapshotsColumns;
  reviews: ReviewsColumns;
  deadlines: DeadlinesColumns;
  chat: ChatColumns;
  achievements: AchievementsColumns;
  nodes: NodesColumns;
  presences: PresencesColumns;
  reports: ReportsColumns;
  client_errors: ClientErrorsColumns;
  guest_bots: GuestBotsColumns;
  outbox: OutboxColumns;
  notices: NoticesColumns;
  subscriptions: SubscriptionsColumns;
  notice_settings: NoticeSettingsColumns;
  regards: RegardsColumns;
  operators: OperatorsColumns;
  bans: BansColumns;
  announcements: AnnouncementsColumns;
  deeds: DeedsColumns;
}

export type TableRow = Selectable<TablesColumns>;
export type SeatRow = Selectable<SeatsColumns>;
