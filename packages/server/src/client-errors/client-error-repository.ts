import { createHash } from "node:crypto";
import { type ClientError, type ClientErrorBody, ERROR_PLACES } from "@roundtable/protocol/client-errors";
import type { Kysely, Transaction } from "kysely";
import * as v from "valibot";
import { earlier, type StoreTime } from "@roundtable/host/clock";
import { ASKED, keyFrom, type Page, pageOf } from "../store/paging.ts";
import type { Schema } from "../store/schema/index.ts";

/** A limit, so that nobody can fill the store with reports. */
const MOST_KEPT = 500;
/** An error that has not recurred for this long comes from a build nobody has open any more. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
/** The top frames tell one error from another. */
const TELLING_FRAMES = 3;

const Stack = v.array(v.string());

/** Identical errors have the same fingerprint. */
function fingerprintOf({ where, name, message, stack, build }: ClientErrorBody): string {
  const telling = JSON.stringify([where, name, message, build, stack.slice(0, TELLING_FRAMES)]);
  return createHash("sha256").update(telling).digest("hex").slice(0, 32);
}

export async function isKnownClientError(db: Kysely<Schema>, error: ClientErrorBody): Promise<boolean> {
  const row = await db
    .selectFrom("client_errors")
    .select("id")
    .where("id", "=", fingerprintOf(error))
    .executeTakeFirst();
  return row !== undefined;
}

/** Saves an error once and counts how often it was reported. */
export async function saveClientError(
  db: Transaction<Schema>,
  error: ClientErrorBody,
  now: StoreTime,
): Promise<void> {
  const { where: place, name, message, stack, build } = error;
  const row = { id: fingerprintOf(error), place, name, message, build, stack: JSON.stringify(stack) };
  await db
    .insertInto("client_errors")
    .values({ ...row, times: 1, first_at: now, last_at: now })
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet((update) => ({ times: update("client_errors.times", "+", 1), last_at: now })),
    )
    .execute();
  const rows = await db
    .selectFrom("client_errors")
    .select(["id", "place", "stack"])
    .orderBy("last_at", "desc")
    .orderBy("id")
    .execute();
  const tooMany = beyondShare(rows, MOST_KEPT);
  if (tooMany.length > 0) await db.deleteFrom("client_errors").where("id", "in", tooMany).execute();
}

/**
 * The rows beyond `most`, newest first. Those of the most frequent place and script go first, so that a flood of one error
 * does not push out others.
 */
function beyondShare(
  rows: readonly { readonly id: string; readonly place: string; readonly stack: string }[],
  most: number,
): readonly string[] {
  if (rows.length <= most) return [];
  const counts = new Map<string, number>();
  const ranked = rows.map(({ id, place, stack }) => {
    const kind = `${place} ${v.parse(Stack, JSON.parse(stack))[0]?.split(":")[0] ?? ""}`;
    const rank = counts.get(kind) ?? 0;
    counts.set(kind, rank + 1);
    return { id, rank };
  });
  return ranked
    .toSorted((one, other) => one.rank - other.rank)
    .slice(most)
    .map(({ id }) => id);
}

export async function removeOldClientErrors(db: Transaction<Schema>, now: StoreTime): Promise<void> {
  await db.deleteFrom("client_errors").where("last_at", "<", earlier(now, KEPT_MS)).execute();
}

/** The latest first. */
export async function clientErrorsIn(db: Kysely<Schema>, before?: string): Promise<Page<ClientError>> {
  const key = keyFrom(before);
  const rows = await db
    .selectFrom("client_errors")
    .selectAll()
    .select("last_at as at")
    .where((where) =>
      where.or([
        where("last_at", "<", key.at),
        where.and([where("last_at", "=", key.at), where("id", "<", key.id)]),
      ]),
    )
    .orderBy("last_at", "desc")
    .orderBy("id", "desc")
    .limit(ASKED)
    .execute();
  return pageOf(rows, ({ id, place, name, message, build, stack, times, first_at, last_at }) => ({
    id,
    where: v.parse(v.picklist(ERROR_PLACES), place),
    name,
    message,
    build,
    stack: v.parse(Stack, JSON.parse(stack)),
    count: times,
    first: first_at,
    last: last_at,
  }));
}
