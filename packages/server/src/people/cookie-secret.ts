import { randomBytes } from "node:crypto";
import type { Store } from "../store/store.ts";

/** What cookies are signed with: made once, kept with everything else, so that a restart signs nobody out. */
export async function cookieSecret(store: Store): Promise<string> {
  const known = await read(store);
  if (known !== null) return known;
  const value = randomBytes(32).toString("hex");
  await store.write(async (db) => {
    await db
      .insertInto("secrets")
      .values({ name: "cookie", value })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute();
  });
  return (await read(store)) ?? value;
}

async function read({ db }: Store): Promise<string | null> {
  const row = await db.selectFrom("secrets").select("value").where("name", "=", "cookie").executeTakeFirst();
  return row?.value ?? null;
}
