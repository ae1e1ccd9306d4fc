import { setTimeout as pause } from "node:timers/promises";
import type { Random } from "./random.ts";

/** An unanswered request is sent again, to any server, after this time. */
export const PATIENCE_MS = 4000;
/** Requests that arrived too slowly, or were too many: nothing was done, and every browser may try again. */
const ASK_AGAIN: ReadonlySet<number> = new Set([408, 429]);

export interface Servers {
  readonly random: Random;
  /** The addresses of all servers, up or down. */
  readonly urls: () => readonly string[];
}

interface Request {
  readonly method?: string;
  readonly body?: string;
}

/** One browser's requests, each to any of the servers, with the newest cookie. */
export class HttpClient {
  readonly #servers: Servers;
  readonly person: string;
  #headers: Readonly<Record<string, string>>;
  #isClosed = false;

  /** A new guest, as soon as a server answers. */
  static async connect(servers: Servers, address: string): Promise<HttpClient> {
    const from = { "x-forwarded-for": address, "content-type": "application/json" };
    for (;;) {
      try {
        const url = `${servers.random.oneOf(servers.urls())}/api/me?locale=en`;
        const response = await fetch(url, { headers: from });
        const { me } = (await response.json()) as { readonly me: { readonly id: string } };
        const cookie = response.headers.get("set-cookie")?.split(";")[0] ?? "";
        return new HttpClient(servers, me.id, { ...from, cookie });
      } catch {
        await pause(200);
      }
    }
  }

  private constructor(servers: Servers, person: string, headers: Readonly<Record<string, string>>) {
    this.#servers = servers;
    this.person = person;
    this.#headers = headers;
  }

  get headers(): Readonly<Record<string, string>> {
    return this.#headers;
  }

  /** Retries until any server answers, or the client is closed. */
  async fetch(path: string, request: Request = {}): Promise<Response> {
    while (!this.#isClosed) {
      try {
        const response = await this.#ask(path, request);
        if (response.status < 500 && !ASK_AGAIN.has(response.status)) return response;
      } catch {
        // It is down, or does not answer: another may.
      }
      await pause(200);
    }
    throw new Error(`${path} was never answered.`);
  }

  /** The response of one server, whatever it is; null if there is none. */
  async read(path: string): Promise<{ readonly status: number; readonly text: string } | null> {
    try {
      const response = await this.#ask(path);
      return { status: response.status, text: await response.text() };
    } catch {
      return null;
    }
  }

  close(): void {
    this.#isClosed = true;
  }

  /** Keeps the newest cookie, as a browser does: the old one soon expires. */
  async #ask(path: string, request: Request = {}): Promise<Response> {
    const url = `${this.#servers.random.oneOf(this.#servers.urls())}${path}`;
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(url, { ...request, headers: this.#headers, signal });
    const [cookie] = response.headers.getSetCookie();
    if (cookie !== undefined) this.#headers = { ...this.#headers, cookie: cookie.split(";")[0] ?? "" };
    return response;
  }
}
