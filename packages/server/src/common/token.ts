import { createHash, randomBytes } from "node:crypto";

/** 256 random bits. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** The stored form of a secret, which is of no use to a reader of the database. */
export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
