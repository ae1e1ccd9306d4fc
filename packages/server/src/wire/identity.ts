import type { IncomingMessage } from "node:http";
import { Signer } from "@fastify/cookie";
import { isLocale, type Locale } from "@roundtable/language";
import type { Person } from "@roundtable/protocol";
import { parseCookie, stringifySetCookie } from "cookie";
import { deviceIn } from "../people/device.ts";
import type { GuestBots } from "../people/guest-bots.ts";
import type { People } from "../people/people.ts";
import type { Session, Sessions } from "../people/sessions.ts";
import type { Services } from "../services.ts";
import { SESSION_MS } from "../store/session-rows.ts";
import type { PersonId } from "../tables/table.ts";

const NAME = "roundtable";

type Asking = Pick<IncomingMessage, "headers">;

/** Somebody, and how his cookie proves it. */
export interface Known {
  readonly person: Person;
  /** What his cookie holds. */
  readonly cookie: string;
  /** Others know him, too: he is remembered by more than his cookie. */
  readonly isKept: boolean;
  /** Null for a stranger, and for somebody who is kept since a moment ago. */
  readonly session: Session | null;
}

/** The token by which a bot says who it is. Other ways to be authorized are between a browser and what stands before us. */
function tokenIn({ headers }: Asking): string | null {
  const [, token] = /^Bearer (\S{1,200})$/.exec(headers.authorization ?? "") ?? [];
  return token ?? null;
}

export function isByToken(request: Asking): boolean {
  return tokenIn(request) !== null;
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

  constructor(
    { people, sessions, guestBots }: Pick<Services, "people" | "sessions" | "guestBots">,
    secret: string,
    publicUrl: URL | null,
  ) {
    this.#signer = new Signer(secret);
    this.#people = people;
    this.#sessions = sessions;
    this.#guestBots = guestBots;
    this.#secure = publicUrl?.protocol === "https:";
  }

  async of(request: Asking): Promise<Person | null> {
    return (await this.known(request))?.person ?? null;
  }

  async known({ headers }: Asking): Promise<Known | null> {
    const token = tokenIn({ headers });
    if (token !== null) return await this.#byToken(token);
    const cookie = parseCookie(headers.cookie ?? "")[NAME];
    if (cookie === undefined) return null;
    // What is signed has its signature behind a point.
    return cookie.includes(".") ? await this.#signed(cookie) : await this.#inSession(cookie);
  }

  /** A bot of somebody's; who comes by a token is nobody else, whatever cookie he has. */
  async #byToken(token: string): Promise<Known | null> {
    const person = await this.#guestBots.find(token);
    return person === null ? null : { person, cookie: "", isKept: true, session: null };
  }

  /** Somebody who was never here, or has left nothing behind but this id. */
  stranger(locale: Locale, id?: PersonId): Known {
    const person = this.#people.stranger(locale, id);
    const cookie = this.#signer.sign(`${person.id}.${locale}`);
    return { person, cookie, isKept: false, session: null };
  }

  /** The same, with a session if he is kept and has none yet. */
  async inSession(known: Known, { headers }: Asking): Promise<Known> {
    if (!known.isKept || known.session !== null) return known;
    const opened = await this.open(known.person, { headers });
    await this.#people.exchanged(known.person.id);
    return opened;
  }

  /** He is signed in on this device from now on. */
  async open(person: Person, { headers }: Asking): Promise<Known> {
    const { session, token } = await this.#sessions.open(person, deviceIn(headers["user-agent"]));
    return { person, cookie: token, isKept: true, session };
  }

  /** The header that makes a browser remember this person. */
  cookieFor({ cookie }: Known): string {
    return this.#header(cookie, SESSION_MS / 1000);
  }

  /** The header that makes a browser forget whom it knew. */
  get noCookie(): string {
    return this.#header("", 0);
  }

  #header(value: string, maxAge: number): string {
    return stringifySetCookie({
      name: NAME,
      value,
      path: "/",
      httpOnly: true,
      sameSite: "lax",
      secure: this.#secure,
      maxAge,
    });
  }

  async #inSession(cookie: string): Promise<Known | null> {
    const session = await this.#sessions.find(cookie);
    return session === null ? null : { person: session.person, cookie, isKept: true, session };
  }

  async #signed(cookie: string): Promise<Known | null> {
    const { valid, value } = this.#signer.unsign(cookie);
    if (!valid) return null;
    const [id = "", locale = ""] = value.split(".");
    const person = await this.#people.findSigned(id);
    if (person === "refused") return null;
    if (person !== null) return { person, cookie, isKept: true, session: null };
    return isLocale(locale) ? this.stranger(locale, id) : null;
  }
}
