import { createHmac, timingSafeEqual } from "node:crypto";

/** What a link in a mail is for: a word that was signed for one is none for another. */
type Purpose = "stop" | "confirm";

/** Words that only we can have written, so that whoever brings one need not say who he is. */
export class LinkSigner {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  signed(purpose: Purpose, words: readonly string[]): string {
    const text = Buffer.from(JSON.stringify(words)).toString("base64url");
    return `${text}.${this.#sign(purpose, text)}`;
  }

  /** What was signed; null if it was not, or not by us, or not for this. */
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
