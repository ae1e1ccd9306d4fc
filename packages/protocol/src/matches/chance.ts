import * as v from "valibot";
import { CommandId, list, TableId } from "../primitives.ts";

const id = CommandId;
const table = TableId;

/**
 * My share of chance, sealed: SHA-256 of `roundtable share 1`, the table's commitment, my seat and my nonce, one line
 * each. Every client that has a seat sends one when it is shown that the table is `starting`; the first one of a seat
 * counts. Whoever's does not come in time plays without a share.
 */
export const SealShare = v.object({
  kind: v.literal("seal-share"),
  id,
  table,
  seal: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, "Expected 64 hexadecimal digits.")),
});

/**
 * My share of chance, opened: the nonce, 32 hexadecimal digits from `crypto.getRandomValues`. To be sent when `seals`
 * shows all seals, and only if mine is among them and the commitment is the one that I sealed it under. Whoever does not
 * open in time has called the start off and loses his seat.
 */
export const OpenShare = v.object({
  kind: v.literal("open-share"),
  id,
  table,
  nonce: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, "Expected 32 hexadecimal digits.")),
});

/** What everybody may know of a table's chance. */
export const FairnessInfo = v.object({
  /** SHA-256 of the key, in hexadecimal: published before any share is sealed. Each start has a key of its own. */
  commitment: v.string(),
  /** By seat, empty where none was sealed in time; null until they are fixed, and in matches older than seals. */
  seals: v.nullable(list(v.string())),
  /** Starts that came to nothing after seals were fixed: who had withheld his share, nobody if the server was at fault. */
  calledOff: list(list(v.string())),
  /** Opened when the table is over; null before. */
  key: v.nullable(v.string()),
});
export type FairnessInfo = v.InferOutput<typeof FairnessInfo>;
