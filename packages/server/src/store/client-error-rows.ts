import { createHash } from "node:crypto";
import { type ClientError, type ClientErrorBody, ERROR_PLACES } from "@roundtable/protocol/client-errors";
import type { Kysely, Transaction } from "kysely";
import * as v from "valibot";
import { earlier, type StoreTime } from "../clock.ts";
import { ASKED, keyFrom, type Page, pageOf } from "./paging.ts";
import type { Schema } from "./schema.ts";

/** Those that came last stay when there are more: nobody fills the store by reporting. */
const MOST_KEPT = 500;
/** An error that has not come again for this long is of a build that nobody has open any more. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
/** So much of the stack tells one error from another. */
const TELLING_FRAMES = 3;

/** The same error is kept once, with how often it came. */
export async function keepClientError(
  db: Transaction<Schema>,
  { where: place, name, message, stack, build }: ClientErrorBody,
  now: StoreTime,
): Promise<void> {
  const telling = JSON.stringify([place, name, message, build, stack.slice(0, TELLING_FRAMES)]);
  const id = createHash("sha256").update(telling).digest("hex").slice(0, 32);
  const error = { id, place, name, message, build, stack: JSON.stringify(stack) };
  await db
    .insertInto("client_errors")
    .values({ ...error, times: 1, first_at: now, last_at: now })
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet((update) => ({ times: update("client_errors.times", "+", 1), last_at: now })),
    )
    .execute();
  const newest = db
    .selectFrom("client_errors")
    .select("id")
    .orderBy("last_at", "desc")
    .orderBy("id")
    .limit(MOST_KEPT);
  await db.deleteFrom("client_errors").where("id", "not in", newest).execute();
}

export async function removeOldClientErrors(db: Transaction<Schema>, now: StoreTime): Promise<void> {
  await db.deleteFrom("client_errors").where("last_at", "<", earlier(now, KEPT_MS)).execute();
}

const Stack = v.array(v.string());

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
