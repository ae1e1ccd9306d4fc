import { randomBytes, randomUUID } from "node:crypto";
import { shareStep, type Witness } from "@roundtable/fairness";
import {
  type CreatedBody,
  MatchFollower,
  FromServer,
  listsAfter,
  type LogLine,
  type MeBody,
  type Person,
  type Sight,
  type TableInfo,
  type TableSummary,
  type ToServer,
} from "@roundtable/protocol";
import * as v from "valibot";
import { type ClientOptions, WebSocket } from "ws";
import { PATIENCE_MS } from "./until.ts";

type Message = v.InferOutput<typeof FromServer>;
type Reply = Extract<Message, { kind: "ack" | "refused" }>;
/** A command without its id. */
export type Wish = ToServer extends infer C
  ? C extends ToServer
    ? Omit<C, "id"> & { id?: string }
    : never
  : never;

type Init = Omit<RequestInit, "headers"> & { headers?: Readonly<Record<string, string>> };

/** A person with a cookie, as a browser is one; or a bot with a token. */
export class Visitor {
  readonly url: string;
  /** Who this is. */
  cookie: string;
  /** By which accounts know this device; it says nothing of who this is. */
  deviceCookie = "";
  readonly me: Person;
  readonly #token: string | null;

  private constructor(url: string, cookie: string, me: Person, token: string | null = null) {
    this.url = url;
    this.cookie = cookie;
    this.me = me;
    this.#token = token;
  }

  /** The bot that comes by this token. */
  static async byToken(url: string, token: string): Promise<Visitor> {
    const response = await fetch(`${url}/api/me`, { headers: { authorization: `Bearer ${token}` } });
    const { me } = (await response.json()) as MeBody;
    return new Visitor(url, "", me, token);
  }

  static async to(url: string, locale = "en"): Promise<Visitor> {
    const response = await fetch(`${url}/api/me?locale=${locale}`);
    const cookie = response.headers.get("set-cookie")?.split(";")[0] ?? "";
    const { me } = (await response.json()) as MeBody;
    return new Visitor(url, cookie, me);
  }

  /** The same person, after the server has moved to another port. */
  at(url: string): Visitor {
    return new Visitor(url, this.cookie, this.me, this.#token);
  }

  get #known(): Readonly<Record<string, string>> {
    const cookie = [this.cookie, this.deviceCookie].filter((one) => one !== "").join("; ");
    return this.#token === null ? { cookie } : { authorization: `Bearer ${this.#token}` };
  }

  async fetch(path: string, init: Init = {}): Promise<Response> {
    const json = init.body === undefined ? {} : { "content-type": "application/json" };
    const headers = { ...this.#known, ...json, ...init.headers };
    const response = await fetch(`${this.url}${path}`, { ...init, headers });
    for (const [cookie = ""] of response.headers.getSetCookie().map((header) => header.split(";")))
      if (/^(?:__Host-)?roundtable-device=/.test(cookie)) this.deviceCookie = cookie;
      else this.cookie = cookie;
    return response;
  }

  async create(body: Record<string, unknown> = {}): Promise<string> {
    const wanted = { id: randomUUID(), game: "sealed", seats: 2, ...body };
    const response = await this.fetch("/api/tables", { method: "POST", body: JSON.stringify(wanted) });
    if (response.status !== 201) throw new Error(await response.text());
    return ((await response.json()) as CreatedBody).table;
  }

  async connect(options: ClientOptions = {}): Promise<Client> {
    const socket = new WebSocket(`${this.url.replace("http", "ws")}/ws`, {
      headers: this.#known,
      ...options,
    });
    const client = new Client(this, socket);
    await client.until(() => client.messages.some(({ kind }) => kind === "welcome"));
    return client;
  }

  /** Connected, and with the table open. */
  async enter(table: string, options: ClientOptions = {}): Promise<Client> {
    const client = await this.connect(options);
    await client.done({ kind: "enter", table });
    return client;
  }
}

export class ConnectionLost extends Error {
  override readonly name = "ConnectionLost";
}

/** A client that keeps what it is sent exactly as the protocol says, and nothing else. */
export class Client {
  readonly visitor: Visitor;
  readonly socket: WebSocket;
  /** Every text that the server sent, as it came. */
  readonly frames: string[] = [];
  readonly messages: Message[] = [];
  table: TableInfo | null = null;
  readonly #following = new MatchFollower();
  /** News that could not be followed. */
  missed = 0;
  chat: string[] = [];
  #chatFrom = 0;
  open: readonly TableSummary[] = [];
  mine: readonly TableSummary[] = [];
  closed: { readonly code: number } | null = null;
  /** What it does of an honest client's part in chance: all, only sealing, or nothing. */
  shares: "sealed-and-opened" | "sealed" | "none" = "sealed-and-opened";
  /** What it saw of chance before the match. */
  witness: Witness = {};
  readonly #waiting = new Set<() => void>();

  constructor(visitor: Visitor, socket: WebSocket) {
    this.visitor = visitor;
    this.socket = socket;
    socket.on("message", (data: Buffer) => this.#receive(data.toString()));
    socket.on("error", () => {});
    socket.on("close", (code) => {
      this.closed = { code };
      this.#look();
    });
  }

  get sight(): Sight | null {
    return this.#following.sight;
  }

  get lines(): readonly LogLine[] {
    return this.#following.lines;
  }

  get seat(): number {
    return (
      this.table?.seats.findIndex((at) => at.kind === "person" && at.person.id === this.visitor.me.id) ?? -1
    );
  }

  /** Sends a command and waits for its answer. */
  async ask(wish: Wish): Promise<Reply> {
    const id = wish.id ?? randomUUID();
    const from = this.messages.length;
    this.socket.send(JSON.stringify({ ...wish, id }));
    const reply = (): Reply | undefined => {
      for (const message of this.messages.slice(from)) {
        if ("ack" in message && message.ack === id) return { kind: "ack", id };
        if ((message.kind === "previews" || message.kind === "hint") && message.id === id)
          return { kind: "ack", id };
        if ((message.kind === "ack" || message.kind === "refused") && message.id === id) return message;
      }
      return undefined;
    };
    await this.until(() => reply() !== undefined, `an answer to ${wish.kind}`);
    const found = reply();
    if (found === undefined) throw new Error("There is no answer.");
    return found;
  }

  /** Sends a command that must be acknowledged. */
  async done(wish: Wish): Promise<void> {
    const reply = await this.ask(wish);
    if (reply.kind !== "ack") throw new Error(`${wish.kind} was refused: ${JSON.stringify(reply)}`);
  }

  /** Sends a command that must be refused, and says why it was. */
  async refusal(wish: Wish): Promise<string> {
    const reply = await this.ask(wish);
    return reply.kind === "refused" ? reply.reason : "it was done";
  }

  /** Gives the answer with this id, or the first one, to what is asked of me. */
  async answer(answer?: string, id?: string): Promise<Reply> {
    const { table, sight } = this;
    if (table === null || sight?.decision == null) throw new Error("Nothing is asked of me.");
    const decision = sight.decision;
    const chosen = answer ?? decision.answers[0]?.id ?? "";
    return await this.ask({
      kind: "answer",
      table: table.id,
      decision: decision.id,
      answer: chosen,
      ...(id === undefined ? {} : { id }),
    });
  }

  until(condition: () => boolean, what = "what was awaited"): Promise<void> {
    return new Promise((resolve, reject) => {
      const timeout = setTimeout(() => {
        this.#waiting.delete(look);
        const last = this.frames.slice(-3).join("\n").slice(0, 2000);
        reject(new Error(`${what} did not come; the last messages were\n${last}`));
      }, PATIENCE_MS);
      const look = (): void => {
        const isMet = condition();
        if (!isMet && this.closed === null) return;
        clearTimeout(timeout);
        this.#waiting.delete(look);
        if (isMet) resolve();
        else reject(new ConnectionLost(`The connection was closed before ${what}.`));
      };
      this.#waiting.add(look);
      look();
    });
  }

  isAsked(): Promise<void> {
    return this.until(() => this.sight?.decision != null, "a question");
  }

  async leave(): Promise<void> {
    this.socket.close();
    await this.until(() => this.closed !== null);
  }

  #receive(frame: string): void {
    this.frames.push(frame);
    const message = v.parse(FromServer, JSON.parse(frame));
    this.messages.push(message);
    switch (message.kind) {
      case "table":
        this.table = message.table;
        this.#share(message.table);
        break;
      case "match":
      case "news":
        if (!this.#following.receive(message)) this.missed++;
        break;
      case "chat":
        if (message.from > this.#chatFrom + this.chat.length) this.chat = [];
        if (this.chat.length === 0) this.#chatFrom = message.from;
        this.chat = [
          ...this.chat.slice(0, message.from - this.#chatFrom),
          ...message.lines.map(({ text }) => text),
        ];
        break;
      case "earlier-chat":
        this.chat = [...message.lines.map(({ text }) => text), ...this.chat];
        this.#chatFrom = message.from;
        break;
      case "lobby":
        this.open = message.open;
        this.mine = message.mine;
        break;
      case "lobby-news": {
        const { open, mine } = listsAfter(this, message);
        this.open = open;
        this.mine = mine;
        break;
      }
      default:
    }
    this.#look();
  }

  #share({ id: table, starting, status, fairness, game, options, seats }: TableInfo): void {
    if (!starting || status !== "gathering" || this.seat < 0 || this.shares === "none") return;
    const people = seats.map((at) => (at.kind === "person" ? at.person.id : ""));
    const start = { ...fairness, terms: { game, options, people } };
    const step = shareStep(start, this.seat, this.witness, () => randomBytes(16).toString("hex"));
    if (step === null || (step.kind === "open" && this.shares === "sealed")) return;
    this.witness = step.witness;
    const id = randomUUID();
    const command =
      step.kind === "seal"
        ? { kind: "seal-share", id, table, seal: step.seal }
        : { kind: "open-share", id, table, nonce: step.nonce };
    this.socket.send(JSON.stringify(command));
  }

  #look(): void {
    for (const look of this.#waiting) look();
  }
}
