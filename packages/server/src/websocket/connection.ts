import type { Duplex } from "node:stream";
import { type FromServer, type Person, PROTOCOL } from "@roundtable/protocol";
import type { RawData, WebSocket } from "ws";
import { encode, type Frame } from "@roundtable/host/disclosure/frame";
import type { Listener } from "@roundtable/host/table-host/listeners";
import { withRequest } from "../common/log.ts";
import { refusalForStoreError } from "../store/store-error-to-refusal.ts";
import { refused, type Refusal } from "@roundtable/host/refusal";
import type { TableId } from "@roundtable/host/tables/table";
import { Heartbeat } from "./heartbeat.ts";
import type { Command } from "./perform.ts";
import { readMessage } from "./read-message.ts";
import { CLOSE_TIMEOUT_MS } from "../wire/timeouts.ts";
import { textFrame } from "./text-frame.ts";
import { type Rate, TokenBucket } from "@roundtable/host/token-bucket";

/** A client that reads so slowly that more bytes wait is disconnected. It reconnects with a fresh state. */
const LONGEST_BACKLOG = 4 * 1024 * 1024;
const POLICY_VIOLATION = 1008;
const SERVICE_RESTART = 1012;
/** Pings within this rate do not count as messages. A page sends this many when it doubts its connection. */
const PINGS: Rate = { burst: 5, perSecond: 1 };
/** How many tables one tab may have open. */
const MOST_TABLES = 20;

/** A session, with the hash of the cookie that opened the socket. */
interface OpenedBy {
  readonly id: string;
  readonly cookieHash: string;
}

export interface ConnectionSettings {
  /** The id of the upgrade request. */
  readonly request: string;
  /** null if the person has no session yet. */
  readonly session: OpenedBy | null;
  readonly rate: Rate;
  /** How many rate-limited messages are refused before the connection is closed. */
  readonly patience: number;
  now(): number;
  readonly addressForFriends: string | null;
  /** Whether this person and this address may send another message. */
  maySend(): boolean;
  perform(command: Command, listener: Listener): Promise<Refusal | "told" | null>;
  readonly failed: (error: unknown) => void;
}

/** One socket of one person. */
export class Connection implements Listener {
  person: Person;
  readonly tables = new Set<TableId>();
  /** The first table opened here, and whether there was another. */
  #firstTable: TableId | null = null;
  opensSeveral = false;
  readonly #socket: WebSocket;
  /** The stream under the socket. */
  readonly #stream: Duplex;
  readonly #settings: ConnectionSettings;
  readonly #bucket: TokenBucket;
  readonly #pings: TokenBucket;
  readonly #heartbeat: Heartbeat;
  #tooFast = 0;
  #commands = 0;
  #isParting = false;

  constructor(socket: WebSocket, stream: Duplex, person: Person, settings: ConnectionSettings) {
    this.#socket = socket;
    this.#stream = stream;
    this.person = person;
    this.#settings = settings;
    this.#bucket = new TokenBucket(settings.rate, settings.now());
    this.#pings = new TokenBucket(PINGS, settings.now());
    this.#heartbeat = new Heartbeat(person.botOf !== undefined);
    socket.on("message", (data, isBinary) => {
      this.#receive(data, isBinary).catch(settings.failed);
    });
    // Closes at once. After an unreadable frame the library would wait for half a minute.
    socket.on("error", () => this.part(POLICY_VIOLATION, "It cannot be read."));
    socket.on("ping", (data) => {
      this.#heartbeat.heard();
      if (!this.#isTooFast()) socket.pong(data);
    });
    socket.on("pong", () => {
      this.#heartbeat.heard();
      this.#isTooFast();
    });
    const address = settings.addressForFriends;
    this.#say({ kind: "welcome", protocol: PROTOCOL, me: person, now: settings.now(), address });
  }

  get session(): OpenedBy | null {
    return this.#settings.session;
  }

  send(frame: Frame): void {
    if (this.#socket.bufferedAmount > LONGEST_BACKLOG) {
      this.#socket.terminate();
      return;
    }
    const whole = this.#socket.readyState === this.#socket.OPEN ? textFrame(frame) : null;
    if (whole === null) this.#socket.send(frame);
    else this.#stream.write(whole, "latin1");
  }

  get isGone(): boolean {
    return this.#socket.readyState !== this.#socket.OPEN;
  }

  comeAgain(): void {
    this.part(SERVICE_RESTART, "Another server goes on with this.");
  }

  renamed(person: Person): void {
    this.person = person;
    this.#say({ kind: "me", me: person });
  }

  /** Called every `HEARTBEAT_MS`. A socket that was silent for too long is dead. */
  checkAlive(): void {
    const next = this.#heartbeat.look();
    if (next === "end") this.#socket.terminate();
    else if (next === "ping") this.#socket.ping();
  }

  /** Closes the socket with a reason, ignores further messages, and does not wait long for the other end. */
  part(code: number, reason: string): void {
    if (this.#isParting) return;
    this.#isParting = true;
    const socket = this.#socket;
    socket.close(code, reason);
    const parting = setTimeout(() => socket.terminate(), CLOSE_TIMEOUT_MS);
    socket.once("close", () => clearTimeout(parting));
  }

  async #receive(data: RawData, isBinary: boolean): Promise<void> {
    this.#heartbeat.heard();
    const reading = readMessage(isBinary ? "" : textOf(data));
    const { command } = reading;
    const isPing = command?.kind === "ping";
    const isTooFast = !(isPing && this.#pings.take(this.#settings.now())) && this.#isTooFast();
    if (this.#isParting) return;
    if (command === null) {
      this.#say({ kind: "refused", id: reading.id, reason: "unreadable", detail: reading.detail });
    } else if (isTooFast) {
      this.#say({ kind: "refused", id: command.id, reason: "too-fast" });
    } else if (command.kind === "ping") {
      this.#say({ kind: "ack", id: command.id });
    } else {
      const request = `${this.#settings.request}.${++this.#commands}`;
      const outcome = await withRequest({ request, command: command.kind }, () => this.#perform(command));
      this.#answer(command.id, outcome);
    }
  }

  /** Every frame counts, of whatever kind. */
  #isTooFast(): boolean {
    const mayConnectionSend = this.#bucket.take(this.#settings.now());
    const isTooFast = !mayConnectionSend || !this.#settings.maySend();
    if (isTooFast && this.#tooFast++ >= this.#settings.patience) {
      this.part(POLICY_VIOLATION, "Too many messages.");
      this.#socket.pause();
    }
    return isTooFast;
  }

  async #perform(command: Command): Promise<Refusal | "told" | null> {
    const isNew = command.kind === "enter" && !this.tables.has(command.table);
    if (isNew && this.tables.size >= MOST_TABLES) return refused("too-many-tables");
    if (isNew) {
      this.tables.add(command.table);
      this.#firstTable ??= command.table;
      this.opensSeveral ||= this.#firstTable !== command.table;
    }
    if (command.kind === "exit" && !this.tables.delete(command.table)) return null;
    try {
      const refusal = await this.#settings.perform(command, this);
      if (isNew && refusal !== null) this.tables.delete(command.table);
      return refusal;
    } catch (error) {
      this.#settings.failed(error);
      return refusalForStoreError(error);
    }
  }

  #answer(id: string, refusal: Refusal | "told" | null): void {
    if (refusal === "told") return;
    if (refusal === null) {
      this.#say({ kind: "ack", id });
      return;
    }
    const { refused: reason, problems } = refusal;
    this.#say({ kind: "refused", id, reason, ...(problems === undefined ? {} : { problems }) });
  }

  #say(message: FromServer): void {
    this.send(encode(message));
  }
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString();
  return Buffer.isBuffer(data) ? data.toString() : Buffer.from(data).toString();
}
