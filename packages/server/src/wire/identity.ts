import type { IncomingMessage } from "node:http";
import cookies from "@fastify/cookie";
import { isLocale, type Locale } from "@roundtable/language";
import type { Person } from "@roundtable/protocol";
import type { FastifyInstance } from "fastify";
import type { People } from "../people/people.ts";
import type { PersonId } from "../tables/table.ts";

const NAME = "roundtable";
const A_YEAR = 365 * 24 * 60 * 60;

/** Somebody, and what his cookie says of him. */
export interface Known {
  readonly person: Person;
  readonly value: string;
  /** Others know him, too: he is remembered by more than his cookie. */
  readonly isKept: boolean;
}

/**
 * Who somebody is: a person's id in a cookie that only we can sign and no script can read. With it goes the language in
 * which he got his name, for as long as nothing else remembers him.
 */
export class Identity {
  readonly #app: FastifyInstance;
  readonly #people: People;
  readonly #secure: boolean;

  static async at(
    app: FastifyInstance,
    people: People,
    secret: string,
    publicUrl: URL | null,
  ): Promise<Identity> {
    await app.register(cookies, { secret, hook: false });
    return new Identity(app, people, publicUrl?.protocol === "https:");
  }

  private constructor(app: FastifyInstance, people: People, secure: boolean) {
    this.#app = app;
    this.#people = people;
    this.#secure = secure;
  }

  async of(request: Pick<IncomingMessage, "headers">): Promise<Person | null> {
    return (await this.known(request))?.person ?? null;
  }

  async known({ headers }: Pick<IncomingMessage, "headers">): Promise<Known | null> {
    const signed = this.#app.parseCookie(headers.cookie ?? "")[NAME];
    if (signed === undefined) return null;
    const { valid, value } = this.#app.unsignCookie(signed);
    if (!valid) return null;
    const [id = "", locale = ""] = value.split(".");
    const person = await this.#people.find(id);
    if (person !== null) return { person, value, isKept: true };
    return isLocale(locale) ? this.stranger(locale, id) : null;
  }

  /** Somebody who was never here, or has left nothing behind but this id. */
  stranger(locale: Locale, id?: PersonId): Known {
    const person = this.#people.stranger(locale, id);
    return { person, value: `${person.id}.${locale}`, isKept: false };
  }

  /** The header that makes a browser remember this person. */
  cookieFor({ value }: Known): string {
    return this.#app.serializeCookie(NAME, this.#app.signCookie(value), {
      path: "/",
      httpOnly: true,
      sameSite: "lax",
      secure: this.#secure,
      maxAge: A_YEAR,
    });
  }
}
