import type { TableProblem } from "@roundtable/kernel";
import * as v from "valibot";
import { FairnessInfo } from "../matches/chance.ts";
import { Person } from "../person.ts";
import { areMixed, TableClock } from "../time-controls/time-controls.ts";
import { GameId, list, Timestamp, ofTheGame, OptionValues, PersonId, Seat, TableId } from "../primitives.ts";

/** How quickly bots answer: like people, quickly, or at once. */
export const BOT_SPEEDS = ["human", "quick", "instant"] as const;
export const BotSpeed = v.picklist(BOT_SPEEDS);
export type BotSpeed = v.InferOutput<typeof BotSpeed>;

/** `gathering` is before the match. `over` means played to the end, ended together, or abandoned (see `ended`). */
export const TableStatus = v.picklist(["gathering", "playing", "over"]);
export type TableStatus = v.InferOutput<typeof TableStatus>;

/** Who may watch the running match: everyone; everyone with a delay of some minutes; or nobody. Afterwards everyone may. */
export const SpectatorAccess = v.variant("kind", [
  v.object({ kind: v.literal("allowed") }),
  v.object({
    kind: v.literal("delayed"),
    minutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)),
  }),
  v.object({ kind: v.literal("none") }),
]);
export type SpectatorAccess = v.InferOutput<typeof SpectatorAccess>;

/** A free seat. `invited` is the person it is reserved for. Only they can take it until the host clears it. */
const OpenSeat = v.object({ kind: v.literal("open"), invited: v.nullable(Person) });

/** A bot's seat for the whole match; `bot` is its name in the game's registry. */
const BotSeat = v.object({ kind: v.literal("bot"), bot: v.string() });

/** A person's seat. */
const PersonSeat = v.object({
  kind: v.literal("person"),
  person: Person,
  /** The person has the table open in at least one tab or device. */
  here: v.boolean(),
  /** Since when they are away; null while they are here. */
  awaySince: v.nullable(Timestamp),
  /** Who plays the seat now. A bot stands in for a person who left; they take the seat back with `return`. */
  playedBy: v.picklist(["person", "bot"]),
  /** The seats that voted for a bot to stand in. */
  standInVotes: list(Seat),
  /** They have lost a rated match by leaving or running out of time, even if a bot plays on. */
  forfeited: v.boolean(),
  /** Their time has run out: the others may give more, let a bot play on, or end the match. */
  outOfTime: v.boolean(),
  /** The votes to remove this player, and until when it is open. */
  voteOut: v.exactOptional(v.object({ votes: list(Seat), until: Timestamp })),
  /** They were voted out: a bot plays on, and they see what spectators see. */
  isOut: v.exactOptional(v.boolean()),
});

export const SeatInfo = v.variant("kind", [OpenSeat, BotSeat, PersonSeat]);
export type SeatInfo = v.InferOutput<typeof SeatInfo>;

/** A problem as data of the game or the kernel. `text.problem` and `tableText.problem` put it into words. */
const Problem = ofTheGame<TableProblem | { readonly kind: string }>();

/** The state of a running match's clock. Only each player sees their own time: `bank` of their sight. */
const TimeInfo = v.object({
  /** A pause: by agreement, or because nobody has come for so long that nobody could decide. */
  pause: v.nullable(
    v.object({
      since: Timestamp,
      why: v.picklist(["agreed", "silence"]),
      /** When it ends by itself; absent if it has no end. */
      until: v.exactOptional(Timestamp),
    }),
  ),
  /** The seats that vote for a pause or, during one, for resuming. */
  pauseVotes: list(Seat),
  /** The last reminder: to whom, by whom and when. */
  nudge: v.nullable(v.object({ seat: Seat, by: Seat, at: Timestamp })),
});

/** Everything about a table except the match. Sent whole at each change. */
export const TableInfo = v.object({
  id: TableId,
  game: GameId,
  status: TableStatus,
  /** Listed on everyone's home page. Otherwise the table is found only by its link. */
  listed: v.boolean(),
  /** The person who may start, change options and free seats; null if nobody sits here. */
  host: v.nullable(PersonId),
  options: OptionValues,
  clock: TableClock,
  /** The result changes ratings: only free undos are allowed, and leaving means losing. */
  rated: v.boolean(),
  /** Rated even if people and bots of their own play together. Otherwise only people, or only bots, are rated. */
  ratedWithBots: v.exactOptional(v.literal(true)),
  /** null until the match has started */
  time: v.nullable(TimeInfo),
  seats: list(SeatInfo),
  /** People the host has removed. The host may let them back. */
  removed: list(Person),
  /** Spectators. */
  watchers: v.number(),
  /** The bots that can be seated, the strongest first. */
  bots: list(v.string()),
  pace: BotSpeed,
  /** The game's check of seats and options. With errors it cannot start. */
  check: v.object({ errors: list(Problem), warnings: list(Problem) }),
  /** The table is starting: shares of chance are sealed and, once `fairness.seals` shows the seals, opened. */
  starting: v.boolean(),
  fairness: FairnessInfo,
  /** The votes to end the match now; it ends when all agree. */
  endVotes: list(Seat),
  /** How it ended; null while it is not over. */
  ended: v.nullable(v.picklist(["played", "together", "abandoned"])),
  /** Who may watch the running match; absent if everyone may. Spectators' chat is separate until it is over. */
  watching: v.exactOptional(SpectatorAccess),
  /** Whether hints are allowed; absent if the game has none. Never at a rated table. */
  hints: v.exactOptional(v.boolean()),
  /** The table of the rematch, once someone asked for one. */
  again: v.nullable(TableId),
  created: Timestamp,
  /** The six-letter code, until the table is over. */
  code: v.exactOptional(v.string()),
  /** The match and entry this one continues; `openly` if hidden cards were not dealt again, so that many may know them. */
  continues: v.exactOptional(v.object({ table: TableId, at: v.number(), openly: v.boolean() })),
});
export type TableInfo = v.InferOutput<typeof TableInfo>;

/** Whether people and bots of their own sit there. */
function isMixedAt({ seats }: Pick<TableInfo, "seats">): boolean {
  return areMixed(seats.flatMap((at) => (at.kind === "person" ? [at.person.botOf !== undefined] : [])));
}

/** Whether its match is rated with those who sit there now. */
export function isRatedAt(info: Pick<TableInfo, "rated" | "ratedWithBots" | "seats">): boolean {
  return info.rated && (info.ratedWithBots === true || !isMixedAt(info));
}

/** A table in a list. */
export const TableSummary = v.object({
  id: TableId,
  game: GameId,
  status: TableStatus,
  host: v.nullable(Person),
  seats: list(
    v.variant("kind", [
      v.object({ kind: v.literal("open") }),
      v.object({ kind: v.literal("bot") }),
      v.object({ kind: v.literal("person"), name: v.string(), botOf: Person.entries.botOf }),
    ]),
  ),
  options: OptionValues,
  clock: TableClock,
  rated: v.boolean(),
  /** Its match is paused. */
  paused: v.boolean(),
  /** It is my turn; always false in the list of open tables. */
  myTurn: v.boolean(),
  /** I have left my seat and a bot plays it; always false in the list of open tables. */
  left: v.boolean(),
  created: Timestamp,
  /** It was played offline and uploaded. */
  offline: v.exactOptional(v.literal(true)),
  /** Spectators; only counted in the list of open tables. */
  watchers: v.optional(v.number(), 0),
});
export type TableSummary = v.InferOutput<typeof TableSummary>;

/** The cursor of the next page, to be sent back as it is. */
export const Cursor = v.pipe(v.string(), v.maxLength(200));
/** null if there is no further page. A server from before there were pages has none. */
export const MoreTables = v.optional(v.object({ open: v.nullable(Cursor), mine: v.nullable(Cursor) }), {
  open: null,
  mine: null,
});
