import * as v from "valibot";
import { ClientError } from "./client-errors.ts";
import { ChatLine } from "./matches/match.ts";
import { Person } from "./person.ts";
import { list, Timestamp, PersonId } from "./primitives.ts";
import { ReportReason } from "./reports.ts";
import { TableStatus } from "./tables/table.ts";

// Operators' requests. Everyone else gets the same 404 as for a path that does not exist. Lists have pages, newest first:
// `next` of one is `before` of the following, null after the last.

/** Characters of a reason or an announcement. */
export const LONGEST_WORDS = 500;

const words = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_WORDS));

/** The reason. Every action of an operator is logged with one. */
export const ReasonBody = v.object({ why: words });
export type ReasonBody = v.InferOutput<typeof ReasonBody>;

export const PageQuery = v.object({
  before: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,16}\.[0-9A-Za-z]{1,32}$/, "Expected `next` of a page.")),
  ),
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(40)), ""),
});

const pageOf = <const Item extends v.GenericSchema>(item: Item) =>
  v.object({ list: list(item), next: v.nullable(v.string()) });

/** A ban: the person may neither sit, talk nor open tables. `until` is null if it has no end. */
export const Ban = v.object({
  id: v.string(),
  person: v.nullable(Person),
  /** A range of addresses such as `203.0.113.0/24`. */
  addresses: v.nullable(v.string()),
  why: v.string(),
  at: Timestamp,
  until: v.nullable(Timestamp),
});
export type Ban = v.InferOutput<typeof Ban>;

/** `GET /api/operator/bans` → bans in force. */
export const BansBody = pageOf(Ban);
export type BansBody = v.InferOutput<typeof BansBody>;

/** `POST /api/operator/bans`: a person, addresses, or both; for some days, or without an end. */
export const BanBody = v.pipe(
  v.object({
    person: v.optional(PersonId),
    addresses: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60))),
    days: v.nullable(v.pipe(v.number(), v.minValue(1 / 24), v.maxValue(3650))),
    why: words,
  }),
  v.check(({ person, addresses }) => (person ?? addresses) !== undefined, "Whom? A person, or addresses."),
);
export type BanBody = v.InferOutput<typeof BanBody>;

/** `GET /api/operator/people?q=` → by a part of the name, or by id. */
export const PeopleBody = pageOf(
  v.object({
    person: Person,
    created: Timestamp,
    seen: Timestamp,
    /** The addresses they are connected from. */
    addresses: list(v.string()),
    isOperator: v.boolean(),
    reports: v.number(),
    ban: v.nullable(Ban),
  }),
);
export type PeopleBody = v.InferOutput<typeof PeopleBody>;

/** `GET /api/operator/tables?q=` → tables that are not over; `q` is the id of one. */
export const OperatorTablesBody = pageOf(
  v.object({
    id: v.string(),
    game: v.string(),
    status: TableStatus,
    names: list(v.string()),
    created: Timestamp,
    isSilenced: v.boolean(),
  }),
);
export type OperatorTablesBody = v.InferOutput<typeof OperatorTablesBody>;

/** `POST /api/operator/tables/:id/silence`: closes or opens the chat. `…/end` ends the match or closes the table. */
export const SilenceBody = v.object({ on: v.boolean(), why: words });

/** `GET /api/operator/reports` → reports that were not dismissed. */
export const OperatorReportsBody = pageOf(
  v.object({
    id: v.string(),
    when: Timestamp,
    game: v.string(),
    table: v.string(),
    words: v.string(),
    about: v.nullable(v.object({ person: Person, reason: ReportReason })),
    reporter: v.nullable(Person),
  }),
);
export type OperatorReportsBody = v.InferOutput<typeof OperatorReportsBody>;

/** `GET /api/operator/reports/:id` → the chat. Operators see nothing else of a running match. */
export const ReportTalkBody = v.object({ talk: list(ChatLine), isOver: v.boolean() });
export type ReportTalkBody = v.InferOutput<typeof ReportTalkBody>;

export const Announcement = v.object({
  id: v.string(),
  at: Timestamp,
  until: Timestamp,
  /** null if it is for everyone. */
  person: v.nullable(Person),
  words: v.string(),
});
export type Announcement = v.InferOutput<typeof Announcement>;

/** `GET /api/operator/announcements` → those still shown. */
export const AnnouncementsBody = pageOf(Announcement);
export type AnnouncementsBody = v.InferOutput<typeof AnnouncementsBody>;

/** `POST /api/operator/announcements`: to everyone, or to one person. */
export const AnnounceBody = v.object({
  words,
  person: v.optional(PersonId),
  hours: v.pipe(v.number(), v.minValue(0.01), v.maxValue(24 * 30)),
});
export type AnnounceBody = v.InferOutput<typeof AnnounceBody>;

/** `GET /api/operator/errors` → errors in pages, latest first. */
export const ClientErrorsBody = pageOf(ClientError);
export type ClientErrorsBody = v.InferOutput<typeof ClientErrorsBody>;

export const OPERATOR_ACTIONS = [
  "ban",
  "lift-ban",
  "end-table",
  "silence-table",
  "unsilence-table",
  "announce",
  "withdraw",
  "lay-aside",
] as const;
export const OperatorAction = v.object({
  id: v.string(),
  at: Timestamp,
  operator: Person,
  what: v.picklist(OPERATOR_ACTIONS),
  /** The name of its subject at the time. */
  about: v.string(),
  why: v.string(),
});
export type OperatorAction = v.InferOutput<typeof OperatorAction>;

/** `GET /api/operator/deeds` → the log of operators' actions, which never changes. */
export const OperatorActionsBody = pageOf(OperatorAction);
export type OperatorActionsBody = v.InferOutput<typeof OperatorActionsBody>;

/** The answer to every action. */
export const DoneBody = v.object({ done: v.literal(true) });
