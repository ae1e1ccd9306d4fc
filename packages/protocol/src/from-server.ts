import type { Preview, MatchEvent } from "@roundtable/kernel";
import * as v from "valibot";
import { MatchmakingNews, Invitations } from "./matchmaking.ts";
import { ChatLine, LogLine, Position, positionChanges } from "./matches/match.ts";
import { Person } from "./person.ts";
import { list, Timestamp, ofTheGame, TableId } from "./primitives.ts";
import { Reason } from "./reason.ts";
import { MoreTables, TableInfo, TableSummary } from "./tables/table.ts";

/**
 * The first message of every connection: who I am, and the server's time. `protocol` is the `PROTOCOL` of the server's
 * build.
 */
export const Welcome = v.object({
  kind: v.literal("welcome"),
  protocol: v.number(),
  me: Person,
  now: Timestamp,
  /** The address to share; null if it is the one I used. */
  address: v.nullable(v.string()),
});

/** My name has changed, perhaps in another tab. */
export const Me = v.object({ kind: v.literal("me"), me: Person });

/**
 * The command is done and durable, even after a power cut. Its changes are sent separately to everyone concerned. News of a
 * match acknowledge by themselves.
 */
export const Ack = v.object({ kind: v.literal("ack"), id: v.string() });

/** Not done, nothing changed. `id` is null if the message was too broken to have one. */
export const Refused = v.object({
  kind: v.literal("refused"),
  id: v.nullable(v.string()),
  reason: Reason,
  /** For programmers: where the message does not fit its schema. */
  detail: v.optional(v.string()),
  /** With `cannot-start`: the game's problems. */
  problems: v.optional(list(ofTheGame<{ readonly kind: string }>())),
});

/** The first pages of open tables and of mine, with cursors for the next. */
export const Lobby = v.object({
  kind: v.literal("lobby"),
  open: list(TableSummary),
  mine: list(TableSummary),
  more: MoreTables,
});

const ListNews = v.object({
  /** New or changed tables. */
  changed: list(TableSummary),
  /** Tables that are no longer in the list. */
  gone: list(TableId),
});

/** Changes of the lists: of open tables, or of mine. */
export const LobbyNews = v.object({
  kind: v.literal("lobby-news"),
  open: v.optional(ListNews),
  mine: v.optional(ListNews),
});
export type LobbyNews = v.InferOutput<typeof LobbyNews>;

/** The table as it is now. */
export const Table = v.object({ kind: v.literal("table"), table: TableInfo });

/** The table does not exist any more. */
export const TableGone = v.object({ kind: v.literal("table-gone"), table: TableId });

/**
 * Chat lines from number `from` on: keep the earlier ones, replace the rest. On entering, the latest lines are sent; if
 * they do not follow on yours, drop yours.
 */
export const Chat = v.object({
  kind: v.literal("chat"),
  table: TableId,
  from: v.number(),
  lines: list(ChatLine),
});

/** Earlier chat lines, to be put before yours. An empty list means there are none. */
export const EarlierChat = v.object({ ...Chat.entries, kind: v.literal("earlier-chat") });
/** My command that led to this. It is done and durable. */
const ack = v.optional(v.string());

/**
 * The whole match: on opening the table, and now and then for clients to check their state. `lines` are the lines of my log
 * from number `from` on: keep the earlier ones and append these.
 */
export const WholeMatch = v.object({
  kind: v.literal("match"),
  table: TableId,
  /** The number of the last news it includes; absent if there was none. */
  n: v.optional(v.number()),
  from: v.number(),
  lines: list(LogLine),
  sight: Position,
  ack,
});
export type WholeMatch = v.InferOutput<typeof WholeMatch>;

/**
 * Changes of the match since the previous message, which had the number `n - 1`. After any other number something was
 * missed: send `enter`. New lines of the log come as `lines`, or as `told` if all are of that kind.
 */
export const MatchNews = v.object({
  kind: v.literal("news"),
  /** Absent while this connection has opened only one table. */
  table: v.optional(TableId),
  /** One more than in the previous message. */
  n: v.number(),
  told: v.optional(list(ofTheGame<MatchEvent>())),
  lines: v.optional(list(LogLine)),
  ...positionChanges,
  ack,
});
export type MatchNews = v.InferOutput<typeof MatchNews>;

/** The answer to `preview`: what will certainly follow, by answer id. */
export const Previews = v.object({
  kind: v.literal("previews"),
  id: v.string(),
  table: TableId,
  decision: v.string(),
  previews: v.record(v.string(), ofTheGame<Preview>()),
});
export type Previews = v.InferOutput<typeof Previews>;

/** The strongest bot's judgement of one answer, from what my seat may know. */
const Weighed = v.object({
  answer: v.string(),
  /** My chance to be among the winners after it, from 0 to 1. */
  odds: v.number(),
  /** Half of the 95 % interval of `odds`. */
  give: v.number(),
  /** The same for the difference to the best answer, with the same luck for both. */
  beside: v.exactOptional(v.number()),
  /** Gains and risks, most important first, as data of the game. */
  reasons: list(ofTheGame<{ readonly kind: string }>()),
});

/** The answer to `hint`: promising answers, best first. */
export const Hint = v.object({
  kind: v.literal("hint"),
  id: v.string(),
  table: TableId,
  decision: v.string(),
  weighed: list(Weighed),
});
export type Hint = v.InferOutput<typeof Hint>;

/** Announcements to everyone or to me, and my ban. Sent if there are any, and at each change. */
export const Announced = v.object({
  kind: v.literal("announced"),
  announcements: list(v.object({ id: v.string(), words: v.string() })),
  ban: v.nullable(v.object({ why: v.string(), until: v.nullable(Timestamp) })),
});
export type Announced = v.InferOutput<typeof Announced>;

/** Every message that the server may send. */
export const FromServer = v.variant("kind", [
  Welcome,
  Me,
  Announced,
  Ack,
  Refused,
  Lobby,
  LobbyNews,
  Table,
  TableGone,
  Chat,
  EarlierChat,
  WholeMatch,
  MatchNews,
  Previews,
  Hint,
  MatchmakingNews,
  Invitations,
]);
export type FromServer = v.InferOutput<typeof FromServer>;
