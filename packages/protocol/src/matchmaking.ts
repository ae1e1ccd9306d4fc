import * as v from "valibot";
import { GameId, list, Timestamp, PersonId, TableId } from "./primitives.ts";
import { Person } from "./person.ts";
import { Cursor } from "./tables/table.ts";
import { NO_CLOCK, TableClock } from "./time-controls/time-controls.ts";

/** After how many seconds bots may take free seats; null to wait for people. */
export const BOTS_AFTER = [30, 120] as const;

/**
 * `POST /api/finding` → `MatchmakingBody`: starts matchmaking. A person waits for one game at a time; another request
 * replaces it. `seats` is null for any number. Waiting ends after twenty seconds without a connection.
 */
export const MatchmakingRequest = v.object({
  game: GameId,
  seats: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(64))),
  rated: v.optional(v.boolean(), false),
  botsAfter: v.nullable(v.picklist(BOTS_AFTER)),
});
export type MatchmakingRequest = v.InferOutput<typeof MatchmakingRequest>;

const Waiting = v.object({
  state: v.literal("waiting"),
  game: GameId,
  seats: v.nullable(v.number()),
  rated: v.boolean(),
  since: Timestamp,
  /** When bots take the free seats. */
  botsAt: v.nullable(Timestamp),
});

/** A group was found. People who do not accept with `POST /api/finding/ready` in time are replaced. */
const Offered = v.object({
  state: v.literal("offered"),
  game: GameId,
  size: v.number(),
  rated: v.optional(v.boolean(), false),
  people: v.number(),
  ready: v.number(),
  amReady: v.boolean(),
  until: Timestamp,
});

/** The table is ready, I have a seat, and the match begins by itself. */
const Seated = v.object({ state: v.literal("seated"), table: TableId });

const MatchmakingState = v.variant("state", [Waiting, Offered, Seated]);
export type MatchmakingState = v.InferOutput<typeof MatchmakingState>;

/** How many people wait for a game, and since when the first does. */
const Queue = v.object({ game: GameId, people: v.number(), since: Timestamp });

/**
 * `GET`, `POST` and `DELETE /api/finding`, and `POST /api/finding/ready`: the state of my search; null if there is none.
 */
export const MatchmakingBody = v.object({ finding: v.nullable(MatchmakingState), queues: list(Queue) });
export type MatchmakingBody = v.InferOutput<typeof MatchmakingBody>;

/** The same over the socket, for clients that watch the lobby. */
export const MatchmakingNews = v.object({ kind: v.literal("finding"), ...MatchmakingBody.entries });

/** An invitation: a seat is reserved for me at this table. */
const Invitation = v.object({
  table: TableId,
  game: GameId,
  from: Person,
  until: Timestamp,
  clock: v.optional(TableClock, NO_CLOCK),
  rated: v.optional(v.boolean(), false),
});
export type Invitation = v.InferOutput<typeof Invitation>;

/** My invitations, at each change. `POST /api/tables/:id/decline` declines; sitting down accepts. */
export const Invitations = v.object({ kind: v.literal("invitations"), invitations: list(Invitation) });

/** `POST /api/tables/:id/invite`: reserves a free seat for a recent player and notifies them. */
export const InviteBody = v.object({ person: PersonId });

/** `GET /api/companions?after=…` → `RecentPlayersBody`: the people I have played with, latest first. */
export const RecentPlayersBody = v.object({
  companions: list(v.object({ person: Person, at: Timestamp })),
  more: v.nullable(Cursor),
});
export type RecentPlayersBody = v.InferOutput<typeof RecentPlayersBody>;
