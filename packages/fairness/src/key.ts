import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

/** 64 lowercase hexadecimal digits. The key determines every die of the match, so it is opened only after the end. */
export type Key = string;

const KEY_BYTES = 32;
const KEY = /^[0-9a-f]{64}$/;

/** The bytes come from the caller, whose platform knows best where good randomness lies. */
export function newKey(randomBytes: Uint8Array): Key {
  if (randomBytes.length !== KEY_BYTES) {
    throw new RangeError(`A key is made of ${KEY_BYTES} random bytes, not of ${randomBytes.length}.`);
  }
  return bytesToHex(randomBytes);
}

export function isKey(value: unknown): value is Key {
  return typeof value === "string" && KEY.test(value);
}

/** One length only: HMAC pads short keys with zeros, and two keys that draw alike would be two ways to open. */
export function bytesOf(key: Key): Uint8Array {
  if (!isKey(key)) throw new RangeError("A key is 64 lowercase hexadecimal digits.");
  return hexToBytes(key);
}

/**
 * What is published before setup: plain SHA-256 of the key's bytes, so that `xxd -r -p | sha256sum` checks it. It binds,
 * because nobody finds a second key for it; it hides, because 256 random bits cannot be guessed.
 */
export function commit(key: Key): string {
  return bytesToHex(sha256(bytesOf(key)));
}
