import { randomBytes } from "node:crypto";
import { commit, newKey } from "@roundtable/fairness";
import { Secret } from "@roundtable/host/disclosure/secret";

/** A key to the chance of one match, and the commitment to it, which everybody may know. */
export function freshKey(): { readonly key: Secret<string>; readonly commitment: string } {
  const key = newKey(randomBytes(32));
  return { key: new Secret(key), commitment: commit(key) };
}
