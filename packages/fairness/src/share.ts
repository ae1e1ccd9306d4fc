import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Seat } from "@roundtable/kernel";
import type { Witness } from "./verify.ts";

const DOMAIN = "roundtable share 1";

/** A client's share of chance: 32 hexadecimal digits, from 16 random bytes. */
export type Nonce = string;

/**
 * What a client binds itself to before any share is opened: SHA-256 of four lines, so that
 * `printf 'roundtable share 1\n%s\n%s\n%s' commitment seat nonce | sha256sum` makes it. It hides, because 128 random
 * bits cannot be guessed, and it holds for no other key of the server and for no other seat.
 */
export function sealOf(commitment: string, seat: Seat, nonce: Nonce): string {
  return bytesToHex(sha256(utf8ToBytes([DOMAIN, commitment, seat, nonce].join("\n"))));
}

/** What is agreed when shares are opened: somebody who could change it then would choose among deals. */
export interface Terms {
  readonly game: string;
  readonly options: Readonly<Record<string, boolean | string>>;
  /** By seat, the id of the person who sits there; empty for a bot. */
  readonly people: readonly string[];
}

/** A start as a table shows it to everybody. */
export interface Start {
  readonly commitment: string;
  /** By seat, empty where no share was sealed; null as long as seals may still come. */
  readonly seals: readonly string[] | null;
  readonly terms: Terms;
}

/** What a client does next, and what it must remember before it does so. */
export type ShareStep =
  | { readonly kind: "seal"; readonly seal: string; readonly witness: Witness }
  | { readonly kind: "open"; readonly nonce: Nonce; readonly witness: Witness };

/**
 * The step of an honest client on this seat at a start. It seals a share under the server's commitment. It opens the
 * share only when all seals are fixed, its own among them. One commitment, one opening: a server that got it opened
 * among other seals could choose its own share after seeing ours. So this is also null if the server asks for more than
 * that.
 */
export function shareStep(start: Start, seat: Seat, known: Witness, newNonce: () => Nonce): ShareStep | null {
  const { commitment, seals, terms } = start;
  const { opened = [] } = known;
  const kept = known.commitment === commitment ? known.nonces?.[seat] : undefined;
  if (seals === null) {
    if (opened.includes(commitment)) return null;
    const nonce = kept ?? newNonce();
    const witness = { commitment, nonces: { [seat]: nonce }, opened };
    return { kind: "seal", seal: sealOf(commitment, seat, nonce), witness };
  }
  if (kept === undefined || seals[seat] !== sealOf(commitment, seat, kept)) return null;
  const witness = { commitment, nonces: { [seat]: kept }, seals, terms, opened: [...opened, commitment] };
  if (!opened.includes(commitment)) return { kind: "open", nonce: kept, witness };
  const isSame = JSON.stringify([known.seals, known.terms]) === JSON.stringify([seals, terms]);
  return isSame ? { kind: "open", nonce: kept, witness: known } : null;
}
