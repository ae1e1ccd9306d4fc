import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { chanceFrom, type ChanceSource, type Words } from "@roundtable/kernel";
import { bytesOf, type Key } from "./key.ts";

const DOMAIN = "roundtable chance 1\n";
const WORDS_IN_BLOCK = 8;

/**
 * Chance that nobody could choose: the server was bound to the key and each client to its nonce before any nonce was
 * opened. `nonces` are in seat order, empty for a seat without a client.
 *
 * Block `b` of draw `d` is HMAC-SHA256(key, DOMAIN · how many nonces · each nonce's length and UTF-8 bytes · d · b).
 * All numbers have 32 bits, most significant byte first. A block is eight words, read the same way. HMAC-SHA256 and not a
 * quicker keyed hash, because every language and `openssl` have it: a sceptic needs none of our code. Its cost is two
 * compressions a block, some microseconds, and a block holds a shuffle of nine cards.
 */
export function fairChance(key: Key, nonces: readonly string[]): ChanceSource {
  return chanceFrom(fairWords(key, nonces));
}

function fairWords(key: Key, nonces: readonly string[]): Words {
  const match = hmac
    .create(sha256, bytesOf(key))
    .update(utf8ToBytes(DOMAIN))
    .update(bigEndian(nonces.length));
  for (const nonce of nonces) {
    const bytes = utf8ToBytes(nonce);
    match.update(bigEndian(bytes.length)).update(bytes);
  }

  let latest: { readonly draw: number; readonly number: number; readonly words: DataView } | null = null;
  return (draw, nth) => {
    const number = Math.floor(nth / WORDS_IN_BLOCK);
    if (latest?.draw !== draw || latest.number !== number) {
      const block = match.clone().update(bigEndian(draw, number)).digest();
      latest = { draw, number, words: new DataView(block.buffer, block.byteOffset, block.byteLength) };
    }
    return latest.words.getUint32((nth % WORDS_IN_BLOCK) * 4);
  };
}

function bigEndian(...numbers: readonly number[]): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(numbers.length * 4));
  for (const [index, number] of numbers.entries()) bytes.setUint32(index * 4, number);
  return new Uint8Array(bytes.buffer);
}
