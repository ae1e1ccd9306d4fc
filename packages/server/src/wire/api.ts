import {
  ContinueBody,
  CreateBody,
  type CreatedBody,
  type ErrorBody,
  type MeBody,
  MeQuery,
  type Person,
  type ProgressBody,
  type Reason,
  RenameBody,
  type TablesBody,
} from "@roundtable/protocol";
import { ReportBody } from "@roundtable/protocol/report";
import type { Locale } from "@roundtable/language";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as v from "valibot";
import type { Tables } from "../live/tables.ts";
import type { Services } from "../services.ts";
import { preferredLocale } from "../people/locale.ts";
import { madeUpIn } from "../people/made-up-name.ts";
import { isReserved } from "../people/reserved-names.ts";
import { isRefusal, type Refusal } from "../refusal.ts";
import type { SummaryPage } from "../store/lists.ts";
import { hasWayIn } from "../store/account-rows.ts";
import { achievementsOf } from "../store/achievement-rows.ts";
import type { Identity, Known } from "./identity.ts";
import type { Rates } from "./rates.ts";
import { Buckets } from "../token-bucket.ts";

export interface ApiSettings {
  readonly rates: Rates;
  readonly addressOf: (request: FastifyRequest) => string;
  readonly renamed: (person: Person, before: string) => Promise<void>;
}

/** What is not live: who I am, lists, new tables, the log of a match, progress. */
export function serveApi(
  app: FastifyInstance,
  { lobby, people, sessions, store }: Services,
  tables: Tables,
  identity: Identity,
  { rates, addressOf, renamed }: ApiSettings,
): void {
  const guests = new Buckets(rates.guestsPerAddress);
  const newTables = new Buckets(rates.tablesPerAddress);
  const newReports = new Buckets(rates.reportsPerAddress);

  app.get("/api/me", async (request, reply) => {
    const query = v.safeParse(MeQuery, request.query);
    if (!query.success) return sendRefusal(reply, unreadable(query.issues[0]));
    const before = await identity.known(request.raw);
    // A bot keeps its token, and needs no cookie.
    if (before?.person.botOf !== undefined) return meBody(before.person, false);
    if (before === null && !guests.take(addressOf(request), performance.now())) return tooFast(reply);
    const { locale } = query.output;
    const known =
      before === null
        ? identity.stranger(locale ?? preferredLocale(request.headers["accept-language"]))
        : await identity.inSession(await calledIn(locale, before), request.raw);
    await people.saw(known.person);
    if (known.session !== null) await sessions.saw(known.session);
    // Given again on each visit, so that it does not run out for those who come back.
    void reply.header("set-cookie", identity.cookieFor(known)).header("cache-control", "no-store");
    return meBody(known.person, known.isKept && (await hasWayIn(store.db, known.person.id)));
  });

  /** Who changes his language takes a made-up name along into it. */
  const calledIn = async (locale: Locale | undefined, me: Known): Promise<Known> => {
    if (locale === undefined) return me;
    if (!me.isKept) return identity.stranger(locale, me.person.id);
    const person = await people.nameIn(locale, me.person);
    if (person === null) return me;
    await renamed(person, me.person.name);
    return { ...me, person };
  };

  app.patch("/api/me", async (request, reply) => {
    const me = await identity.of(request.raw);
    if (me === null) return stranger(reply);
    const body = v.safeParse(RenameBody, request.body);
    if (!body.success) return sendRefusal(reply, unreadable(body.issues[0]));
    if (isReserved(body.output.name)) return sendRefusal(reply, { reason: "name-reserved" });
    const person = await people.rename(me.id, body.output.name);
    await renamed(person, me.name);
    return meBody(person, await hasWayIn(store.db, person.id));
  });

  app.get("/api/tables", async (request, reply) => {
    const me = await identity.of(request.raw);
    const none: SummaryPage = { items: [], more: null };
    const [open, mine] = await Promise.all([lobby.open(), me === null ? none : lobby.mine(me.id)]);
    void reply.header("cache-control", "no-store");
    const more = { open: open.more, mine: mine.more };
    return { open: open.items, mine: mine.items, more } satisfies TablesBody;
  });

  app.post("/api/tables", async (request, reply) => {
    const me = await identity.of(request.raw);
    if (me === null) return stranger(reply);
    if (!newTables.take(addressOf(request), performance.now())) return tooFast(reply);
    const body = v.safeParse(CreateBody, request.body);
    if (!body.success) return sendRefusal(reply, unreadable(body.issues[0]));
    await people.keep(me);
    const created = await tables.making.create(me, body.output);
    if (isRefusal(created)) return sendRefusal(reply, bodyOf(created));
    return reply.code(201).send(created satisfies CreatedBody);
  });

  app.post<{ Params: { id: string } }>("/api/tables/:id/continue", async (request, reply) => {
    const me = await identity.of(request.raw);
    if (me === null) return stranger(reply);
    if (!newTables.take(addressOf(request), performance.now())) return tooFast(reply);
    const body = v.safeParse(ContinueBody, request.body);
    if (!body.success) return sendRefusal(reply, unreadable(body.issues[0]));
    await people.keep(me);
    const created = await tables.making.continueFrom(me, request.params.id, body.output);
    if (isRefusal(created)) return sendRefusal(reply, bodyOf(created));
    return reply.code(201).send(created satisfies CreatedBody);
  });

  app.get<{ Params: { game: string } }>("/api/progress/:game", async (request, reply) => {
    const me = await identity.of(request.raw);
    if (me === null) return stranger(reply);
    void reply.header("cache-control", "no-store");
    const achieved = await achievementsOf(store.db, me.id, request.params.game);
    return { achieved } satisfies ProgressBody;
  });

  app.post<{ Params: { id: string } }>("/api/tables/:id/report", async (request, reply) => {
    const me = await identity.of(request.raw);
    if (me === null) return stranger(reply);
    if (!newReports.take(addressOf(request), performance.now())) return tooFast(reply);
    const body = v.safeParse(ReportBody, request.body);
    if (!body.success) return sendRefusal(reply, unreadable(body.issues[0]));
    const reported = await tables.report(me.id, request.params.id, body.output);
    return isRefusal(reported) ? sendRefusal(reply, bodyOf(reported)) : reply.code(201).send(reported);
  });

  app.get<{ Params: { id: string } }>("/api/tables/:id/since", async (request, reply) => {
    const me = await identity.of(request.raw);
    if (me === null) return stranger(reply);
    const since = await tables.since(me.id, request.params.id);
    if (isRefusal(since)) return sendRefusal(reply, bodyOf(since));
    return reply.header("cache-control", "no-store").send(since);
  });

  app.get<{ Params: { id: string } }>("/api/tables/:id/log", async (request, reply) => {
    const file = await tables.matchFile(request.params.id);
    if (isRefusal(file)) return sendRefusal(reply, bodyOf(file));
    return reply
      .header("content-disposition", `attachment; filename="roundtable-${file.table}.json"`)
      .header("cache-control", "no-store")
      .send(file);
  });
}

export function sendRefusal(reply: FastifyReply, body: ErrorBody): FastifyReply {
  return reply.code(statusOf(body.reason)).send(body);
}

export function tooFast(reply: FastifyReply): FastifyReply {
  return sendRefusal(reply, { reason: "too-fast" });
}

export function meBody(me: Person, hasAccount: boolean): MeBody {
  return { me, named: madeUpIn(me.name) === null, hasAccount };
}

export function stranger(reply: FastifyReply): FastifyReply {
  const detail = "There is no cookie yet: ask GET /api/me first.";
  return reply.code(401).send({ reason: "unreadable", detail } satisfies ErrorBody);
}

export function unreadable(issue: v.BaseIssue<unknown>): ErrorBody {
  const path = v.getDotPath(issue);
  return { reason: "unreadable", detail: path === null ? issue.message : `${path}: ${issue.message}` };
}

export function bodyOf({ refused: reason, problems }: Refusal): ErrorBody {
  return problems === undefined ? { reason } : { reason, problems };
}

function statusOf(reason: Reason): number {
  switch (reason) {
    case "no-such-game":
    case "no-such-table":
    case "no-such-person":
    case "no-such-report":
      return 404;
    case "too-fast":
    case "too-many-tables":
      return 429;
    case "try-again":
    case "disk-full":
    case "disk-read-only":
    case "disk-failing":
      return 503;
    case "broken-table":
      return 500;
    case "log-closed":
    case "banned":
      return 403;
    case "unreadable":
      return 400;
    default:
      return 409;
  }
}
