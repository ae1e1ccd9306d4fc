import type { Preview, MatchEvent } from "@roundtable/kernel";
import * as v from "valibot";
import { MatchmakingNews, Invitations } from "./matchmaking.ts";
import { ChatLine, LogLine, Position, positionChanges } from "./matches/match.ts";
import { Person } from "./person.ts";
import { list, Timestamp, ofTheGame, TableId } from "./primitives.ts";
import { Reason } from "./reason.ts";
import { MoreTables, TableInfo, TableSummary } from "./tables/table.ts";

/** The first message of every connection: who I am, and the server's clock. `protocol` is `PROTOCOL` of its build. */
export const Welcome = v.object({
  kind: v.literal("welcome"),
  protocol: v.number(),
  me: Person,
  now: Timestamp,
  /** Where friends find this server; null if it is where I have found it. */
  address: v.nullable(v.string()),
});

/** My name has changed, perhaps in another tab. */
export const Me = v.object({ kind: v.literal("me"), me: Person });

/**
 * Done, and kept: what was acknowledged survives a power cut. What it changed is sent separately, to everybody
 * concerned; where that is news of a match, the news itself acknowledges it.
 */
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

/** The newest open tables, and those where I have a seat: a page of each, when I begin to watch, and where the next begins. */
export const Lobby = v.object({
  kind: v.literal("lobby"),
  open: list(TableSummary),
  mine: list(TableSummary),
  more: MoreTables,
});

const ListNews = v.object({
  /** New, or another than it was. */
  changed: list(TableSummary),
  /** No longer in the list. */
  gone: list(TableId),
});

/** What has changed of the lists: of the open tables, or of mine. */
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
/** The command of mine that has led to this: done, and kept. */
const ack = v.optional(v.string());

/**
 * The match as it stands: when the table is opened, and from time to time, so that a client can check what it has put
 * together. `lines` are the lines of my log from number `from` on: keep the earlier ones, put these after them.
 */
export const WholeMatch = v.object({
  kind: v.literal("match"),
  table: TableId,
  /** The number of the last news in it; none yet where it is absent. */
  n: v.optional(v.number()),
  from: v.number(),
  lines: list(LogLine),
  sight: Position,
  ack,
});
export type WholeMatch = v.InferOutput<typeof WholeMatch>;

/**
 * What is new of the match since the message before, which had the number before `n`. After any other, something was
 * missed, and `enter` brings everything. Lines of the log that are new come as `lines`, or as `told` where all of them
 * are of that kind.
 */
export const MatchNews = v.object({
  kind: v.literal("news"),
  /** Absent as long as this connection has opened only one. */
  table: v.optional(TableId),
  /** One more than the message before. */
  n: v.number(),
  told: v.optional(list(ofTheGame<MatchEvent>())),
  lines: v.optional(list(LogLine)),
  ...positionChanges,
  ack,
});
export type MatchNews = v.InferOutput<typeof MatchNews>;

/** The answer to `preview`: what will certainly follow, by the answer's id. */
export const Previews = v.object({
  kind: v.literal("previews"),
  id: v.string(),
  table: TableId,
  decision: v.string(),
  previews: v.record(v.string(), ofTheGame<Preview>()),
});
export type Previews = v.InferOutput<typeof Previews>;

/** One answer as the strongest judges it, from what my seat may know. */
const Weighed = v.object({
  answer: v.string(),
  /** How likely I am among the winners after it, from 0 to 1. */
  odds: v.number(),
  /** Half of the 95 % interval of `odds`. */
  give: v.number(),
  /** The same of how much worse it is than the best, where both met the same luck. */
  beside: v.exactOptional(v.number()),
  /** What it gains and risks, the weightiest first, in the words of the game. */
  reasons: list(ofTheGame<{ readonly kind: string }>()),
});

/** The answer to `hint`: the answers worth a thought, the best first. */
export const Hint = v.object({
  kind: v.literal("hint"),
  id: v.string(),
  table: TableId,
  decision: v.string(),
  weighed: list(Weighed),
});
export type Hint = v.InferOutput<typeof Hint>;

/**
 * What an operator has to say to everybody or to me, and whether I am banned; sent where there is something, and whenever it
 * changes.
 */
export const Announced = v.object({
  kind: v.literal("announced"),
  announcements: list(v.object({ id: v.string(), words: v.string() })),
  ban: v.nullable(v.object({ why: v.string(), until: v.nullable(Timestamp) })),
});
export type Announced = v.InferOutput<typeof Announced>;

/** Everything that the server may send. */
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
