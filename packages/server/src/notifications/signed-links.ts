import { createHmac, timingSafeEqual } from "node:crypto";

/** The purpose of a link. A token for one is invalid for another. */
type Purpose = "stop" | "confirm";

/** Signs tokens for links in mails, so that their readers need not be signed in. */
export class LinkSigner {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  signed(purpose: Purpose, words: readonly string[]): string {
    const text = Buffer.from(JSON.stringify(words)).toString("base64url");
    return `${text}.${this.#sign(purpose, text)}`;
  }

  /** The signed words; null if the signature or the purpose is wrong. */
  read(purpose: Purpose, token: string): readonly string[] | null {
    const [text = "", signature = ""] = token.split(".");
    const [given, wanted] = [Buffer.from(signature), Buffer.from(this.#sign(purpose, text))];
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
    const words: unknown = JSON.parse(Buffer.from(text, "base64url").toString());
    return Array.isArray(words) && words.every((word) => typeof word === "string") ? words : null;
  }

  #sign(purpose: Purpose, text: string): string {
    return createHmac("sha256", this.#secret).update(`${purpose}:${text}`).digest("base64url");
  }
}
