import { Client, type ClientConfig } from "pg";
import * as v from "valibot";
import { isAnswer } from "./connections.ts";
import { CHANNEL } from "./statements.ts";

const Versions = v.optional(v.array(v.tuple([v.string(), v.number()])), []);
const Ids = v.optional(v.array(v.string()), []);

/** A notification of another node: ids and versions only. */
const Message = v.object({
  node: v.string(),
  moved: Versions,
  changed: Versions,
  present: Ids,
  people: Ids,
  signedOut: v.optional(
    v.array(
      v.object({
        person: v.string(),
        session: v.nullable(v.string()),
        isReplaced: v.optional(v.boolean()),
      }),
    ),
    [],
  ),
});
export type Message = v.InferOutput<typeof Message>;

const RECONNECT_MS = 250;

interface Line {
  readonly client: Client;
  /** The connection is lost; a new one is made. */
  lost(error: unknown): void;
}

/** Pub/sub between nodes by LISTEN/NOTIFY: listens to notifications of other nodes. A lost connection is replaced, and `missed` is called. */
export class Listening {
  readonly #config: ClientConfig;
  readonly #patienceMs: number;
  readonly #heard: (message: Message) => void;
  readonly #missed: () => void;
  readonly #failed: (error: Error) => void;
  #line: Promise<Line> | null = null;
  #wasCut = false;
  #isClosed = false;

  constructor(
    config: ClientConfig,
    {
      patienceMs,
      heard,
      missed,
      failed,
    }: {
      /** A query that takes longer means that the connection is dead. */
      readonly patienceMs: number;
      readonly heard: (message: Message) => void;
      readonly missed: () => void;
      readonly failed: (error: Error) => void;
    },
  ) {
    this.#config = config;
    this.#patienceMs = patienceMs;
    this.#heard = heard;
    this.#missed = missed;
    this.#failed = failed;
  }

  get isConnected(): boolean {
    return this.#line !== null;
  }

  /** Queries over the same connection: all earlier notifications have arrived when it is answered. */
  async ask<Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]> {
    const line = await (this.#line ??= this.#connected());
    try {
      const { rows } = await line.client.query<Row>(text, [...values]);
      return rows;
    } catch (error) {
      if (!isAnswer(error)) line.lost(error);
      throw error;
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const line = await this.#line?.catch(() => null);
    await line?.client.end();
  }

  async #connected(): Promise<Line> {
    const client = new Client({ ...this.#config, keepAlive: true, query_timeout: this.#patienceMs });
    let isLost = false;
    const lost = (error?: unknown): void => {
      // Once per connection: by now there may be another.
      if (isLost || this.#isClosed) return;
      isLost = true;
      this.#line = null;
      this.#wasCut = true;
      this.#failed(error instanceof Error ? error : new Error("The line to the other nodes was cut."));
      client.removeAllListeners();
      client.on("error", () => {});
      void hangUp(client);
      this.#again();
    };
    client.on("error", lost);
    client.on("end", () => lost());
    client.on("notification", ({ payload }) => this.#hear(payload ?? ""));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      if (this.#wasCut) this.#missed();
      this.#wasCut = false;
      return { client, lost };
    } catch (error) {
      lost(error);
      throw error;
    }
  }

  #again(): void {
    setTimeout(() => {
      if (this.#isClosed || this.#line !== null) return;
      this.#line = this.#connected();
      this.#line.catch(() => {});
    }, RECONNECT_MS).unref();
  }

  #hear(payload: string): void {
    let value: unknown;
    try {
      value = JSON.parse(payload);
    } catch {
      return;
    }
    const message = v.safeParse(Message, value);
    // A newer node may send messages that this one does not know.
    if (message.success) this.#heard(message.output);
  }
}

async function hangUp(client: Client): Promise<void> {
  try {
    await client.end();
  } catch {
    // It was closed already.
  }
}
