import { OpenShare, SealShare } from "./matches/chance.ts";
import { LIMITS } from "./limits.ts";
import * as v from "valibot";
import { BotName, CommandId, OptionValues, PersonId, Seat, TableId } from "./primitives.ts";
import { BotSpeed, SpectatorAccess } from "./tables/table.ts";
import { TableClock } from "./time-controls/time-controls.ts";

// Every message carries an `id` of the client's and gets exactly one `ack` or `refused` with the same id. After a lost
// connection send what was not acknowledged again, with the same id: nothing is done twice.

const id = CommandId;
const table = TableId;
/** Half of a character, as a broken client may send it, would not come back from the store as it was; nor would a zero. */
const wholeCharacters = v.transform((text: string) => text.toWellFormed().replaceAll("\0", ""));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * Are you still there? Answered at once. A page sends it when it has heard no answer for a few seconds, because it cannot see
 * the pings of WebSockets. Nobody has to send it.
 */
export const Ping = v.object({ kind: v.literal("ping"), id });

/** Keep me told of the open tables and of my own; answered by `lobby` now and by `lobby-news` at each change. */
export const WatchLobby = v.object({ kind: v.literal("watch-lobby"), id, on: v.boolean() });

/**
 * Open a table: answered by `table`, `chat` and, once there is a match, by `match`; then by what changes. A person who
 * has a seat is thereby here. `lines` is how many lines of the log this client already has (0 at first): only the
 * later ones are sent. `hidden`: in a tab at which nobody looks; see `look`.
 */
export const Enter = v.object({
  kind: v.literal("enter"),
  id,
  table,
  lines: v.optional(count, 0),
  hidden: v.optional(v.boolean(), false),
});

/** Close the table in this tab. It keeps the seat. */
export const Exit = v.object({ kind: v.literal("exit"), id, table });

/** Whether the table is before my eyes in this tab, until I say otherwise. While it is nowhere I am told of what waits for me. */
export const SetTabVisible = v.object({ kind: v.literal("look"), id, table, on: v.boolean() });

/** Take a seat before the match: this one, or the first that is free. Sitting already, one changes places. */
export const Sit = v.object({ kind: v.literal("sit"), id, table, seat: v.optional(Seat) });

/** Leave the seat. Before the match it is free again; during the match a bot plays it until `return`. */
export const Leave = v.object({ kind: v.literal("leave"), id, table });

/** Take the seat back from the bot that stood in. */
export const Return = v.object({ kind: v.literal("return"), id, table });

/** Host, before the match: a bot on this free seat, or on every free seat. Without `bot`, the usual one. */
export const AddBot = v.object({
  kind: v.literal("add-bot"),
  id,
  table,
  seat: v.optional(Seat),
  bot: v.optional(BotName),
});

/**
 * Host, before the match: frees a seat of a bot, of a person (name him, lest it hit another), or of an invitation. A person
 * who was removed so can neither sit nor talk at this table until `let-back`.
 */
export const FreeSeat = v.object({
  kind: v.literal("free-seat"),
  id,
  table,
  seat: Seat,
  person: v.optional(PersonId),
});

/** Host, before the match: whom I have sent away may sit down here again. */
export const LetBack = v.object({ kind: v.literal("let-back"), id, table, person: PersonId });

/** Host, before the match: what is given replaces what was. Fewer seats only if the last ones are free or a bot's. */
export const Arrange = v.object({
  kind: v.literal("arrange"),
  id,
  table,
  seats: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(64))),
  options: v.optional(OptionValues),
  listed: v.optional(v.boolean()),
  clock: v.optional(TableClock),
  rated: v.optional(v.boolean()),
  /** Whether it is rated even where people and bots of their own play together. */
  ratedWithBots: v.optional(v.boolean()),
  watching: v.optional(SpectatorAccess),
  hints: v.optional(v.boolean()),
});

/** Host: begin the match. */
export const Start = v.object({ kind: v.literal("start"), id, table });

/** Anybody seated: how quickly the bots of this table answer. */
export const SetBotSpeed = v.object({ kind: v.literal("pace"), id, table, pace: BotSpeed });

/** My answer to the decision that is asked of me. */
export const Answer = v.object({
  kind: v.literal("answer"),
  id,
  table,
  decision: v.pipe(v.string(), v.maxLength(80)),
  answer: v.pipe(v.string(), v.maxLength(400)),
});

/** What will certainly follow from this answer of mine, or from each of them: answered by `previews`. Nothing is done. */
export const AskPreview = v.object({
  kind: v.literal("preview"),
  id,
  table,
  decision: Answer.entries.decision,
  answer: v.optional(Answer.entries.answer),
});

/**
 * What the strongest would answer, and why: told to me alone by `hint`, and everybody at the table hears that I have asked. At
 * a friendly table that allows it. Asked again about the same decision, it is told again, and nobody hears of it.
 */
export const AskHint = v.object({
  kind: v.literal("hint"),
  id,
  table,
  decision: Answer.entries.decision,
});

/** Take my last move back, freely where `sight.undo` says so, else by asking the table. */
export const Undo = v.object({ kind: v.literal("undo"), id, table });

/** Whether I agree that the one who asks, `sight.undoAsked.seat`, takes his move back. */
export const UndoVote = v.object({ kind: v.literal("undo-vote"), id, table, of: Seat, agrees: v.boolean() });

/** I no longer ask to take my move back. */
export const UndoWithdraw = v.object({ kind: v.literal("undo-withdraw"), id, table });

/** Talk. In a match it stands in the log, `{ text }` or a statement of the game's own; before it, `{ text }` is chat. */
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

/** The talk before the match, further back than I have it: answered by `earlier-chat` with the lines before this number. */
export const AskEarlierChat = v.object({ kind: v.literal("earlier-chat"), id, table, before: count });

/** Whether a bot should stand in for a person who has been away for two minutes. Done when all others who are here agree. */
export const StandInVote = v.object({
  kind: v.literal("stand-in-vote"),
  id,
  table,
  seat: Seat,
  agrees: v.boolean(),
});

/** Somebody is out of time, and I wait on: he has as much as for a new decision. Not at a rated table. */
export const GiveTime = v.object({ kind: v.literal("give-time"), id, table, seat: Seat });

/** Reminds somebody for whom the table has waited for a while. */
export const Nudge = v.object({ kind: v.literal("nudge"), id, table, seat: Seat });

/** Whether I want the match to be paused. It is, or goes on, when more than half of those agree who play themselves. */
export const PauseVote = v.object({ kind: v.literal("pause-vote"), id, table, pause: v.boolean() });
/**
 * Whether somebody who spoils the match has to leave it: a bot plays on for him. Done when all others agree who play and are
 * here, at least two, or three where the result counts. One who is against it ends the vote.
 */
export const VoteOut = v.object({ kind: v.literal("vote-out"), id, table, seat: Seat, agrees: v.boolean() });

/** Whether I want to end the match now. Done when everybody agrees who plays his seat himself. */
export const EndVote = v.object({ kind: v.literal("end-vote"), id, table, agrees: v.boolean() });

/**
 * After the match: the same people again. The first who asks becomes host of a new table (see `again` of the old one)
 * where the others' seats are kept for them; whoever asks after him takes his seat there.
 */
export const Rematch = v.object({ kind: v.literal("again"), id, table });

/** Everything that a client may send. */
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
/** As a client writes it: what has a default may be left out. */
export type ToServer = v.InferInput<typeof FromClient>;
