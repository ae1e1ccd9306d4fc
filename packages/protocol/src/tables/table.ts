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

/** Gathering: before the match. Over: played to the end, ended together, or abandoned (see `ended`). */
export const TableStatus = v.picklist(["gathering", "playing", "over"]);
export type TableStatus = v.InferOutput<typeof TableStatus>;

/**
 * Who may look on while the match runs: everybody; everybody so many minutes later, seeing what everybody could know then;
 * or nobody. When it is over everybody may.
 */
export const SpectatorAccess = v.variant("kind", [
  v.object({ kind: v.literal("allowed") }),
  v.object({
    kind: v.literal("delayed"),
    minutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)),
  }),
  v.object({ kind: v.literal("none") }),
]);
export type SpectatorAccess = v.InferOutput<typeof SpectatorAccess>;

/** Nobody sits here. `invited` is whom it is kept for, after “Again”; only he can take it until the host clears it. */
const OpenSeat = v.object({ kind: v.literal("open"), invited: v.nullable(Person) });

/** A bot sits here for the whole match; `bot` is its name in the game's registry. */
const BotSeat = v.object({ kind: v.literal("bot"), bot: v.string() });

/** A person sits here. */
const PersonSeat = v.object({
  kind: v.literal("person"),
  person: Person,
  /** At least one of his tabs or devices has the table open. */
  here: v.boolean(),
  /** Since when he is away; null while he is here. */
  awaySince: v.nullable(Timestamp),
  /** Who decides for the seat now. A bot stands in for one who left; he takes the seat back with `return`. */
  playedBy: v.picklist(["person", "bot"]),
  /** The seats whose people agreed that a bot should stand in for him. */
  standInVotes: list(Seat),
  /** He has lost a rated match by leaving it or by letting his time run out, whoever plays on. */
  forfeited: v.boolean(),
  /** His time for what he is asked has run out: the others may give him more, let a bot play on, or end the match. */
  outOfTime: v.boolean(),
  /** The seats that want him to leave the match, and until when that is asked. */
  voteOut: v.exactOptional(v.object({ votes: list(Seat), until: Timestamp })),
  /** He was voted out: a bot plays on, and he sees what those see who look on. */
  isOut: v.exactOptional(v.boolean()),
});

export const SeatInfo = v.variant("kind", [OpenSeat, BotSeat, PersonSeat]);
export type SeatInfo = v.InferOutput<typeof SeatInfo>;

/** A problem in the words of the game or of the kernel: `text.problem` and `tableText.problem` say it. */
const Problem = ofTheGame<TableProblem | { readonly kind: string }>();

/** What has become of the time of a running match. How much each has left is his own business: see `bank` of a sight. */
const TimeInfo = v.object({
  /** Paused: by those who play, or because nobody has come for so long that nobody is left to decide anything. */
  pause: v.nullable(
    v.object({
      since: Timestamp,
      why: v.picklist(["agreed", "silence"]),
      /** When it ends by itself; absent where it lasts as long as people want it. */
      until: v.exactOptional(Timestamp),
    }),
  ),
  /** The seats whose people want a pause or, while there is one, to go on. */
  pauseVotes: list(Seat),
  /** Who was last reminded that the others wait, by whom and when. */
  nudge: v.nullable(v.object({ seat: Seat, by: Seat, at: Timestamp })),
});

/** Everything about a table except the match itself. Sent whole whenever something of it changes. */
export const TableInfo = v.object({
  id: TableId,
  game: GameId,
  status: TableStatus,
  /** Shown on the home page of everybody; otherwise only who has the link finds it. */
  listed: v.boolean(),
  /** The person who may start, change options and free seats; null when nobody sits here. */
  host: v.nullable(PersonId),
  options: OptionValues,
  clock: TableClock,
  /** The result counts for ratings: nothing is taken back but what is free, and who leaves has lost. */
  rated: v.boolean(),
  /** It is rated even where people and bots of their own play together; else only people, or only bots, are rated. */
  ratedWithBots: v.exactOptional(v.literal(true)),
  /** Null where nothing has become of it yet. */
  time: v.nullable(TimeInfo),
  seats: list(SeatInfo),
  /** Whom the host has sent away; he may let them back. */
  removed: list(Person),
  /** People with the table open who have no seat. */
  watchers: v.number(),
  /** Which bots can be seated, the game's best first. */
  bots: list(v.string()),
  pace: BotSpeed,
  /** What the game says of these seats and options. With errors it cannot start. */
  check: v.object({ errors: list(Problem), warnings: list(Problem) }),
  /** “Start” was pressed: shares of chance are sealed and, once `fairness.seals` shows the seals, opened. */
  starting: v.boolean(),
  fairness: FairnessInfo,
  /** The seats whose people want to end the match now; when all of them do, it is over. */
  endVotes: list(Seat),
  /** How it ended: played to the end, ended together, or given up; null while it is not over. */
  ended: v.nullable(v.picklist(["played", "together", "abandoned"])),
  /** Who may look on while the match runs; absent where everybody may. Whose talk is apart until it is over. */
  watching: v.exactOptional(SpectatorAccess),
  /** Whether one may take hints in the match; absent where the game has nobody to give them. Never at a rated table. */
  hints: v.exactOptional(v.boolean()),
  /** The table at which these people play again, once somebody asked for it. */
  again: v.nullable(TableId),
  created: Timestamp,
  /** Six letters to read out loud, by which it is found as long as it is not over. */
  code: v.exactOptional(v.string()),
  /** Its match goes on from this moment of another; `openly` with everything as it lay, which many may know. */
  continues: v.exactOptional(v.object({ table: TableId, at: v.number(), openly: v.boolean() })),
});
export type TableInfo = v.InferOutput<typeof TableInfo>;

/** Whether people and programs of their own sit there. */
function isMixedAt({ seats }: Pick<TableInfo, "seats">): boolean {
  return areMixed(seats.flatMap((at) => (at.kind === "person" ? [at.person.botOf !== undefined] : [])));
}

/** Whether its match counts with those who sit there now. */
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
  /** Something is asked of me there; always false in the list of open tables. */
  myTurn: v.boolean(),
  /** I have left my seat there, and a bot plays it; always false in the list of open tables. */
  left: v.boolean(),
  created: Timestamp,
  /** It was played on somebody's own device, and handed over. */
  offline: v.exactOptional(v.literal(true)),
  /** People with the table open who have no seat; counted in the list of open tables alone. */
  watchers: v.optional(v.number(), 0),
});
export type TableSummary = v.InferOutput<typeof TableSummary>;

/** Where the next page of a list begins: to be handed back as it is. */
export const Cursor = v.pipe(v.string(), v.maxLength(200));
/** Null where there is no further page. A server from before there were pages has none. */
export const MoreTables = v.optional(v.object({ open: v.nullable(Cursor), mine: v.nullable(Cursor) }), {
  open: null,
  mine: null,
});
