import { signal } from "@preact/signals";
import { FromServer, PROTOCOL, type Reason, type ToServer } from "@roundtable/protocol";
import * as v from "valibot";

/** An open connection, as far as it is used; a test has its own. */
export interface Call {
  send(text: string): void;
  close(): void;
}

/** Opens a connection; what comes over it is heard until it ends. */
export type Dial = (hear: (text: string) => void, end: () => void) => Call;

/** `lost` is said only after a while: a hiccup worries nobody. */
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

const WAITS = [250, 1000, 2000, 4000, 8000];

/**
 * The connection to the server. Commands are kept until they are acknowledged and sent again, with the same id, after
 * every reconnect; what the page wants to be told of (`greet`) is asked for anew each time.
 */
export class Wire {
  readonly connection = signal<Connection>("connecting");
  readonly #dial: Dial;
  readonly #newId: () => string;
  readonly #waiting = new Map<
    string,
    { readonly text: string; readonly settle: (outcome: Outcome) => void }
  >();
  readonly #greetings = new Set<() => Command>();
  readonly #listeners = new Set<(message: FromServer) => void>();
  #call: Call | null = null;
  #welcomed = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(dial: Dial, newId: () => string) {
    this.#dial = dial;
    this.#newId = newId;
  }

  /** Connects, or does so at once instead of waiting longer. */
  connect(): void {
    if (this.#call !== null || this.connection.value === "outdated") return;
    clearTimeout(this.#timer);
    this.#call = this.#dial(
      (text) => this.#read(text),
      () => this.#lose(),
    );
  }

  /** Settled when the server has acknowledged or refused it, however often the connection is lost meanwhile. */
  send(command: Command): Promise<Outcome> {
    const { promise, resolve } = Promise.withResolvers<Outcome>();
    const id = this.#newId();
    const text = JSON.stringify({ ...command, id });
    this.#waiting.set(id, { text, settle: resolve });
    if (this.#welcomed) this.#call?.send(text);
    return promise;
  }

  /** What is to be said at the beginning of every connection, as long as the page wants it. */
  greet(greeting: () => Command): () => void {
    this.#greetings.add(greeting);
    if (this.#welcomed) this.#say(greeting());
    return () => this.#greetings.delete(greeting);
  }

  listen(listener: (message: FromServer) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #lose(): void {
    this.#call = null;
    this.#welcomed = false;
    if (this.connection.value === "outdated") return;
    this.connection.value = this.#failures > 0 ? "lost" : "connecting";
    const wait = WAITS[Math.min(this.#failures, WAITS.length - 1)];
    this.#failures += 1;
    this.#timer = setTimeout(() => this.connect(), wait);
  }

  #say(command: Command): void {
    this.#call?.send(JSON.stringify({ ...command, id: this.#newId() }));
  }

  #read(text: string): void {
    const read = v.safeParse(FromServer, JSON.parse(text));
    if (!read.success)
      throw new Error(`The server sent what the protocol does not know: ${text.slice(0, 200)}`);
    const message = read.output;
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

  #welcome(protocol: number): void {
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
  }

  #settle(id: string, outcome: Outcome): void {
    this.#waiting.get(id)?.settle(outcome);
    this.#waiting.delete(id);
  }
}
