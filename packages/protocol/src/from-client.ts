import { OpenShare, SealShare } from "./matches/chance.ts";
import { LIMITS } from "./limits.ts";
import * as v from "valibot";
import { BotName, CommandId, OptionValues, PersonId, Seat, TableId } from "./primitives.ts";
import { BotSpeed, SpectatorAccess } from "./tables/table.ts";
import { TableClock } from "./time-controls/time-controls.ts";

// Every message has an `id` of the client's and gets exactly one `ack` or `refused` with that id. After a lost connection,
// send what was not acknowledged again with the same id: commands are idempotent.

const id = CommandId;
const table = TableId;
/** Lone surrogates and NUL characters would not survive the store. */
const wholeCharacters = v.transform((text: string) => text.toWellFormed().replaceAll("\0", ""));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * A heartbeat, answered at once. Pages send it after a few seconds of silence, because they cannot see WebSocket pings. It
 * is optional.
 */
export const Ping = v.object({ kind: v.literal("ping"), id });

/** Subscribes to the lobby: answered by `lobby` now and by `lobby-news` at each change. */
export const WatchLobby = v.object({ kind: v.literal("watch-lobby"), id, on: v.boolean() });

/**
 * Opens a table: answered by `table`, `chat` and, once there is a match, `match`; then by changes. A seated person is
 * present thereby. `lines` is how many lines of the log this client has; only later ones are sent. `hidden`: the tab is not
 * visible, see `look`.
 */
export const Enter = v.object({
  kind: v.literal("enter"),
  id,
  table,
  lines: v.optional(count, 0),
  hidden: v.optional(v.boolean(), false),
});

/** Closes the table in this tab. The person keeps their seat. */
export const Exit = v.object({ kind: v.literal("exit"), id, table });

/** Whether this tab is visible. While no tab is, I get notifications about the table. */
export const SetTabVisible = v.object({ kind: v.literal("look"), id, table, on: v.boolean() });

/** Takes a seat before the match: this one, or the first free one. A seated person changes seats. */
export const Sit = v.object({ kind: v.literal("sit"), id, table, seat: v.optional(Seat) });

/** Leaves the seat. Before the match it is free again; during the match a bot plays it until `return`. */
export const Leave = v.object({ kind: v.literal("leave"), id, table });

/** Takes the seat back from the bot that stood in. */
export const Return = v.object({ kind: v.literal("return"), id, table });

/** Host, before the match: puts a bot on this free seat, or on every free seat. Without `bot`, the default one. */
export const AddBot = v.object({
  kind: v.literal("add-bot"),
  id,
  table,
  seat: v.optional(Seat),
  bot: v.optional(BotName),
});

/**
 * Host, before the match: frees the seat of a bot, a person or an invitation. `person` guards against freeing someone
 * else's seat. A removed person can neither sit nor talk here until `let-back`.
 */
export const FreeSeat = v.object({
  kind: v.literal("free-seat"),
  id,
  table,
  seat: Seat,
  person: v.optional(PersonId),
});

/** Host, before the match: a removed person may sit here again. */
export const LetBack = v.object({ kind: v.literal("let-back"), id, table, person: PersonId });

/** Host, before the match: changes the given settings. Fewer seats are possible if the last ones are free or have bots. */
export const Arrange = v.object({
  kind: v.literal("arrange"),
  id,
  table,
  seats: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(64))),
  options: v.optional(OptionValues),
  listed: v.optional(v.boolean()),
  clock: v.optional(TableClock),
  rated: v.optional(v.boolean()),
  /** Whether it is rated even if people and bots of their own play together. */
  ratedWithBots: v.optional(v.boolean()),
  watching: v.optional(SpectatorAccess),
  hints: v.optional(v.boolean()),
});

/** Host: begin the match. */
export const Start = v.object({ kind: v.literal("start"), id, table });

/** Anyone seated: how quickly the bots of this table answer. */
export const SetBotSpeed = v.object({ kind: v.literal("pace"), id, table, pace: BotSpeed });

/** My answer to the decision that is asked of me. */
export const Answer = v.object({
  kind: v.literal("answer"),
  id,
  table,
  decision: v.pipe(v.string(), v.maxLength(80)),
  answer: v.pipe(v.string(), v.maxLength(400)),
});

/** Asks what will certainly follow from this answer, or from each: answered by `previews`. Changes nothing. */
export const AskPreview = v.object({
  kind: v.literal("preview"),
  id,
  table,
  decision: Answer.entries.decision,
  answer: v.optional(Answer.entries.answer),
});

/**
 * Asks for a hint: the strongest bot's answers with reasons, sent only to me as `hint`. The others see that I asked. Only
 * at unrated tables that allow it. A repeated request about the same decision is not shown again.
 */
export const AskHint = v.object({
  kind: v.literal("hint"),
  id,
  table,
  decision: Answer.entries.decision,
});

/** Takes my last move back: at once if `sight.undo` says so, otherwise by asking the table. */
export const Undo = v.object({ kind: v.literal("undo"), id, table });

/** My vote on an undo request of `sight.undoAsked.seat`. */
export const UndoVote = v.object({ kind: v.literal("undo-vote"), id, table, of: Seat, agrees: v.boolean() });

/** Withdraws my undo request. */
export const UndoWithdraw = v.object({ kind: v.literal("undo-withdraw"), id, table });

/** Talk. In a match it goes into the log, as `{ text }` or a statement of the game; before it, `{ text }` is chat. */
export const Say = v.object({
  kind: v.literal("say"),
  id,
  table,
  say: v.union([
    v.strictObject({
      text: v.pipe(v.string(), wholeCharacters, v.trim(), v.minLength(1), v.maxLength(LIMITS.chat)),
    }),
    v.strictObject({ statement: v.looseObject({ kind: v.string() }) }),
  ]),
});

/** Earlier chat: answered by `earlier-chat` with the lines before this number. */
export const AskEarlierChat = v.object({ kind: v.literal("earlier-chat"), id, table, before: count });

/** My vote on a bot standing in for someone who has been away for two minutes. It passes if all others present agree. */
export const StandInVote = v.object({
  kind: v.literal("stand-in-vote"),
  id,
  table,
  seat: Seat,
  agrees: v.boolean(),
});

/** Gives a player who ran out of time as much as for a new decision. Not at rated tables. */
export const GiveTime = v.object({ kind: v.literal("give-time"), id, table, seat: Seat });

/** Reminds a player for whom the table has waited for a while. */
export const Nudge = v.object({ kind: v.literal("nudge"), id, table, seat: Seat });

/** My vote on pausing, or on resuming. It passes with more than half of those who play themselves. */
export const PauseVote = v.object({ kind: v.literal("pause-vote"), id, table, pause: v.boolean() });
/**
 * My vote on removing a disruptive player, for whom a bot plays on. It passes if all other present players agree, at least
 * two of them, or three in rated matches. One vote against ends it.
 */
export const VoteOut = v.object({ kind: v.literal("vote-out"), id, table, seat: Seat, agrees: v.boolean() });

/** My vote on ending the match now. It passes if everyone who plays themselves agrees. */
export const EndVote = v.object({ kind: v.literal("end-vote"), id, table, agrees: v.boolean() });

/**
 * After the match: a rematch. The first to ask becomes host of a new table (`again` of the old one) with seats reserved for
 * the others; the next ones take their seats there.
 */
export const Rematch = v.object({ kind: v.literal("again"), id, table });

/** Every message that a client may send. */
export const FromClient = v.variant("kind", [
  Ping,
  WatchLobby,
  Enter,
  Exit,
  SetTabVisible,
  Sit,
  Leave,
  Return,
  AddBot,
  FreeSeat,
  LetBack,
  Arrange,
  SealShare,
  OpenShare,
  Start,
  SetBotSpeed,
  Answer,
  AskPreview,
  AskHint,
  Undo,
  UndoVote,
  UndoWithdraw,
  Say,
  AskEarlierChat,
  StandInVote,
  GiveTime,
  Nudge,
  PauseVote,
  VoteOut,
  EndVote,
  Rematch,
]);
export type FromClient = v.InferOutput<typeof FromClient>;
/** The input type: fields with a default may be left out. */
export type ToServer = v.InferInput<typeof FromClient>;
