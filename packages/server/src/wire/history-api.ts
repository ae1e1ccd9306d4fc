import type { ErrorBody, Person } from "@roundtable/protocol";
import {
  type BestBody,
  BestQuery,
  type ChartsBody,
  type Company,
  type HistoryBody,
  HistoryQuery,
  type MatchResult,
  type PersonBody,
  ProfileBody,
  type RatingsBody,
} from "@roundtable/protocol/history";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as v from "valibot";
import type { Tables } from "../live/tables.ts";
import { counted } from "../people/counted.ts";
import { seenAmong, seenPerson } from "../people/seen.ts";
import type { Services } from "../services.ts";
import { knownAs, ownersOf } from "../store/guest-bot-rows.ts";
import { keepProfile, profilesOf } from "../store/profile-rows.ts";
import { type BestKey, bestOf, ratingsOf } from "../store/rating-rows.ts";
import { companyAt, type HistoryKey, resultsOf } from "../store/result-rows.ts";
import type { ResultRow } from "../store/result-schema.ts";
import type { TableId } from "../tables/table.ts";
import { sendRefusal, stranger, unreadable } from "./api.ts";
import type { Identity } from "./identity.ts";

const AT_ONCE = 20;
/** Charts are drawn of the newest matches of a game, so many at the most. */
const MOST_COUNTED = 1000;

type OfPerson = FastifyRequest<{ Params: { id: string } }>;
type OfPersonAndGame = FastifyRequest<{ Params: { id: string; game: string } }>;

/** What has become of matches, how strong people are, and how much of it others see. */
export function serveHistory(
  app: FastifyInstance,
  services: Services,
  tables: Tables,
  identity: Identity,
): void {
  const { store, people, clock } = services;
  const { db } = store;

  /** Whom the address means, if he may be seen by whoever asks. */
  const meant = async (request: OfPerson | OfPersonAndGame) => {
    const viewer = await identity.of(request.raw);
    const id = request.params.id === "me" ? (viewer?.id ?? "") : request.params.id;
    const seen = await seenPerson(store, viewer, id);
    return seen === null ? null : { ...seen, viewer };
  };

  app.get("/api/people/:id", async (request: OfPerson, reply) => {
    const seen = await meant(request);
    if (seen === null) return nobody(reply);
    const { person, profile, isMe } = seen;
    const ratings = await ratingsOf(db, person.id, clock.now());
    return fresh(reply).send({
      person,
      profile: isMe ? profile : null,
      ratings: ratings.map(({ volatility: _volatility, ...rating }) => rating),
    } satisfies PersonBody);
  });

  app.get("/api/people/:id/history", async (request: OfPerson, reply) => {
    const query = v.safeParse(HistoryQuery, request.query);
    if (!query.success) return sendRefusal(reply, unreadable(query.issues[0]));
    const seen = await meant(request);
    if (seen === null) return nobody(reply);
    const { game, before } = query.output;
    const rows = await resultsOf(db, {
      person: seen.person.id,
      game,
      before: before === undefined ? undefined : keyFrom(before),
      onlyRated: !seen.isMe,
      count: AT_ONCE + 1,
    });
    const shown = rows.slice(0, AT_ONCE);
    const last = rows.length > AT_ONCE ? shown.at(-1) : undefined;
    return fresh(reply).send({
      results: await toldTo(seen.viewer, shown),
      next: last === undefined ? null : `${last.over}-${last.table_id}`,
    } satisfies HistoryBody);
  });

  app.get("/api/people/:id/charts/:game", async (request: OfPersonAndGame, reply) => {
    const seen = await meant(request);
    if (seen === null) return nobody(reply);
    const { game } = request.params;
    const rows = await resultsOf(db, {
      person: seen.person.id,
      game,
      onlyRated: !seen.isMe,
      count: MOST_COUNTED,
    });
    return fresh(reply).send(counted(rows) satisfies ChartsBody);
  });

  app.put("/api/me/profile", async (request, reply) => {
    const me = await identity.of(request.raw);
    if (me === null) return stranger(reply);
    const body = v.safeParse(ProfileBody, request.body);
    if (!body.success) return sendRefusal(reply, unreadable(body.issues[0]));
    await people.keep(me);
    await store.write((transaction) => keepProfile(transaction, me.id, body.output));
    return body.output satisfies ProfileBody;
  });

  app.get<{ Params: { game: string } }>("/api/best/:game", async (request, reply) => {
    const query = v.safeParse(BestQuery, request.query);
    if (!query.success) return sendRefusal(reply, unreadable(query.issues[0]));
    const { game } = request.params;
    if ((await services.games.load(game)) === null) return sendRefusal(reply, { reason: "no-such-game" });
    const viewer = await identity.of(request.raw);
    const now = clock.now();
    const after = query.output.after === undefined ? undefined : bestKeyFrom(query.output.after);
    const among = { now, areBots: query.output.of === "bots" };
    const rows = await bestOf(db, game, { after, count: AT_ONCE + 1, ...among });
    const before = after?.place ?? 0;
    const shown = rows.slice(0, AT_ONCE);
    const last = rows.length > AT_ONCE ? shown.at(-1) : undefined;
    const ids = shown.map(({ person }) => person);
    const profile = await profilesOf(db, ids);
    const owners = await ownersOf(db, ids);
    const seen = await seenAmong(store, viewer?.id ?? null, ids, profile);
    const best = shown.map(({ person: id, name, rating, deviation, matches }, nth) => ({
      place: before + nth + 1,
      person: knownAs({ id, name }, owners),
      rating,
      deviation,
      matches,
      isOpen: seen.has(id),
    }));
    const next = last === undefined ? null : `${last.rating}-${last.person}-${before + shown.length}`;
    return fresh(reply).send({ best, next } satisfies BestBody);
  });

  app.get("/api/tables/:id/ratings", async (request: OfPerson, reply) => {
    const me = await identity.of(request.raw);
    const rows = await companyAt(db, [request.params.id]);
    if (me === null || !rows.some(({ person }) => person === me.id))
      return sendRefusal(reply, { reason: "no-such-table" });
    const profile = await profilesOf(
      db,
      rows.flatMap(({ person }) => person ?? []),
    );
    const isShown = ({ person }: ResultRow): boolean =>
      person !== null && (person === me.id || profile(person).seenBy !== "nobody");
    const changes = rows
      .filter(isShown)
      .flatMap(({ seat, rating_before: before, rating_after: after }) =>
        before === null || after === null ? [] : [{ seat, before, after }],
      );
    return fresh(reply).send({ changes } satisfies RatingsBody);
  });

  /** The table and its company are told to those who were there, and to nobody else. */
  const toldTo = async (viewer: Person | null, rows: readonly ResultRow[]): Promise<MatchResult[]> => {
    const ids = rows.map(({ table_id }) => table_id);
    const present = await companyAt(db, ids);
    const company = Map.groupBy(present, ({ table_id }) => table_id);
    const owners = await ownersOf(
      db,
      present.flatMap(({ person }) => person ?? []),
    );
    const kept = await tables.stillKept(ids);
    const thereFor = (table: TableId): MatchResult["there"] => {
      const all = company.get(table) ?? [];
      if (viewer === null || !all.some(({ person }) => person === viewer.id)) return null;
      return { table, isKept: kept.has(table), company: all.map((row) => companyFrom(row, owners)) };
    };
    return rows.map((row) => ({
      game: row.game,
      seats: row.seats,
      over: row.over,
      ended: endedFrom(row.ended),
      won: row.won === 1,
      place: row.place,
      points: row.points,
      forfeited: row.forfeited === 1,
      rating:
        row.rating_before === null || row.rating_after === null
          ? null
          : { before: row.rating_before, after: row.rating_after },
      there: thereFor(row.table_id),
    }));
  };
}

function companyFrom(
  row: ResultRow & { readonly name: string | null },
  owners: Awaited<ReturnType<typeof ownersOf>>,
): Company {
  const { seat, person, bot, name } = row;
  const won = row.won === 1;
  if (bot !== null) return { kind: "bot", seat, bot, won };
  return person === null || name === null
    ? { kind: "gone", seat, won }
    : { kind: "person", seat, person: knownAs({ id: person, name }, owners), won };
}

function endedFrom(ended: string): MatchResult["ended"] {
  return ended === "played" || ended === "together" ? ended : "abandoned";
}

/** As `HistoryKey` of the protocol has checked it. */
function keyFrom(key: string): HistoryKey {
  const [over = "", table = ""] = key.split("-");
  return { over: Number(over), table };
}

function bestKeyFrom(key: string): BestKey {
  const [rating = "", person = "", place = ""] = key.split("-");
  return { rating: Number(rating), person, place: Number(place) };
}

/** The same for one who may not be seen and for one who never was. */
function nobody(reply: FastifyReply): FastifyReply {
  return fresh(reply)
    .code(404)
    .send({ reason: "no-such-person" } satisfies ErrorBody);
}

function fresh(reply: FastifyReply): FastifyReply {
  return reply.header("cache-control", "no-store");
}
