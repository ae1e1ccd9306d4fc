import type { Transaction } from "kysely";
import type { About } from "./group-commit.ts";
import type { Schema } from "./schema/index.ts";
import type { Store } from "./store.ts";

/** What a write has found out on the way, when it is kept. */
export async function written<Found>(
  store: Store,
  write: (transaction: Transaction<Schema>) => Promise<Found>,
  about?: About,
): Promise<Found> {
  const found: Found[] = [];
  await store.write(async (transaction) => {
    found.push(await write(transaction));
  }, about);
  // Where it had to be tried again, the last time counts.
  const last = found.at(-1);
  if (last === undefined) throw new Error("It was kept, and never written.");
  return last;
}
