import type { Person, ProgressBody } from "@roundtable/protocol";
import {
  type LeaderboardBody,
  LeaderboardQuery,
  type ChartsBody,
  type FellowPlayer,
  type HistoryBody,
  HistoryQuery,
  type MatchResult,
  type PersonBody,
  ProfileBody,
  type RatingsBody,
} from "@roundtable/protocol/history";
import type { Clock } from "@roundtable/host/clock";
import type { Games } from "@roundtable/host/games";
import { playerStatistics } from "./player-statistics.ts";
import { visibleAmong, visiblePerson } from "./profile-visibility.ts";
import { refused } from "@roundtable/host/refusal";
import type { People } from "../people/people.ts";
import type { Store } from "../store/store.ts";
import { withBotOwner, ownersOf } from "../guest-bots/guest-bot-repository.ts";
import { achievementsOf } from "./achievement-repository.ts";
import { saveProfile, profilesOf } from "./profile-repository.ts";
import { type LeaderboardKey, leaderboardOf, ratingsOf } from "../ratings/rating-repository.ts";
import { fellowPlayersAt, type HistoryKey, resultsOf } from "./result-repository.ts";
import type { ResultRow } from "../store/schema/ratings.ts";
import type { TableId } from "@roundtable/host/tables/table";
import type { CurrentPerson } from "../people/session.ts";
import { CHANGE_OWN, READ_OPEN, READ_OWN } from "../wire/policy.ts";
import type { Routes } from "../wire/routes.ts";

const AT_ONCE = 20;
/** Charts use at most this many of the newest matches of a game. */
const MOST_COUNTED = 1000;

/** The same answer for a hidden profile and for one that does not exist. */
const NOBODY = refused("no-such-person");

export interface HistoryParts {
  readonly store: Store;
  readonly people: People;
  readonly clock: Clock;
  readonly games: Games;
  /** Which of these matches can still be replayed. */
  readonly replayableAmong: (ids: readonly TableId[]) => Promise<ReadonlySet<TableId>>;
}

/** Results, ratings and profiles, as far as the viewer may see them. */
export function serveHistory(
  routes: Routes,
  { store, people, clock, games, replayableAmong }: HistoryParts,
): void {
  const { db } = store;

  /** The person in the path, if the viewer may see their profile. */
  const meant = async (me: CurrentPerson | null, of: string) => {
    const viewer = me?.person ?? null;
    const seen = await visiblePerson(store, viewer, of === "me" ? (viewer?.id ?? "") : of);
    return seen === null ? null : { ...seen, viewer };
  };

  routes.route("GET /api/people/:id", READ_OPEN, async ({ me, params }) => {
    const seen = await meant(me, params.id);
    if (seen === null) return NOBODY;
    const { person, profile, isMe } = seen;
    const ratings = await ratingsOf(db, person.id, clock.now());
    return {
      person,
      profile: isMe ? profile : null,
      ratings: ratings.map(({ volatility: _volatility, ...rating }) => rating),
    } satisfies PersonBody;
  });

  const readOwn = { ...READ_OWN, bots: "allowed" } as const;
  routes.route("GET /api/progress/:game", readOwn, async ({ me, params }) => {
    const achieved = await achievementsOf(db, me.person.id, params.game);
    return { achieved } satisfies ProgressBody;
  });

  const history = { ...READ_OPEN, query: HistoryQuery } as const;
  routes.route("GET /api/people/:id/history", history, async ({ me, params, query }) => {
    const seen = await meant(me, params.id);
    if (seen === null) return NOBODY;
    const { game, before } = query;
    const rows = await resultsOf(db, {
      person: seen.person.id,
      game,
      before: before === undefined ? undefined : keyFrom(before),
      onlyRated: !seen.isMe,
      count: AT_ONCE + 1,
    });
    const shown = rows.slice(0, AT_ONCE);
    const last = rows.length > AT_ONCE ? shown.at(-1) : undefined;
    return {
      results: await toldTo(seen.viewer, shown),
      next: last === undefined ? null : `${last.over}-${last.table_id}`,
    } satisfies HistoryBody;
  });

  routes.route("GET /api/people/:id/charts/:game", READ_OPEN, async ({ me, params }) => {
    const seen = await meant(me, params.id);
    if (seen === null) return NOBODY;
    const rows = await resultsOf(db, {
      person: seen.person.id,
      game: params.game,
      onlyRated: !seen.isMe,
      count: MOST_COUNTED,
    });
    return playerStatistics(rows) satisfies ChartsBody;
  });

  routes.route("PUT /api/me/profile", { ...CHANGE_OWN, body: ProfileBody }, async ({ me, body }) => {
    await people.save(me.person);
    await store.write((transaction) => saveProfile(transaction, me.person.id, body));
    return body;
  });

  routes.route(
    "GET /api/best/:game",
    { ...READ_OPEN, query: LeaderboardQuery },
    async ({ me, params, query }) => {
      const { game } = params;
      if ((await games.load(game)) === null) return refused("no-such-game");
      const now = clock.now();
      const after = query.after === undefined ? undefined : leaderboardKeyFrom(query.after);
      const among = { now, areBots: query.of === "bots" };
      const rows = await leaderboardOf(db, game, { after, count: AT_ONCE + 1, ...among });
      const before = after?.place ?? 0;
      const shown = rows.slice(0, AT_ONCE);
      const last = rows.length > AT_ONCE ? shown.at(-1) : undefined;
      const ids = shown.map(({ person }) => person);
      const profile = await profilesOf(db, ids);
      const owners = await ownersOf(db, ids);
      const seen = await visibleAmong(store, me?.person.id ?? null, ids, profile);
      const best = shown.map(({ person: id, name, rating, deviation, matches }, nth) => ({
        place: before + nth + 1,
        person: withBotOwner({ id, name }, owners),
        rating,
        deviation,
        matches,
        isOpen: seen.has(id),
      }));
      const next = last === undefined ? null : `${last.rating}-${last.person}-${before + shown.length}`;
      return { best, next } satisfies LeaderboardBody;
    },
  );

  routes.route("GET /api/tables/:id/ratings", READ_OPEN, async ({ me: caller, params }) => {
    const me = caller?.person;
    const rows = await fellowPlayersAt(db, [params.id]);
    if (me === undefined || !rows.some(({ person }) => person === me.id)) return refused("no-such-table");
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
    return { changes } satisfies RatingsBody;
  });

  /** The table and the other players are only shown to people who played there. */
  const toldTo = async (viewer: Person | null, rows: readonly ResultRow[]): Promise<MatchResult[]> => {
    const ids = rows.map(({ table_id }) => table_id);
    const present = await fellowPlayersAt(db, ids);
    const company = Map.groupBy(present, ({ table_id }) => table_id);
    const owners = await ownersOf(
      db,
      present.flatMap(({ person }) => person ?? []),
    );
    const kept = await replayableAmong(ids);
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
): FellowPlayer {
  const { seat, person, bot, name } = row;
  const won = row.won === 1;
  if (bot !== null) return { kind: "bot", seat, bot, won };
  return person === null || name === null
    ? { kind: "gone", seat, won }
    : { kind: "person", seat, person: withBotOwner({ id: person, name }, owners), won };
}

function endedFrom(ended: string): MatchResult["ended"] {
  return ended === "played" || ended === "together" ? ended : "abandoned";
}

/** The protocol's `HistoryKey` has checked its form. */
function keyFrom(key: string): HistoryKey {
  const [over = "", table = ""] = key.split("-");
  return { over: Number(over), table };
}

function leaderboardKeyFrom(key: string): LeaderboardKey {
  const [rating = "", person = "", place = ""] = key.split("-");
  return { rating: Number(rating), person, place: Number(place) };
}
