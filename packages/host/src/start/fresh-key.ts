import { commit, newKey } from "@roundtable/fairness";
import { Secret } from "../disclosure/secret.ts";

/** A key to the chance of one match, made of 32 random bytes; and the commitment to it, which is public. */
export function freshKey(bytes: Uint8Array): { readonly key: Secret<string>; readonly commitment: string } {
  const key = newKey(bytes);
  return { key: new Secret(key), commitment: commit(key) };
}
