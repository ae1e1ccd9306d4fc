import type { Kysely, Transaction } from "kysely";
import { type Rating, withIdleTime, whenDeviationReaches, UNKNOWN } from "./glicko.ts";
import type { PersonId } from "@roundtable/host/tables/table";
import type { RatingRow } from "../store/schema/ratings.ts";
import type { Schema } from "../store/schema/index.ts";

/** Players with a smaller deviation are on the leaderboard. */
const SETTLED = 110;

export interface RatingSubject {
  readonly kind: "person" | "bot" | "side";
  readonly who: string;
}

/** A rating as of now, and after how many matches. */
export interface KnownRating extends Rating {
  readonly matches: number;
}

/** The current ratings, locked until the transaction ends. Those who have none get the default. */
export async function lockRatings(
  db: Transaction<Schema>,
  game: string,
  all: readonly RatingSubject[],
  now: number,
): Promise<readonly (RatingSubject & KnownRating)[]> {
  if (all.length === 0) return [];
  // Always in the same order, so that two transactions cannot deadlock.
  const inOrder = all.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
  const rows = await db
    .insertInto("ratings")
    .values(inOrder.map((one) => ({ game, ...one, ...unknown(one), matches: 0, at: now, settled_until: 0 })))
    .onConflict((conflict) =>
      conflict
        .columns(["game", "kind", "who"])
        .doUpdateSet((row) => ({ matches: row.ref("ratings.matches") })),
    )
    .returningAll()
    .execute();
  return rows.map((row) => ({ kind: kindFrom(row.kind), who: row.who, ...asOf(row, now) }));
}

export async function saveRating(
  db: Transaction<Schema>,
  game: string,
  { kind, who }: RatingSubject,
  { rating, deviation, volatility }: Rating,
  now: number,
): Promise<void> {
  const settled_until = whenDeviationReaches({ rating, deviation, volatility }, SETTLED, now);
  await db
    .updateTable("ratings")
    .set((row) => ({
      rating,
      deviation,
      volatility,
      at: now,
      settled_until,
      matches: row("matches", "+", 1),
    }))
    .where("game", "=", game)
    .where("kind", "=", kind)
    .where("who", "=", who)
    .execute();
}

export interface GameRating extends KnownRating {
  readonly game: string;
  readonly isSettled: boolean;
}

/** All games in which the person was ever rated. */
export async function ratingsOf(db: Kysely<Schema>, person: PersonId, now: number): Promise<GameRating[]> {
  const rows = await db
    .selectFrom("ratings")
    .selectAll()
    .where("kind", "=", "person")
    .where("who", "=", person)
    .where("matches", ">", 0)
    .orderBy("game")
    .execute();
  return rows.map((row) => ({ game: row.game, isSettled: row.settled_until > now, ...asOf(row, now) }));
}

/** The cursor of a page. It includes the place, because counting everyone before it would take longer on each page. */
export interface LeaderboardKey {
  readonly rating: number;
  readonly person: PersonId;
  readonly place: number;
}

export interface LeaderboardRow extends KnownRating {
  readonly person: PersonId;
  readonly name: string;
}

/** Players with a settled rating who have not opted out, the strongest first. */
export async function leaderboardOf(
  db: Kysely<Schema>,
  game: string,
  { after, count, ...among }: { readonly after?: LeaderboardKey | undefined; readonly count: number } & Among,
): Promise<LeaderboardRow[]> {
  const rows = await settledIn(db, game, among)
    .innerJoin("people", "people.id", "ratings.who")
    .selectAll("ratings")
    .select("people.name")
    .$if(after !== undefined, (query) =>
      query.where((eb) =>
        eb(eb.refTuple("rating", "who"), "<", eb.tuple(after?.rating ?? 0, after?.person ?? "")),
      ),
    )
    .orderBy("rating", "desc")
    .orderBy("who", "desc")
    .limit(count)
    .execute();
  return rows.map((row) => ({ person: row.who, name: row.name, ...asOf(row, among.now) }));
}

/** The leaderboard of people or of their bots. */
interface Among {
  readonly now: number;
  readonly areBots: boolean;
}

function settledIn(db: Kysely<Schema>, game: string, { now, areBots }: Among) {
  return db
    .selectFrom("ratings")
    .where("game", "=", game)
    .where("kind", "=", "person")
    .where("settled_until", ">", now)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("profiles")
            .select("profiles.person")
            .whereRef("profiles.person", "=", "ratings.who")
            .where("among_best", "=", 0),
        ),
      ),
    )
    .where((eb) => {
      const bot = eb
        .selectFrom("guest_bots")
        .select("guest_bots.person")
        .whereRef("guest_bots.person", "=", "ratings.who");
      return areBots ? eb.exists(bot) : eb.not(eb.exists(bot));
    });
}

/** The rating of a side starts with a small deviation: a large advantage is unlikely. */
function unknown({ kind }: RatingSubject): Rating {
  return kind === "side" ? { ...UNKNOWN, deviation: 100 } : UNKNOWN;
}

function asOf({ rating, deviation, volatility, matches, at }: RatingRow, now: number): KnownRating {
  return { ...withIdleTime({ rating, deviation, volatility }, now - at), matches };
}

function nameOf({ kind, who }: RatingSubject): string {
  return `${kind} ${who}`;
}

function kindFrom(kind: string): RatingSubject["kind"] {
  if (kind === "person" || kind === "bot" || kind === "side") return kind;
  throw new Error(`Nothing that is a “${kind}” is rated.`);
}
