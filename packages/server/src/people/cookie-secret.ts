import { randomBytes } from "node:crypto";
import type { Store } from "../store/store.ts";

/** What cookies are signed with: made once, kept with everything else, so that a restart signs nobody out. */
export async function cookieSecret(store: Store): Promise<string> {
  const fresh = randomBytes(32).toString("hex");
  await store.write(async (transaction) => {
    await transaction
      .insertInto("secrets")
      .values({ name: "cookie", value: fresh })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute();
  });
  const { value } = await store.db
    .selectFrom("secrets")
    .select("value")
    .where("name", "=", "cookie")
    .executeTakeFirstOrThrow();
  return value;
}
