import type { IncomingMessage } from "node:http";
import cookies from "@fastify/cookie";
import type { Person } from "@roundtable/protocol";
import type { FastifyInstance } from "fastify";
import type { People } from "../people/people.ts";

const NAME = "roundtable";
const A_YEAR = 365 * 24 * 60 * 60;

/** Who somebody is: a person's id in a cookie that only we can sign and no script can read. */
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

  async of({ headers }: Pick<IncomingMessage, "headers">): Promise<Person | null> {
    const value = this.#app.parseCookie(headers.cookie ?? "")[NAME];
    if (value === undefined) return null;
    const { valid, value: id } = this.#app.unsignCookie(value);
    return valid ? await this.#people.find(id) : null;
  }

  /** The header that makes a browser remember this person. */
  cookieFor({ id }: Person): string {
    return this.#app.serializeCookie(NAME, this.#app.signCookie(id), {
      path: "/",
      httpOnly: true,
      sameSite: "lax",
      secure: this.#secure,
      maxAge: A_YEAR,
    });
  }
}
