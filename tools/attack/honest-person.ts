import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { MatchFollower, type FromServer, type Sight } from "@roundtable/protocol";

interface Waiting {
  readonly text: string;
  readonly since: number;
  readonly settle: (reason: string | null) => void;
}

/** A person who plays normally while others attack: what the server acknowledges must be done, and soon. */
export class HonestPerson {
  readonly id: string;
  /** How long each command took until it was answered, in milliseconds. */
  readonly waits: number[] = [];
  /** The ids of the answers that the server has acknowledged. */
  readonly acknowledged: string[] = [];
  isOver = false;
  /** How often the connection was lost. */
  lost = 0;
  readonly #url: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #waiting = new Map<string, Waiting>();
  #socket: WebSocket | null = null;
  #following = new MatchFollower();
  #table: string | null = null;
  #isLeaving = false;

  static async to(url: string, address: string): Promise<HonestPerson> {
    const from = { "x-forwarded-for": address, "content-type": "application/json" };
    const response = await fetch(`${url}/api/me?locale=en`, { headers: from });
    const cookie = response.headers.get("set-cookie")?.split(";")[0] ?? "";
    const { me } = (await response.json()) as { readonly me: { readonly id: string } };
    const person = new HonestPerson(url, me.id, { ...from, cookie });
    await person.#connect();
    return person;
  }

  private constructor(url: string, id: string, headers: Readonly<Record<string, string>>) {
    this.#url = url;
    this.id = id;
    this.#headers = headers;
  }

  /** The same person at the server's new address. */
  at(url: string): HonestPerson {
    return new HonestPerson(url, this.id, this.#headers);
  }

  /** The decision that this person is asked. */
  get decision(): Sight["decision"] {
    return this.#following.sight?.decision ?? null;
  }

  fetch(path: string, init: { method?: string; body?: string } = {}): Promise<Response> {
    return fetch(`${this.#url}${path}`, { ...init, headers: this.#headers });
  }

  /**
   * Resolves with null if the command was done, else with the reason. After a lost connection it is sent again with the
   * same id.
   */
  send(command: Readonly<Record<string, unknown>>): Promise<string | null> {
    const id = randomUUID();
    return new Promise((resolve) => {
      const since = performance.now();
      const settle = (reason: string | null): void => {
        this.#waiting.delete(id);
        this.waits.push(performance.now() - since);
        if (command["kind"] === "answer" && reason === null) this.acknowledged.push(id);
        resolve(reason);
      };
      const waiting = { text: JSON.stringify({ ...command, id }), since, settle };
      this.#waiting.set(id, waiting);
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(waiting.text);
    });
  }

  async enter(table: string): Promise<void> {
    if (this.#table !== null) await this.send({ kind: "exit", table: this.#table });
    this.#table = table;
    this.#following = new MatchFollower();
    this.isOver = false;
    const refusal = await this.send({ kind: "enter", table });
    if (refusal !== null) throw new Error(`${table} could not be entered: ${refusal}`);
  }

  /** Opens a connection, unless there is one. */
  async come(): Promise<void> {
    if (this.#socket === null) await this.#connect();
  }

  leave(): void {
    this.#isLeaving = true;
    this.#socket?.close();
  }

  async #connect(): Promise<void> {
    const socket = new WebSocket(`${this.#url.replace("http", "ws")}/ws`, { headers: this.#headers });
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => this.#hear(JSON.parse(String(data)) as FromServer));
    socket.addEventListener("close", () => void this.#comeBack());
    await new Promise<void>((resolve) => {
      socket.addEventListener("open", () => resolve());
      socket.addEventListener("error", () => resolve());
    });
  }

  async #comeBack(): Promise<void> {
    if (this.#isLeaving) return;
    this.lost++;
    await pause(100);
    await this.#connect();
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#lookAgain();
    for (const { text } of this.#waiting.values()) this.#socket.send(text);
  }

  #lookAgain(): void {
    if (this.#table === null) return;
    this.#following = new MatchFollower();
    this.#socket?.send(JSON.stringify({ kind: "enter", table: this.#table, id: randomUUID() }));
  }

  #hear(message: FromServer): void {
    switch (message.kind) {
      case "ack":
        this.#waiting.get(message.id)?.settle(null);
        return;
      case "refused":
        this.#waiting.get(message.id ?? "")?.settle(message.reason);
        return;
      case "table":
        if (message.table.id === this.#table && message.table.status === "over") this.isOver = true;
        return;
      case "match":
      case "news":
        if (message.ack !== undefined) this.#waiting.get(message.ack)?.settle(null);
        if (message.table !== undefined && message.table !== this.#table) return;
        if (!this.#following.receive(message)) this.#lookAgain();
        if (this.#following.sight?.outcome != null) this.isOver = true;
        return;
      default:
    }
  }
}
