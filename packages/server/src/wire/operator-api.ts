import type { Person } from "@roundtable/protocol";
import {
  AnnounceBody,
  type AnnouncementsBody,
  BanBody,
  type BansBody,
  BecauseBody,
  type ClientErrorsBody,
  type Deed,
  type DeedsBody,
  type OperatorReportsBody,
  type OperatorTablesBody,
  PageQuery,
  type PeopleBody,
  type ReportTalkBody,
  SilenceBody,
} from "@roundtable/protocol/operator";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Transaction } from "kysely";
import * as v from "valibot";
import { rangeFrom } from "../address-range.ts";
import { newId } from "../ids.ts";
import type { Tables } from "../live/tables.ts";
import { isRefusal, refused, type Refusal } from "../refusal.ts";
import { talkIn } from "../disclosure/report.ts";
import type { Services } from "../services.ts";
import { bansIn, findBan, keepBan, liftBan } from "../store/ban-rows.ts";
import { clientErrorsIn } from "../store/client-error-rows.ts";
import { layAside, openReports, peopleLike, tablesUnderWay } from "../store/operator-lists.ts";
import {
  announcementsIn,
  deedsIn,
  isOperator,
  keepAnnouncement,
  keepDeed,
  withdrawAnnouncement,
} from "../store/operator-rows.ts";
import { readReport } from "../store/report-rows.ts";
import { readTable } from "../store/table-rows.ts";
import type { Schema } from "../store/schema.ts";
import type { PersonId } from "../tables/table.ts";
import { Buckets } from "../token-bucket.ts";
import { bodyOf, sendRefusal, tooFast, unreadable } from "./api.ts";
import type { Identity } from "./identity.ts";
import type { Rates } from "./rates.ts";

const DAY = 24 * 60 * 60 * 1000;
const HOUR = DAY / 24;

/** By this name all people are told of at once. */
export const EVERYBODY = "*";

export interface OperatorSettings {
  readonly rates: Rates;
  /** From where somebody is connected here now. */
  readonly placesOf: (person: PersonId) => readonly string[];
  /** How this person, or everybody, stands with the house has changed. */
  readonly announce: (person: PersonId | null) => Promise<void>;
}

interface ById {
  Params: { id: string };
}

/** What an operator has done: told to nobody before it is written down together with what it does. */
interface Act {
  readonly what: Deed["what"];
  readonly about: string;
  readonly why: string;
}

/**
 * The operator's page. To everybody who is none, nothing is here: he is answered as at any address that never was, whatever
 * he sends.
 */
export function serveOperator(
  app: FastifyInstance,
  { store, people, clock, log }: Services,
  tables: Tables,
  identity: Identity,
  { rates, placesOf, announce }: OperatorSettings,
): void {
  const deeds = new Buckets(rates.deedsPerOperator);
  const { db } = store;

  type Handling<Answer> = (me: Person, request: FastifyRequest) => Promise<Answer | Refusal>;

  const forOperators =
    <Answer extends object>(handle: Handling<Answer>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const me = await identity.of(request.raw);
      if (me === null || !(await isOperator(db, me.id))) {
        reply.callNotFound();
        return reply;
      }
      if (request.method !== "GET" && !deeds.take(me.id, performance.now())) return tooFast(reply);
      try {
        const answer = await handle(me, request);
        if (isRefusal(answer)) return sendRefusal(reply, bodyOf(answer));
        return await reply.header("cache-control", "no-store").send(answer);
      } catch (error) {
        if (!(error instanceof v.ValiError)) throw error;
        return sendRefusal(reply, unreadable((error as v.ValiError<v.GenericSchema>).issues[0]));
      }
    };

  /** Done and written down in one, or neither. */
  const act = async (
    me: Person,
    { what, about, why }: Act,
    write?: (transaction: Transaction<Schema>) => Promise<void>,
    concerned?: PersonId,
  ): Promise<{ done: true }> => {
    const deed = { id: newId(), at: clock.now(), operator: me.id, what, about, why };
    await store.write(
      async (transaction) => {
        await write?.(transaction);
        await keepDeed(transaction, deed);
      },
      concerned === undefined ? undefined : { person: concerned },
    );
    log.warn({ operator: me.id, what, about }, "An operator has done something.");
    if (concerned !== undefined) await announce(concerned === EVERYBODY ? null : concerned);
    return { done: true };
  };

  const pageAsked = (request: FastifyRequest): v.InferOutput<typeof PageQuery> =>
    v.parse(PageQuery, request.query);
  const idIn = (request: FastifyRequest): string => (request as FastifyRequest<ById>).params.id;

  app.get(
    "/api/operator/reports",
    forOperators<OperatorReportsBody>((_me, request) => openReports(db, pageAsked(request).before)),
  );

  app.get(
    "/api/operator/reports/:id",
    forOperators<ReportTalkBody>(async (_me, request) => {
      const kept = await readReport(db, idIn(request));
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
    }),
  );

  app.post(
    "/api/operator/reports/:id/aside",
    forOperators(async (me, request) => {
      const { why } = v.parse(BecauseBody, request.body);
      const id = idIn(request);
      if ((await readReport(db, id)) === null) return refused("no-such-report");
      return await act(me, { what: "lay-aside", about: id, why }, (transaction) =>
        layAside(transaction, id, clock.now()),
      );
    }),
  );

  app.get(
    "/api/operator/people",
    forOperators<PeopleBody>(async (_me, request) => {
      const { q, before } = pageAsked(request);
      const page = await peopleLike(db, q, { now: clock.now(), before });
      return {
        next: page.next,
        list: page.list.map((one) => ({ ...one, addresses: [...new Set(placesOf(one.person.id))] })),
      };
    }),
  );

  app.get(
    "/api/operator/tables",
    forOperators<OperatorTablesBody>((_me, request) => {
      const { q, before } = pageAsked(request);
      return tablesUnderWay(db, q, before);
    }),
  );

  app.post(
    "/api/operator/tables/:id/end",
    forOperators(async (me, request) => {
      const { why } = v.parse(BecauseBody, request.body);
      const refusal = await tables.endByHouse(idIn(request));
      return refusal ?? (await act(me, { what: "end-table", about: idIn(request), why }));
    }),
  );

  app.post(
    "/api/operator/tables/:id/silence",
    forOperators(async (me, request) => {
      const { on, why } = v.parse(SilenceBody, request.body);
      const refusal = await tables.silence(idIn(request), on);
      const what = on ? "silence-table" : "unsilence-table";
      return refusal ?? (await act(me, { what, about: idIn(request), why }));
    }),
  );

  app.get(
    "/api/operator/bans",
    forOperators<BansBody>((_me, request) => bansIn(db, clock.now(), pageAsked(request).before)),
  );

  app.post(
    "/api/operator/bans",
    forOperators(async (me, request) => {
      const { person, addresses, days, why } = v.parse(BanBody, request.body);
      const found = person === undefined ? null : await people.find(person);
      if (person !== undefined && found === null) return refused("no-such-person");
      const range = addresses === undefined ? null : rangeFrom(addresses);
      if (addresses !== undefined && range === null) return refused("no-such-address");
      const at = clock.now();
      const until = days === null ? null : at + Math.round(days * DAY);
      const about = [found === null ? [] : [calledBy(found)], range ?? []].flat().join(" · ");
      return await act(
        me,
        { what: "ban", about, why },
        (transaction) =>
          keepBan(transaction, { id: newId(), person: person ?? null, addresses: range, why, at, until }),
        range === null ? (person ?? EVERYBODY) : EVERYBODY,
      );
    }),
  );

  app.post(
    "/api/operator/bans/:id/lift",
    forOperators(async (me, request) => {
      const { why } = v.parse(BecauseBody, request.body);
      const ban = await findBan(db, idIn(request), clock.now());
      if (ban === null) return refused("no-such-report");
      const about = [ban.person === null ? [] : [calledBy(ban.person)], ban.addresses ?? []]
        .flat()
        .join(" · ");
      return await act(
        me,
        { what: "lift-ban", about, why },
        (transaction) => liftBan(transaction, ban.id, clock.now()),
        ban.addresses === null ? (ban.person?.id ?? EVERYBODY) : EVERYBODY,
      );
    }),
  );

  app.get(
    "/api/operator/announcements",
    forOperators<AnnouncementsBody>((_me, request) =>
      announcementsIn(db, clock.now(), pageAsked(request).before),
    ),
  );

  app.post(
    "/api/operator/announcements",
    forOperators(async (me, request) => {
      const { words, person, hours } = v.parse(AnnounceBody, request.body);
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
        me,
        { what: "announce", about, why: words },
        (transaction) => keepAnnouncement(transaction, announcement),
        person ?? EVERYBODY,
      );
    }),
  );

  app.post(
    "/api/operator/announcements/:id/withdraw",
    forOperators(async (me, request) => {
      const { why } = v.parse(BecauseBody, request.body);
      const id = idIn(request);
      return await act(
        me,
        { what: "withdraw", about: id, why },
        (transaction) => withdrawAnnouncement(transaction, id, clock.now()),
        EVERYBODY,
      );
    }),
  );

  app.get(
    "/api/operator/errors",
    forOperators<ClientErrorsBody>((_me, request) => clientErrorsIn(db, pageAsked(request).before)),
  );

  app.get(
    "/api/operator/deeds",
    forOperators<DeedsBody>((_me, request) => deedsIn(db, pageAsked(request).before)),
  );
}

function calledBy({ id, name }: Person): string {
  return `${name} (${id})`;
}
