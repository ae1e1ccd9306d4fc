import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { COMMON_PASSWORDS } from "./common-passwords.ts";

/** The parameters of scrypt. */
export interface PasswordCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** About 32 MB and a few tenths of a second. */
export const PASSWORD_COST: PasswordCost = { N: 2 ** 15, r: 8, p: 3 };
const BYTES = 32;
const MOST_MEMORY = 64 * 1024 * 1024;
/** This many hashes are computed at the same time, off the event loop. This many more may wait. */
const AT_ONCE = 2;
const MOST_WAITING = 50;

/** Too many passwords are being checked right now. */
export class PasswordQueueFull extends Error {
  override readonly name = "PasswordQueueFull";
}

/** The password hash as it is stored: parameters, salt and scrypt hash. */
export async function hashOfPassword(password: string, cost = PASSWORD_COST): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derived(password, salt, cost);
  return ["scrypt", cost.N, cost.r, cost.p, salt.toString("base64"), hash.toString("base64")].join("$");
}

/** Takes the same time whether the account exists or the password is wrong. Without a stored hash the result is false. */
export async function isCorrectPassword(
  password: string,
  kept: string | null,
  cost = PASSWORD_COST,
): Promise<boolean> {
  const [kind, N, r, p, salt = "", hash = ""] = kept?.split("$") ?? [];
  const right = Buffer.from(hash, "base64");
  const isWhole = kind === "scrypt" && right.length === BYTES;
  // Old hashes are checked with the parameters they were made with.
  const given = isWhole
    ? await derived(password, Buffer.from(salt, "base64"), { N: Number(N), r: Number(r), p: Number(p) })
    : await derived(password, randomBytes(16), cost);
  return isWhole && timingSafeEqual(right, given);
}

/** Whether the password is among the first guesses an attacker would try. */
export function isEasilyGuessed(password: string, email: string): boolean {
  const plain = password.normalize("NFKC").toLowerCase();
  const name = email.split("@")[0] ?? "";
  return COMMON_PASSWORDS.has(plain) || plain === email || plain === name || new Set(plain).size < 4;
}

let working = 0;
const waiting: (() => void)[] = [];

async function derived(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
  if (working >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw new PasswordQueueFull();
    await new Promise<void>((go) => waiting.push(go));
  } else working++;
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      scrypt(password.normalize("NFKC"), salt, BYTES, { ...cost, maxmem: MOST_MEMORY }, (error, hash) =>
        error === null ? resolve(hash) : reject(error),
      );
    });
  } finally {
    const next = waiting.shift();
    if (next === undefined) working--;
    else next();
  }
}
