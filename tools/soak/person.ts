import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { MatchFollower, type FromServer, type TableInfo, type ToServer } from "@roundtable/protocol";
import { WebSocket } from "ws";
import { ShareOfChance } from "../share-of-chance.ts";
import { LEAVE_A_TRACE } from "./check/commands.ts";
import { type History, NO_TABLE } from "./history.ts";
import { HttpClient, PATIENCE_MS, type Servers } from "./http-client.ts";

const OLD_COMMANDS = 20;

type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
export type CommandToSend = WithoutId<Extract<ToServer, { table: string }>>;
/** null if it was done, else the reason */
export type Reply = string | null;

interface Pending {
  readonly table: string;
  readonly command: string;
  readonly text: string;
  readonly since: number;
  readonly settle: (reply: Reply) => void;
}

/** What this client knows of one table. */
interface Place {
  readonly following: MatchFollower;
  readonly share: ShareOfChance;
  info: TableInfo | null;
}

export interface Environment extends Servers {
  readonly history: History;
}

/**
 * A player whose client records everything that it sends and receives. It reconnects by itself, to any server, and
 * resends what was not answered.
 */
export class Person {
  readonly id: string;
  readonly #around: Environment;
  readonly #http: HttpClient;
  readonly #pending = new Map<string, Pending>();
  readonly #places = new Map<string, Place>();
  /** Commands that were acknowledged lately, as they were sent. */
  readonly #old: { readonly id: string; readonly table: string; readonly text: string }[] = [];
  #socket: WebSocket | null = null;
  /** The first table that was opened on this connection: news without a table's name are about it. */
  #first: string | null = null;
  #isLeaving = false;
  /** When a table last sent something. */
  #lastNews = performance.now();
  reconnects = 0;

  static async come(around: Environment, nth: number): Promise<Person> {
    const address = `10.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}`;
    const person = new Person(around, await HttpClient.connect(around, address));
    person.#connect();
    return person;
  }

  private constructor(around: Environment, http: HttpClient) {
    this.#around = around;
    this.id = http.person;
    this.#http = http;
  }

  /** Sent commands that were not answered yet. */
  get unanswered(): readonly Pending[] {
    return [...this.#pending.values()];
  }

  at(table: string): Place | null {
    return this.#places.get(table) ?? null;
  }

  seatAt(table: string): number {
    const seats = this.at(table)?.info?.seats ?? [];
    return seats.findIndex((at) => at.kind === "person" && at.person.id === this.id);
  }

  fetch(...request: Parameters<HttpClient["fetch"]>): Promise<Response> {
    return this.#http.fetch(...request);
  }

  read(path: string): ReturnType<HttpClient["read"]> {
    return this.#http.read(path);
  }

  async create(body: Readonly<Record<string, unknown>>): Promise<string> {
    const id = randomUUID();
    const response = await this.fetch("/api/tables", {
      method: "POST",
      body: JSON.stringify({ ...body, id }),
    });
    const { table } = (await response.json()) as { readonly table: string };
    if (response.status !== 201) throw new Error(`No table was made: ${response.status}.`);
    this.#around.history.note(table, { who: this.id, kind: "sent", id, command: "create" });
    this.#around.history.note(table, { who: this.id, kind: "done", id });
    return table;
  }

  async enter(table: string): Promise<Reply> {
    this.#places.set(table, { following: new MatchFollower(), share: new ShareOfChance(), info: null });
    return await this.send({ kind: "enter", table });
  }

  async exit(table: string): Promise<void> {
    this.#places.delete(table);
    await this.send({ kind: "exit", table });
  }

  watchLobby(): void {
    this.#say(JSON.stringify({ kind: "watch-lobby", id: randomUUID(), on: true }));
  }

  /**
   * Resolves when the command is answered. `twice` sends it again at once; `hangUp` disconnects before an answer can
   * arrive.
   */
  async send(
    command: CommandToSend,
    how: { twice?: boolean; hangUp?: boolean; id?: string } = {},
  ): Promise<Reply> {
    const id = how.id ?? randomUUID();
    const { table, kind } = command;
    const { history } = this.#around;
    const text = JSON.stringify({ ...command, id });
    return await new Promise((resolve) => {
      const settle = (reply: Reply): void => {
        this.#pending.delete(id);
        if (reply === null) history.note(table, { who: this.id, kind: "done", id });
        else history.note(table, { who: this.id, kind: "refused", id, reason: reply });
        if (reply === null && LEAVE_A_TRACE.includes(kind)) this.#remember(id, table, text);
        resolve(reply);
      };
      history.note(table, { who: this.id, kind: "sent", id, command: kind });
      this.#pending.set(id, { table, command: kind, text, since: performance.now(), settle });
      if (kind === "enter" && this.#isConnected) this.#first ??= table;
      this.#say(text);
      if (how.twice === true) this.#say(text);
      if (how.hangUp === true) this.#socket?.terminate();
    });
  }

  /** Sends an acknowledged command once more: it must be acknowledged again and change nothing. */
  async sendOldAgain(): Promise<void> {
    const old = this.#around.random.oneOf(this.#old);
    if (old === undefined) return;
    await new Promise<void>((resolve) => {
      const { id, table, text } = old;
      const settle = (reply: Reply): void => {
        this.#pending.delete(id);
        if (reply !== null)
          this.#around.history.note(table, { who: this.id, kind: "refused", id, reason: reply });
        resolve();
      };
      this.#pending.set(id, { table, command: "again", text, since: performance.now(), settle });
      this.#say(text);
    });
  }

  /** Sends anything at all, without waiting for an answer. */
  sendRaw(text: string | Buffer): void {
    this.#say(text);
  }

  hangUp(): void {
    this.#socket?.terminate();
  }

  /** Called from time to time: leaves a server that does not answer for another. */
  leaveSilentServer(): void {
    const now = performance.now();
    const isWaiting = this.unanswered.some(({ since }) => now - since > PATIENCE_MS);
    if (!isWaiting || this.#socket?.readyState !== WebSocket.OPEN) return;
    for (const [id, pending] of this.#pending) this.#pending.set(id, { ...pending, since: now });
    this.#socket.terminate();
  }

  /** Whether no table has sent anything for this long, although there is a connection. */
  isAtRest(ms: number): boolean {
    return this.#isConnected && performance.now() - this.#lastNews > ms;
  }

  /** Records what the person sees. */
  lookLast(): void {
    for (const [table, { following, info }] of this.#places) {
      const { sight, lines } = following;
      const told = lines.filter(({ kind }) => kind === "told").length;
      const status = info?.status ?? null;
      this.#around.history.note(table, {
        who: this.id,
        kind: "last",
        isConnected: this.#isConnected,
        status,
        sight,
        told,
      });
    }
  }

  get #isConnected(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  leave(): void {
    this.#isLeaving = true;
    this.#http.close();
    this.#socket?.terminate();
  }

  #remember(id: string, table: string, text: string): void {
    this.#old.push({ id, table, text });
    if (this.#old.length > OLD_COMMANDS) this.#old.shift();
  }

  #say(text: string | Buffer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  #connect(): void {
    const url = `${this.#around.random.oneOf(this.#around.urls())?.replace("http", "ws") ?? ""}/ws`;
    const socket = new WebSocket(url, { headers: this.#http.headers, handshakeTimeout: PATIENCE_MS });
    this.#socket = socket;
    this.#first = null;
    socket.on("error", () => {});
    socket.on("open", () => this.#goOn());
    socket.on("message", (data: Buffer) => {
      if (socket === this.#socket) this.#hear(data.toString());
    });
    socket.on("close", () => void this.#comeBack());
  }

  async #comeBack(): Promise<void> {
    if (this.#isLeaving) return;
    this.reconnects++;
    await pause(50 + this.#around.random.upTo(400));
    // A new cookie may have been lost with the server that sent it: for a minute another one gives it again.
    await this.read("/api/me");
    if (!this.#isLeaving) this.#connect();
  }

  #goOn(): void {
    for (const [table, { following, share }] of this.#places) {
      this.#around.history.note(table, { who: this.id, kind: "connected" });
      share.giveAgain();
      this.#open(table, following.lines.length);
    }
    for (const [id, { table, command, text }] of this.#pending) {
      this.#around.history.note(table, { who: this.id, kind: "sent", id, command });
      this.#say(text);
    }
  }

  #open(table: string, lines: number): void {
    this.#first ??= table;
    this.#say(JSON.stringify({ kind: "enter", table, lines, id: randomUUID() }));
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as FromServer;
    const table = this.#tableOf(message);
    this.#around.history.note(table ?? NO_TABLE, { who: this.id, kind: "heard", text });
    const place = table === null ? undefined : this.#places.get(table);
    if (table !== null) this.#lastNews = performance.now();
    switch (message.kind) {
      case "ack":
        this.#pending.get(message.id)?.settle(null);
        return;
      case "refused":
        if (message.reason !== "too-fast" && message.reason !== "try-again")
          this.#pending.get(message.id ?? "")?.settle(message.reason);
        return;
      case "previews":
        this.#pending.get(message.id)?.settle(null);
        return;
      case "table":
        if (place !== undefined) place.info = message.table;
        this.#giveShare(message.table);
        return;
      case "match":
      case "news":
        if (message.ack !== undefined) this.#pending.get(message.ack)?.settle(null);
        if (table !== null && place?.following.receive(message) === false)
          this.#open(table, place.following.lines.length);
        return;
      default:
    }
  }

  /** The table that a message is about; null if none. */
  #tableOf(message: FromServer): string | null {
    switch (message.kind) {
      case "table":
        return message.table.id;
      case "news":
        return message.table ?? this.#first;
      case "match":
      case "chat":
      case "earlier-chat":
      case "previews":
      case "hint":
      case "table-gone":
        return message.table;
      case "ack":
      case "refused":
        return this.#pending.get(message.id ?? "")?.table ?? null;
      case "welcome":
      case "me":
      case "announced":
      case "lobby":
      case "lobby-news":
      case "finding":
      case "invitations":
        return null;
    }
  }

  #giveShare(info: TableInfo): void {
    const seat = this.seatAt(info.id);
    const command = seat < 0 ? null : (this.#places.get(info.id)?.share.wanted(info, seat) ?? null);
    if (command !== null) this.#say(JSON.stringify({ ...command, id: randomUUID() }));
  }
}
