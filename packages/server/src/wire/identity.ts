import type { IncomingMessage } from "node:http";
import cookie from "@fastify/cookie";
import type { Person } from "@roundtable/protocol";
import type { People } from "../people/people.ts";

const NAME = "roundtable";
const A_YEAR = 365 * 24 * 60 * 60;

/** Who somebody is: a person's id in a cookie that only we can sign and no script can read. */
export class Identity {
  readonly #people: People;
  readonly #secret: string;
  readonly #secure: boolean;

  constructor(people: People, secret: string, publicUrl: URL | null) {
    this.#people = people;
    this.#secret = secret;
    this.#secure = publicUrl?.protocol === "https:";
  }

  async of({ headers }: Pick<IncomingMessage, "headers">): Promise<Person | null> {
    const value = cookie.parse(headers.cookie ?? "")[NAME];
    if (value === undefined) return null;
    const { valid, value: id } = cookie.unsign(value, this.#secret);
    return valid ? await this.#people.find(id) : null;
  }

  /** The header that makes a browser remember this person. */
  cookieFor({ id }: Person): string {
    return cookie.serialize(NAME, cookie.sign(id, this.#secret), {
      path: "/",
      httpOnly: true,
      sameSite: "lax",
      secure: this.#secure,
      maxAge: A_YEAR,
    });
  }
}
