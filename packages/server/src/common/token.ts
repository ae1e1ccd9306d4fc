import { createHash, randomBytes } from "node:crypto";

/** 256 bits that nobody guesses. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** What is kept of a secret: whoever reads the store cannot use it. */
export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
