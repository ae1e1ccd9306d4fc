import type { IncomingHttpHeaders } from "node:http";
import type { Signer } from "@fastify/cookie";
import { newId } from "../common/ids.ts";
import { hashOf } from "../common/token.ts";
import type { PersonId } from "@roundtable/host/tables/table";
import { cookieHeader, cookieName, cookieSigner, cookiesIn } from "../wire/cookies.ts";

const NAME = "roundtable-device";
/** As long as browsers keep a cookie at most. */
const MAX_AGE = 400 * 24 * 60 * 60;
/** So many accounts of one device have a budget of their own; of more, the last ones. */
const MOST_ACCOUNTS = 8;

/**
 * A cookie by which an account knows a device on which its owner has signed in, after signing out, too. It opens nothing: guesses
 * at the password that come from there are counted apart, so that no stranger who guesses can shut the owner out.
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

  /** The header by which this device is known to this account from now on. */
  remember(headers: IncomingHttpHeaders, person: PersonId): string {
    const { device, accounts } = this.#read(headers);
    const tag = tagOf(person);
    const known = [tag, ...accounts.filter((account) => account !== tag)].slice(0, MOST_ACCOUNTS);
    return this.#signed(device, known);
  }

  /** The header by which this device is no longer known to this account; null where it is not. */
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

/** Nobody who reads the cookie learns an id from it. */
function tagOf(person: PersonId): string {
  return hashOf(person).slice(0, 16);
}
