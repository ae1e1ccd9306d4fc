import type { IncomingHttpHeaders } from "node:http";
import type { Signer } from "@fastify/cookie";
import { newId } from "../common/ids.ts";
import { hashOf } from "../common/token.ts";
import type { PersonId } from "@roundtable/host/tables/table";
import { cookieHeader, cookieName, cookieSigner, cookiesIn } from "../wire/cookies.ts";

const NAME = "roundtable-device";
/** Browsers keep no cookie for longer. */
const MAX_AGE = 400 * 24 * 60 * 60;
/** A device is known to at most this many accounts, the latest ones. */
const MOST_ACCOUNTS = 8;

/**
 * A cookie by which an account recognises a device its owner has signed in on, even after signing out. It grants nothing.
 * Password attempts from there are counted separately, so that strangers cannot lock the owner out.
 */
export class DeviceCookie {
  readonly #signer: Signer;
  readonly #secure: boolean;

  constructor(secret: string, publicUrl: URL | null) {
    this.#signer = cookieSigner(`${secret} ${NAME}`);
    this.#secure = publicUrl?.protocol === "https:";
  }

  /** The id of this device for an account that knows it. */
  knownTo(headers: IncomingHttpHeaders): (person: PersonId) => string | null {
    const { device, accounts } = this.#read(headers);
    return (person) => (accounts.includes(tagOf(person)) ? device : null);
  }

  /** The header that makes this device known to the account. */
  remember(headers: IncomingHttpHeaders, person: PersonId): string {
    const { device, accounts } = this.#read(headers);
    const tag = tagOf(person);
    const known = [tag, ...accounts.filter((account) => account !== tag)].slice(0, MOST_ACCOUNTS);
    return this.#signed(device, known);
  }

  /** The header that makes the account forget this device; null if it does not know it. */
  forget(headers: IncomingHttpHeaders, person: PersonId): string | null {
    const { device, accounts } = this.#read(headers);
    const tag = tagOf(person);
    if (!accounts.includes(tag)) return null;
    const others = accounts.filter((account) => account !== tag);
    return others.length === 0 ? this.#header("", 0) : this.#signed(device, others);
  }

  #signed(device: string, accounts: readonly string[]): string {
    return this.#header(this.#signer.sign([device, ...accounts].join("-")), MAX_AGE);
  }

  #header(value: string, maxAge: number): string {
    return cookieHeader(NAME, value, { secure: this.#secure, maxAge });
  }

  #read(headers: IncomingHttpHeaders): { readonly device: string; readonly accounts: readonly string[] } {
    const { valid, value } = this.#signer.unsign(cookiesIn(headers)[cookieName(NAME, this.#secure)] ?? "");
    const [device, ...accounts] = valid ? value.split("-") : [];
    return device === undefined ? { device: newId(), accounts: [] } : { device, accounts };
  }
}

/** Hashed, so that the cookie reveals no id. */
function tagOf(person: PersonId): string {
  return hashOf(person).slice(0, 16);
}
