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
 * Who somebody is, by a cookie that no script can read. Of a stranger it holds an id that only we can sign, with the language
 * in which he got his name: nothing else remembers him. Who is kept has a session: his cookie holds a secret, the store its
 * hash. A signed cookie of somebody who is kept is exchanged for a session when he next asks who he is.
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

  /** What is signed has its signature behind a point. */
  async #byCookie(cookie: string): Promise<CurrentPerson | null> {
    return cookie.includes(".") ? await this.#signed(cookie) : await this.#inSession(cookie);
  }

  /** Of before cookies had the prefix: it counts until its owner has the one with it. Those whom nobody knows begin anew. */
  async #byUnprefixed(cookie: string): Promise<CurrentPerson | null> {
    const known = await this.#byCookie(cookie);
    if (known === null || !known.isStored) return null;
    return known.session === null || this.#sessions.mayLackPrefix(known.session) ? known : null;
  }

  /** Whether this browser was given another cookie a moment ago, and will send that one when it asks again. */
  async wasReplaced({ headers }: Asking): Promise<boolean> {
    const cookie = cookiesIn(headers)[cookieName(NAME, this.#secure)];
    return cookie !== undefined && (await this.#sessions.wasReplaced(cookie));
  }

  /** A bot of somebody's; who comes by a token is nobody else, whatever cookie he has. */
  async #byToken(token: string): Promise<CurrentPerson | null> {
    const person = await this.#guestBots.find(token);
    return person === null ? null : { person, cookie: "", isStored: true, session: null };
  }

  /** Somebody who was never here, or has left nothing behind but this id. */
  newGuest(locale: Locale, id?: PersonId): CurrentPerson {
    const person = this.#people.newGuest(locale, id);
    const cookie = this.#signer.sign(`${person.id}.${locale}`);
    return { person, cookie, isStored: false, session: null };
  }

  /**
   * The same, with a session if they are kept and have none yet. Null where their cookie was replaced since they were let in: the
   * browser that asks again has another.
   */
  async inSession(known: CurrentPerson, { headers }: Asking): Promise<CurrentPerson | null> {
    if (!known.isStored || known.session !== null) return known;
    const opened = await this.#sessions.exchange(known.person, this.#opening({ headers }, false));
    return opened === null ? null : this.#known(opened);
  }

  /** They are signed in on this device from now on; `isProved` where they have shown more than a code. */
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
   * The headers that make a browser remember this person, by a cookie with the prefix where that can be. What it has already is
   * given again only to last longer: on its way it could overwrite a newer one that another tab has been given.
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

  /** The header that makes a browser remember this person. */
  cookieFor({ cookie }: Pick<CurrentPerson, "cookie">): string {
    return cookieHeader(NAME, cookie, { secure: this.#secure, maxAge: SESSION_MS / 1000 });
  }

  /** The header that makes a browser forget whom it knew. */
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
