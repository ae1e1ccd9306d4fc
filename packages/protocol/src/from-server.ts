import * as v from "valibot";
import { ChatLine, LogLine, Sight } from "./match.ts";
import { Person } from "./person.ts";
import { list, Moment, ofTheGame, TableId } from "./plain.ts";
import { Reason } from "./reason.ts";
import { TableInfo, TableSummary } from "./table.ts";

/** The first message of every connection: who I am, and the server's clock. `protocol` is `PROTOCOL` of its build. */
export const Welcome = v.object({
  kind: v.literal("welcome"),
  protocol: v.number(),
  me: Person,
  now: Moment,
  /** Where friends find this server; null if it is where I have found it. */
  address: v.nullable(v.string()),
});

/** My name has changed, perhaps in another tab. */
export const Me = v.object({ kind: v.literal("me"), me: Person });

/** Done, and kept: what was acknowledged survives a power cut. What it changed is sent separately, to everybody concerned. */
export const Ack = v.object({ kind: v.literal("ack"), id: v.string() });

/** Not done, and nothing changed. `id` is null when the message was too broken to have one. */
export const Refused = v.object({
  kind: v.literal("refused"),
  id: v.nullable(v.string()),
  reason: Reason,
  /** For programmers: where a message fits no schema. */
  detail: v.optional(v.string()),
  /** With `cannot-start`: what is wrong, in the words of the game. */
  problems: v.optional(list(ofTheGame<{ readonly kind: string }>())),
});

/** The open tables, newest first, and those where I have a seat: whole lists, at each change. */
export const Lobby = v.object({
  kind: v.literal("lobby"),
  open: list(TableSummary),
  mine: list(TableSummary),
});

/** The table as it is now. */
export const Table = v.object({ kind: v.literal("table"), table: TableInfo });

/** The table does not exist any more. */
export const TableGone = v.object({ kind: v.literal("table-gone"), table: TableId });

/**
 * Lines of the talk before the match, from number `from` on: keep the earlier ones, replace the rest. Who enters gets the
 * last of them; if they do not follow on what he has, he forgets that.
 */
export const Chat = v.object({
  kind: v.literal("chat"),
  table: TableId,
  from: v.number(),
  lines: list(ChatLine),
});

/** What was said before: put these lines before those you have. None, and there are no earlier ones. */
export const EarlierChat = v.object({ ...Chat.entries, kind: v.literal("earlier-chat") });

/**
 * What is new of the match, or all that is after a reconnect. `lines` are the lines of my log from number `from` on: keep the
 * earlier ones, put these after them. `sight` is the position after them, and replaces what was.
 */
export const MatchNews = v.object({
  kind: v.literal("match"),
  table: TableId,
  from: v.number(),
  lines: list(LogLine),
  sight: Sight,
});

/** Everything that the server may send. */
export const FromServer = v.variant("kind", [
  Welcome,
  Me,
  Ack,
  Refused,
  Lobby,
  Table,
  TableGone,
  Chat,
  EarlierChat,
  MatchNews,
]);
export type FromServer = v.InferOutput<typeof FromServer>;
