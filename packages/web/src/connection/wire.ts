import { signal } from "@preact/signals";
import { FromServer, PROTOCOL, type Reason, type ToServer } from "@roundtable/protocol";
import * as v from "valibot";
import { backoff } from "./backoff.ts";
import { Heartbeat } from "./heartbeat.ts";

/** The part of a WebSocket that is used; a test has its own. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

/** Opens a connection. `hear` gets its messages, and `end` is called when it closes. */
export type Dial = (hear: (text: string) => void, end: () => void) => Socket;

/** `lost` follows only after a while, so that a short interruption shows no warning. */
export type Connection = "connecting" | "open" | "lost" | "outdated";

export type Outcome =
  | { readonly done: true }
  | {
      readonly done: false;
      readonly reason: Reason;
      readonly problems: readonly { readonly kind: string }[];
    };

type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
export type Command = WithoutId<ToServer>;

/**
 * What a connection over a network needs beyond a dial. A connection to a worker or within the page needs none of it.
 */
export interface Network {
  readonly isHidden: () => boolean;
  /** From 0 to 1, like `Math.random`. */
  readonly random: () => number;
}

/** How long the server may take to welcome us, normally and after a reason to doubt that it will. */
const WELCOME_MS = 10_000;
const WELCOME_CHECK_MS = 2500;
/** A connection that is not back after this long counts as lost. */
const HICCUP_MS = 3000;

/**
 * The WebSocket connection to the server. It keeps commands until they are acknowledged, and resends them with the same
 * id after every reconnect; they are idempotent. Commands of `sendOnConnect`, the subscriptions of the page, are sent
 * at the start of every connection.
 */
export class Wire {
  readonly connection = signal<Connection>("connecting");
  readonly #dial: Dial;
  readonly #newId: () => string;
  readonly #network: Network | undefined;
  readonly #heartbeat: Heartbeat | undefined;
  readonly #waiting = new Map<
    string,
    { readonly text: string; readonly settle: (outcome: Outcome) => void }
  >();
  readonly #greetings = new Set<() => Command>();
  readonly #listeners = new Set<(message: FromServer) => void>();
  #call: Socket | null = null;
  #welcomed = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hiccup: ReturnType<typeof setTimeout> | undefined;
  #ping: string | null = null;

  constructor(dial: Dial, newId: () => string, network?: Network) {
    this.#dial = dial;
    this.#newId = newId;
    this.#network = network;
    if (network === undefined) return;
    this.#heartbeat = new Heartbeat({
      ping: () => {
        this.#ping ??= this.#newId();
        this.#call?.send(JSON.stringify({ kind: "ping", id: this.#ping } satisfies ToServer));
      },
      onSilent: () => this.#giveUp(),
      isHidden: network.isHidden,
    });
  }

  /** Connects. If a reconnect is waiting, it happens now. */
  connect(): void {
    if (this.#call !== null || this.connection.value === "outdated") return;
    // Messages of a connection that was given up are ignored.
    let call: Socket | null = null;
    const isCurrent = (): boolean => call !== null && call === this.#call;
    call = this.#dial(
      (text) => {
        if (isCurrent()) this.#read(text);
      },
      () => {
        if (isCurrent()) this.#lose();
      },
    );
    this.#call = call;
    this.#limitWelcome(WELCOME_MS);
  }

  /** There is a reason to doubt the connection: it must answer soon, or another is dialled. */
  check(): void {
    if (this.#call === null) return this.connect();
    if (this.#welcomed) this.#heartbeat?.check();
    else this.#limitWelcome(WELCOME_CHECK_MS);
  }

  /**
   * Resolves when the server has acknowledged or refused the command, however often the connection is lost meanwhile.
   */
  send(command: Command): Promise<Outcome> {
    const { promise, resolve } = Promise.withResolvers<Outcome>();
    const id = this.#newId();
    const text = JSON.stringify({ ...command, id });
    this.#waiting.set(id, { text, settle: resolve });
    if (this.#welcomed) {
      this.#call?.send(text);
      this.#heartbeat?.onCommandSent();
    }
    return promise;
  }

  /** Sends this command at the start of every connection, until the returned function is called. */
  sendOnConnect(greeting: () => Command): () => void {
    this.#greetings.add(greeting);
    if (this.#welcomed) this.#say(greeting());
    return () => this.#greetings.delete(greeting);
  }

  listen(listener: (message: FromServer) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The connection has gone silent, or was never established. We do not wait for it to close. */
  #giveUp(): void {
    const silent = this.#call;
    this.#lose();
    if (this.connection.value !== "outdated") this.connection.value = "lost";
    silent?.close();
  }

  #lose(): void {
    this.#call = null;
    this.#welcomed = false;
    this.#ping = null;
    this.#heartbeat?.stop();
    clearTimeout(this.#timer);
    if (this.connection.value === "outdated") return;
    if (this.#failures > 0) this.connection.value = "lost";
    else if (this.connection.value === "open") {
      this.connection.value = "connecting";
      this.#hiccup = setTimeout(() => {
        if (this.connection.value === "connecting") this.connection.value = "lost";
      }, HICCUP_MS);
    }
    const wait = backoff(this.#failures, this.#network?.random ?? Math.random);
    this.#failures += 1;
    this.#timer = setTimeout(() => this.connect(), wait);
  }

  #limitWelcome(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#network !== undefined) this.#timer = setTimeout(() => this.#giveUp(), ms);
  }

  #say(command: Command): void {
    this.#call?.send(JSON.stringify({ ...command, id: this.#newId() }));
  }

  #read(text: string): void {
    const read = v.safeParse(FromServer, JSON.parse(text));
    if (!read.success)
      throw new Error(`The server sent what the protocol does not know: ${text.slice(0, 200)}`);
    const message = read.output;
    // A server that is older than this page refuses a ping, which is an answer, too.
    const answered = message.kind === "ack" || message.kind === "refused" ? message.id : null;
    if (answered !== null && answered === this.#ping) return this.#onPingAnswered();
    if (message.kind === "welcome") this.#welcome(message.protocol);
    else if (message.kind === "ack" || message.kind === "previews" || message.kind === "hint")
      this.#settle(message.id, { done: true });
    else if (message.kind === "match" || message.kind === "news") {
      if (message.ack !== undefined) this.#settle(message.ack, { done: true });
    } else if (message.kind === "refused") {
      const { id, reason, problems = [] } = message;
      if (id !== null) this.#settle(id, { done: false, reason, problems });
    }
    for (const listener of this.#listeners) listener(message);
  }

  #onPingAnswered(): void {
    this.#ping = null;
    this.#heartbeat?.onPingAnswered();
  }

  #welcome(protocol: number): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#hiccup);
    if (protocol !== PROTOCOL) {
      this.connection.value = "outdated";
      this.#call?.close();
      return;
    }
    this.#welcomed = true;
    this.#failures = 0;
    this.connection.value = "open";
    for (const greeting of this.#greetings) this.#say(greeting());
    for (const { text } of this.#waiting.values()) this.#call?.send(text);
    this.#heartbeat?.start();
  }

  #settle(id: string, outcome: Outcome): void {
    this.#heartbeat?.onCommandAnswered();
    this.#waiting.get(id)?.settle(outcome);
    this.#waiting.delete(id);
  }
}
