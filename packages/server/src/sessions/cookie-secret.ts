import { randomBytes } from "node:crypto";
import { secret } from "../store/secrets.ts";
import type { Store } from "../store/store.ts";

/** The key that signs cookies. It is stored, so a restart signs nobody out. */
export function cookieSecret(store: Store): Promise<string> {
  return secret(store, "cookie", () => randomBytes(32).toString("hex"));
}
