import * as v from "valibot";
import { GameId, list, Moment, PersonId, TableId } from "./plain.ts";
import { Person } from "./person.ts";
import { Cursor } from "./tables/table.ts";
import { NO_CLOCK, TableClock } from "./time-controls/time-controls.ts";

/** After so many seconds bots may take the seats for which nobody has come; null: rather wait for people. */
export const BOTS_AFTER = [30, 120] as const;

/**
 * `POST /api/finding` → `FindingBody`: find me a game. One waits for one game at a time; asked again, for another. `seats`
 * is null where any number is welcome. Whoever is not seen on the home page for twenty seconds does not wait any more.
 */
export const FindBody = v.object({
  game: GameId,
  seats: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(64))),
  rated: v.optional(v.boolean(), false),
  botsAfter: v.nullable(v.picklist(BOTS_AFTER)),
});
export type FindBody = v.InferOutput<typeof FindBody>;

const Waiting = v.object({
  state: v.literal("waiting"),
  game: GameId,
  seats: v.nullable(v.number()),
  rated: v.boolean(),
  since: Moment,
  /** From when on bots take the seats for which nobody has come. */
  botsAt: v.nullable(Moment),
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
  until: Moment,
});

/** There is a table, I sit at it, and its match begins by itself. */
const Seated = v.object({ state: v.literal("seated"), table: TableId });

const Finding = v.variant("state", [Waiting, Offered, Seated]);
export type Finding = v.InferOutput<typeof Finding>;

/** How many wait for a game, and since when the first of them does. */
const Queue = v.object({ game: GameId, people: v.number(), since: Moment });

/** `GET`, `POST` and `DELETE /api/finding`, and `POST /api/finding/ready`: how my search stands; null where there is none. */
export const FindingBody = v.object({ finding: v.nullable(Finding), queues: list(Queue) });
export type FindingBody = v.InferOutput<typeof FindingBody>;

/** The same over the socket of whoever watches the lobby, when it changes. */
export const FindingNews = v.object({ kind: v.literal("finding"), ...FindingBody.entries });

/** Somebody keeps a seat for me, and this is agreed there. */
const InvitedTo = v.object({
  table: TableId,
  game: GameId,
  from: Person,
  until: Moment,
  clock: v.optional(TableClock, NO_CLOCK),
  rated: v.optional(v.boolean(), false),
});
export type InvitedTo = v.InferOutput<typeof InvitedTo>;

/** Where I am awaited, whenever that changes. `POST /api/tables/:id/decline` says no; whoever sits down says yes. */
export const Invitations = v.object({ kind: v.literal("invitations"), invitations: list(InvitedTo) });

/** `POST /api/tables/:id/invite`: keeps a free seat for somebody with whom I have played, and tells him. */
export const InviteBody = v.object({ person: PersonId });

/** `GET /api/companions?after=…` → `CompanionsBody`: the people with whom I have played, the last first. */
export const CompanionsBody = v.object({
  companions: list(v.object({ person: Person, at: Moment })),
  more: v.nullable(Cursor),
});
export type CompanionsBody = v.InferOutput<typeof CompanionsBody>;
