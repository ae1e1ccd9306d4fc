import type { IncomingMessage } from "node:http";
import type { Signer } from "@fastify/cookie";
import { isLocale, type Locale } from "@roundtable/language";
import type { Person } from "@roundtable/protocol";
import { deviceIn } from "../common/device-name.ts";
import type { GuestBots } from "../guest-bots/guest-bots.ts";
import type { People } from "../people/people.ts";
import type { Opened, Opening, Sessions } from "./sessions.ts";
import { type CurrentPerson, SESSION_MS } from "../people/session.ts";
import { tokenIn } from "../wire/bearer-token.ts";
import type { PersonId } from "@roundtable/host/tables/table";
import { cookieHeader, cookieName, cookieSigner, cookiesIn, endUnprefixed } from "../wire/cookies.ts";

const NAME = "roundtable";

type Asking = Pick<IncomingMessage, "headers">;

interface IdentityParts {
  readonly people: People;
  readonly sessions: Sessions;
  readonly guestBots: GuestBots;
}

/**
 * Identifies people by a cookie that scripts cannot read. A guest who is not stored has a signed id with the language of
 * their name, and nothing else. A stored person has a session: the cookie holds a secret and the store its hash. A stored
 * person's signed cookie is exchanged for a session when they next ask who they are.
 */
export class Identity {
  readonly #signer: Signer;
  readonly #people: People;
  readonly #sessions: Sessions;
  readonly #guestBots: GuestBots;
  readonly #secure: boolean;

  constructor({ people, sessions, guestBots }: IdentityParts, secret: string, publicUrl: URL | null) {
    this.#signer = cookieSigner(secret);
    this.#people = people;
    this.#sessions = sessions;
    this.#guestBots = guestBots;
    this.#secure = publicUrl?.protocol === "https:";
  }

  async of(request: Asking): Promise<Person | null> {
    return (await this.known(request))?.person ?? null;
  }

  async known({ headers }: Asking): Promise<CurrentPerson | null> {
    const token = tokenIn({ headers });
    if (token !== null) return await this.#byToken(token);
    const sent = cookiesIn(headers);
    const cookie = sent[cookieName(NAME, this.#secure)];
    if (cookie !== undefined) return await this.#byCookie(cookie);
    const unprefixed = sent[NAME];
    return unprefixed === undefined ? null : await this.#byUnprefixed(unprefixed);
  }

  /** A signed value has a dot before its signature. */
  async #byCookie(cookie: string): Promise<CurrentPerson | null> {
    return cookie.includes(".") ? await this.#signed(cookie) : await this.#inSession(cookie);
  }

  /** Old cookies without the prefix count until their owner has the new one. Guests who are not stored start over. */
  async #byUnprefixed(cookie: string): Promise<CurrentPerson | null> {
    const known = await this.#byCookie(cookie);
    if (known === null || !known.isStored) return null;
    return known.session === null || this.#sessions.mayLackPrefix(known.session) ? known : null;
  }

  /** Whether this browser got another cookie a moment ago. A retry will send that one. */
  async wasReplaced({ headers }: Asking): Promise<boolean> {
    const cookie = cookiesIn(headers)[cookieName(NAME, this.#secure)];
    return cookie !== undefined && (await this.#sessions.wasReplaced(cookie));
  }

  /** A token identifies a bot, whatever cookie comes with it. */
  async #byToken(token: string): Promise<CurrentPerson | null> {
    const person = await this.#guestBots.find(token);
    return person === null ? null : { person, cookie: "", isStored: true, session: null };
  }

  /** A new guest, or one with this id who is not stored. */
  newGuest(locale: Locale, id?: PersonId): CurrentPerson {
    const person = this.#people.newGuest(locale, id);
    const cookie = this.#signer.sign(`${person.id}.${locale}`);
    return { person, cookie, isStored: false, session: null };
  }

  /**
   * Adds a session if the person is stored and has none yet. null if their cookie was replaced meanwhile: the browser has
   * another one when it retries.
   */
  async inSession(known: CurrentPerson, { headers }: Asking): Promise<CurrentPerson | null> {
    if (!known.isStored || known.session !== null) return known;
    const opened = await this.#sessions.exchange(known.person, this.#opening({ headers }, false));
    return opened === null ? null : this.#known(opened);
  }

  /** Signs a person in on this device. `isProved` if they have shown more than a code. */
  async open(
    person: Person,
    { headers }: Asking,
    { isProved }: { readonly isProved: boolean },
  ): Promise<CurrentPerson> {
    return this.#known(await this.#sessions.open(person, this.#opening({ headers }, isProved)));
  }

  #opening({ headers }: Asking, isProved: boolean): Opening {
    return { device: deviceIn(headers["user-agent"]), isProved, hasHostCookie: this.#secure };
  }

  #known({ session, token }: Opened): CurrentPerson {
    return { person: session.person, cookie: token, isStored: true, session };
  }

  /**
   * Set-Cookie headers for this person, with the prefix if possible. A cookie the browser already has is only sent again to
   * extend it: on its way it could overwrite a newer one of another tab.
   */
  async remember(
    known: CurrentPerson,
    { headers }: Asking,
    { isToLast }: { readonly isToLast: boolean },
  ): Promise<readonly string[]> {
    const { session, cookie } = known;
    if (this.#secure && session !== null && session.hostCookie === null)
      await this.#sessions.gotHostCookie(session);
    const sent = cookiesIn(headers);
    const has = sent[cookieName(NAME, this.#secure)];
    const isOldNameLeft = this.#secure && has !== undefined && sent[NAME] !== undefined;
    return [
      ...(has === cookie && !isToLast ? [] : [this.cookieFor(known)]),
      ...(isOldNameLeft ? [endUnprefixed(NAME)] : []),
    ];
  }

  /** The Set-Cookie header for this person. */
  cookieFor({ cookie }: Pick<CurrentPerson, "cookie">): string {
    return cookieHeader(NAME, cookie, { secure: this.#secure, maxAge: SESSION_MS / 1000 });
  }

  /** The header that removes the cookie. */
  get noCookie(): string {
    return cookieHeader(NAME, "", { secure: this.#secure, maxAge: 0 });
  }

  async #inSession(cookie: string): Promise<CurrentPerson | null> {
    const session = await this.#sessions.find(cookie);
    return session === null ? null : { person: session.person, cookie, isStored: true, session };
  }

  async #signed(cookie: string): Promise<CurrentPerson | null> {
    const { valid, value } = this.#signer.unsign(cookie);
    if (!valid) return null;
    const [id = "", locale = ""] = value.split(".");
    const person = await this.#people.findSigned(id);
    if (person === "refused") return null;
    if (person !== null) return { person, cookie, isStored: true, session: null };
    return isLocale(locale) ? this.newGuest(locale, id) : null;
  }
}
