import * as v from "valibot";
import { CommandId, list, TableId } from "../primitives.ts";

const id = CommandId;
const table = TableId;

/**
 * My share of chance, sealed: SHA-256 of `roundtable share 1`, the table's commitment, my seat and my nonce, one line each.
 * Every client with a seat sends one while the table is `starting`; the first one per seat counts. A seat whose seal is
 * late plays without a share.
 */
export const SealShare = v.object({
  kind: v.literal("seal-share"),
  id,
  table,
  seal: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, "Expected 64 hexadecimal digits.")),
});

/**
 * My share of chance, opened: the nonce, 32 hexadecimal digits from `crypto.getRandomValues`. Send it once `seals` shows
 * all seals, and only if mine is among them and the commitment is the one I sealed for. Not opening in time calls the start
 * off and loses the seat.
 */
export const OpenShare = v.object({
  kind: v.literal("open-share"),
  id,
  table,
  nonce: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/, "Expected 32 hexadecimal digits.")),
});

/** The public facts about a table's chance. */
export const FairnessInfo = v.object({
  /** SHA-256 of the key, in hexadecimal, published before any share is sealed. Each start has its own key. */
  commitment: v.string(),
  /** By seat, empty if none was sealed in time; null until they are fixed, and in matches older than seals. */
  seals: v.nullable(list(v.string())),
  /** Starts that were called off after the seals were fixed: who withheld their share, or nobody if the server failed. */
  calledOff: list(list(v.string())),
  /** Published when the table is over; null before. */
  key: v.nullable(v.string()),
});
export type FairnessInfo = v.InferOutput<typeof FairnessInfo>;
