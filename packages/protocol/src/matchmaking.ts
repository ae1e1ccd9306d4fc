import * as v from "valibot";
import { GameId, list, Timestamp, PersonId, TableId } from "./primitives.ts";
import { Person } from "./person.ts";
import { Cursor } from "./tables/table.ts";
import { NO_CLOCK, TableClock } from "./time-controls/time-controls.ts";

/** After so many seconds bots may take the seats for which nobody has come; null: rather wait for people. */
export const BOTS_AFTER = [30, 120] as const;

/**
 * `POST /api/finding` → `MatchmakingBody`: find me a game. One waits for one game at a time; asked again, for another. `seats`
 * is null where any number is welcome. Whoever is not seen on the home page for twenty seconds does not wait any more.
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
  /** From when on bots take the seats for which nobody has come. */
  botsAt: v.nullable(Timestamp),
});

/** Enough have been found; whoever does not say `POST /api/finding/ready` until then is replaced. */
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

/** There is a table, I sit at it, and its match begins by itself. */
const Seated = v.object({ state: v.literal("seated"), table: TableId });

const MatchmakingState = v.variant("state", [Waiting, Offered, Seated]);
export type MatchmakingState = v.InferOutput<typeof MatchmakingState>;

/** How many wait for a game, and since when the first of them does. */
const Queue = v.object({ game: GameId, people: v.number(), since: Timestamp });

/** `GET`, `POST` and `DELETE /api/finding`, and `POST /api/finding/ready`: how my search stands; null where there is none. */
export const MatchmakingBody = v.object({ finding: v.nullable(MatchmakingState), queues: list(Queue) });
export type MatchmakingBody = v.InferOutput<typeof MatchmakingBody>;

/** The same over the socket of whoever watches the lobby, when it changes. */
export const MatchmakingNews = v.object({ kind: v.literal("finding"), ...MatchmakingBody.entries });

/** Somebody keeps a seat for me, and this is agreed there. */
const Invitation = v.object({
  table: TableId,
  game: GameId,
  from: Person,
  until: Timestamp,
  clock: v.optional(TableClock, NO_CLOCK),
  rated: v.optional(v.boolean(), false),
});
export type Invitation = v.InferOutput<typeof Invitation>;

/** Where I am awaited, whenever that changes. `POST /api/tables/:id/decline` says no; whoever sits down says yes. */
export const Invitations = v.object({ kind: v.literal("invitations"), invitations: list(Invitation) });

/** `POST /api/tables/:id/invite`: keeps a free seat for somebody with whom I have played, and tells him. */
export const InviteBody = v.object({ person: PersonId });

/** `GET /api/companions?after=…` → `RecentPlayersBody`: the people with whom I have played, the last first. */
export const RecentPlayersBody = v.object({
  companions: list(v.object({ person: Person, at: Timestamp })),
  more: v.nullable(Cursor),
});
export type RecentPlayersBody = v.InferOutput<typeof RecentPlayersBody>;
