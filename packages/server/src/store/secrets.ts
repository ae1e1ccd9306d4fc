import type { Store } from "./store.ts";

/** A secret that is made once and stored. If several nodes make it at once, all get the same. */
export async function secret(store: Store, name: string, make: () => string): Promise<string> {
  const find = async (): Promise<string | undefined> =>
    (await store.db.selectFrom("secrets").select("value").where("name", "=", name).executeTakeFirst())?.value;
  const before = await find();
  if (before !== undefined) return before;
  await store.write(async (transaction) => {
    await transaction
      .insertInto("secrets")
      .values({ name, value: make() })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute();
  });
  const kept = await find();
  if (kept === undefined) throw new Error(`The secret ${name} was not kept.`);
  return kept;
}
