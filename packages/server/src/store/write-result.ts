import type { Transaction } from "kysely";
import type { About } from "./group-commit.ts";
import type { Schema } from "./schema/index.ts";
import type { Store } from "./store.ts";

/** The result of a write, once it is committed. */
export async function written<Found>(
  store: Store,
  write: (transaction: Transaction<Schema>) => Promise<Found>,
  about?: About,
): Promise<Found> {
  const found: Found[] = [];
  await store.write(async (transaction) => {
    found.push(await write(transaction));
  }, about);
  // If the write was retried, the last run counts.
  const last = found.at(-1);
  if (last === undefined) throw new Error("It was kept, and never written.");
  return last;
}
