import type { Person } from "@roundtable/protocol";
import {
  AnnounceBody,
  type AnnouncementsBody,
  BanBody,
  type BansBody,
  ReasonBody,
  type ClientErrorsBody,
  type OperatorAction,
  type OperatorActionsBody,
  type OperatorReportsBody,
  type OperatorTablesBody,
  PageQuery,
  type PeopleBody,
  type ReportTalkBody,
  SilenceBody,
} from "@roundtable/protocol/operator";
import type { Transaction } from "kysely";
import { rangeFrom } from "../net/address-range.ts";
import { newId } from "../common/ids.ts";
import type { Clock } from "@roundtable/host/clock";
import type { Logger } from "pino";
import { refused, type Refusal } from "@roundtable/host/refusal";
import { talkIn } from "@roundtable/host/disclosure/report";
import type { People } from "../people/people.ts";
import type { Store } from "../store/store.ts";
import { bansIn, findBan, saveBan, liftBan } from "./ban-repository.ts";
import { clientErrorsIn } from "../client-errors/client-error-repository.ts";
import { dismissReport, openReports, searchPeople, unfinishedTables } from "./operator-lists.ts";
import {
  announcementsIn,
  operatorActionsIn,
  saveAnnouncement,
  saveOperatorAction,
  withdrawAnnouncement,
} from "./operator-repository.ts";
import { readReport } from "./report-repository.ts";
import { readTable } from "../store/tables/table-repository.ts";
import type { Schema } from "../store/schema/index.ts";
import type { PersonId, TableId } from "@roundtable/host/tables/table";
import { NOT_FOUND } from "../wire/answer.ts";
import { BODY_LIMIT, limited, type Policy, READ_OWN } from "../wire/policy.ts";
import type { Routes } from "../wire/routes.ts";

const DAY = 24 * 60 * 60 * 1000;
const HOUR = DAY / 24;

/** Stands for all people in notifications between nodes. */
export const EVERYBODY = "*";

const READ = { ...READ_OWN, who: "operator" } as const satisfies Policy;
const LIST = { ...READ, query: PageQuery } as const;
const ACT = { ...READ, rate: limited("actionsPerOperator"), bodyLimit: BODY_LIMIT } as const satisfies Policy;

interface OperatorParts {
  readonly store: Store;
  readonly people: People;
  readonly clock: Clock;
  readonly log: Logger;
  readonly tables: {
    endByOperator(id: TableId): Promise<Refusal | null>;
    /** Closes the chat of a table, or opens it again. */
    silence(id: TableId, on: boolean): Promise<Refusal | null>;
  };
  /** The addresses from which a person is connected to this node. */
  readonly placesOf: (person: PersonId) => readonly string[];
  /** The bans or announcements of this person, or of everyone, have changed. */
  readonly announce: (person: PersonId | null) => Promise<void>;
}

/** An operator's action. It is logged in the transaction that carries it out. */
interface Act {
  readonly what: OperatorAction["what"];
  readonly about: string;
  readonly why: string;
}

/** The operators' routes. Everyone else gets the same 404 as for a path that does not exist. */
export function serveOperator(
  routes: Routes,
  { store, people, clock, log, tables, placesOf, announce }: OperatorParts,
): void {
  const { db } = store;

  /** Carries out the action and logs it, or neither. */
  const act = async (
    me: Person,
    { what, about, why }: Act,
    write?: (transaction: Transaction<Schema>) => Promise<void>,
    concerned?: PersonId,
  ): Promise<{ done: true }> => {
    const action = { id: newId(), at: clock.now(), operator: me.id, what, about, why };
    await store.write(
      async (transaction) => {
        await write?.(transaction);
        await saveOperatorAction(transaction, action);
      },
      concerned === undefined ? undefined : { person: concerned },
    );
    log.warn({ operator: me.id, what, about }, "Operator action.");
    if (concerned !== undefined) await announce(concerned === EVERYBODY ? null : concerned);
    return { done: true };
  };

  // Unknown paths get the same answer as operators' paths do for everyone else, so that nobody can tell them apart.
  routes.route("ANY /api/*", READ, async () => NOT_FOUND);

  routes.route("GET /api/operator/reports", LIST, async ({ query }): Promise<OperatorReportsBody> =>
    openReports(db, query.before),
  );

  routes.route(
    "GET /api/operator/reports/:id",
    READ,
    async ({ params }): Promise<ReportTalkBody | Refusal> => {
      const kept = await readReport(db, params.id);
      if (kept === null) return refused("no-such-report");
      const table = await readTable(db, kept.table);
      const names = table?.seats.map((at) => (at.kind === "person" ? at.person : "")) ?? [];
      const known = await people.namesOf(names.filter((id) => id !== ""));
      const saidBy = (seat: number): Person => ({
        id: names[seat] ?? "",
        name: known.get(names[seat] ?? "") ?? "",
      });
      return {
        talk: talkIn(kept.report, saidBy),
        isOver: table?.status === "over",
      };
    },
  );

  const because = { ...ACT, body: ReasonBody } as const;
  routes.route("POST /api/operator/reports/:id/aside", because, async ({ me, params: { id }, body }) => {
    if ((await readReport(db, id)) === null) return refused("no-such-report");
    return await act(me.person, { what: "lay-aside", about: id, why: body.why }, (transaction) =>
      dismissReport(transaction, id, clock.now()),
    );
  });

  routes.route("GET /api/operator/people", LIST, async ({ query: { q, before } }): Promise<PeopleBody> => {
    const page = await searchPeople(db, q, { now: clock.now(), before });
    return {
      next: page.next,
      list: page.list.map((one) => ({ ...one, addresses: [...new Set(placesOf(one.person.id))] })),
    };
  });

  routes.route(
    "GET /api/operator/tables",
    LIST,
    async ({ query: { q, before } }): Promise<OperatorTablesBody> => unfinishedTables(db, q, before),
  );

  routes.route("POST /api/operator/tables/:id/end", because, async ({ me, params: { id }, body }) => {
    const refusal = await tables.endByOperator(id);
    return refusal ?? (await act(me.person, { what: "end-table", about: id, why: body.why }));
  });

  const silence = { ...ACT, body: SilenceBody } as const;
  routes.route("POST /api/operator/tables/:id/silence", silence, async ({ me, params: { id }, body }) => {
    const refusal = await tables.silence(id, body.on);
    const what = body.on ? "silence-table" : "unsilence-table";
    return refusal ?? (await act(me.person, { what, about: id, why: body.why }));
  });

  routes.route("GET /api/operator/bans", LIST, async ({ query }): Promise<BansBody> =>
    bansIn(db, clock.now(), query.before),
  );

  routes.route(
    "POST /api/operator/bans",
    { ...ACT, body: BanBody },
    async ({ me, body: { person, addresses, days, why } }) => {
      const found = person === undefined ? null : await people.find(person);
      if (person !== undefined && found === null) return refused("no-such-person");
      const range = addresses === undefined ? null : rangeFrom(addresses);
      if (addresses !== undefined && range === null) return refused("no-such-address");
      const at = clock.now();
      const until = days === null ? null : at + Math.round(days * DAY);
      const about = [found === null ? [] : [calledBy(found)], range ?? []].flat().join(" · ");
      return await act(
        me.person,
        { what: "ban", about, why },
        (transaction) =>
          saveBan(transaction, { id: newId(), person: person ?? null, addresses: range, why, at, until }),
        range === null ? (person ?? EVERYBODY) : EVERYBODY,
      );
    },
  );

  routes.route("POST /api/operator/bans/:id/lift", because, async ({ me, params, body }) => {
    const ban = await findBan(db, params.id, clock.now());
    if (ban === null) return refused("no-such-report");
    const about = [ban.person === null ? [] : [calledBy(ban.person)], ban.addresses ?? []].flat().join(" · ");
    return await act(
      me.person,
      { what: "lift-ban", about, why: body.why },
      (transaction) => liftBan(transaction, ban.id, clock.now()),
      ban.addresses === null ? (ban.person?.id ?? EVERYBODY) : EVERYBODY,
    );
  });

  routes.route("GET /api/operator/announcements", LIST, async ({ query }): Promise<AnnouncementsBody> =>
    announcementsIn(db, clock.now(), query.before),
  );

  routes.route(
    "POST /api/operator/announcements",
    { ...ACT, body: AnnounceBody },
    async ({ me, body: { words, person, hours } }) => {
      const found = person === undefined ? null : await people.find(person);
      if (person !== undefined && found === null) return refused("no-such-person");
      const at = clock.now();
      const announcement = {
        id: newId(),
        at,
        until: at + Math.round(hours * HOUR),
        person: person ?? null,
        words,
      };
      const about = found === null ? EVERYBODY : calledBy(found);
      return await act(
        me.person,
        { what: "announce", about, why: words },
        (transaction) => saveAnnouncement(transaction, announcement),
        person ?? EVERYBODY,
      );
    },
  );

  routes.route("POST /api/operator/announcements/:id/withdraw", because, async ({ me, params, body }) =>
    act(
      me.person,
      { what: "withdraw", about: params.id, why: body.why },
      (transaction) => withdrawAnnouncement(transaction, params.id, clock.now()),
      EVERYBODY,
    ),
  );

  routes.route("GET /api/operator/errors", LIST, async ({ query }): Promise<ClientErrorsBody> =>
    clientErrorsIn(db, query.before),
  );

  routes.route("GET /api/operator/deeds", LIST, async ({ query }): Promise<OperatorActionsBody> =>
    operatorActionsIn(db, query.before),
  );
}

function calledBy({ id, name }: Person): string {
  return `${name} (${id})`;
}
