import { Client, type ClientConfig } from "pg";
import * as v from "valibot";
import { CHANNEL } from "./statements.ts";

const Versions = v.optional(v.array(v.tuple([v.string(), v.number()])), []);
const Ids = v.optional(v.array(v.string()), []);

/** What another node says: ids and versions only. */
const Message = v.object({
  node: v.string(),
  moved: Versions,
  changed: Versions,
  present: Ids,
  people: Ids,
  signedOut: v.optional(v.array(v.object({ person: v.string(), session: v.nullable(v.string()) })), []),
});
export type Message = v.InferOutput<typeof Message>;

const RECONNECT_MS = 250;
/** A question that takes longer than this was asked over a dead line. */
const PATIENCE_MS = 5000;

/** A connection on which the other nodes are heard. When it is lost it is made anew, and `missed` is called. */
export class Listening {
  readonly #config: ClientConfig;
  readonly #heard: (message: Message) => void;
  readonly #missed: () => void;
  readonly #failed: (error: Error) => void;
  #client: Promise<Client> | null = null;
  #wasCut = false;
  #isClosed = false;

  constructor(
    config: ClientConfig,
    {
      heard,
      missed,
      failed,
    }: {
      readonly heard: (message: Message) => void;
      readonly missed: () => void;
      readonly failed: (error: Error) => void;
    },
  ) {
    this.#config = config;
    this.#heard = heard;
    this.#missed = missed;
    this.#failed = failed;
  }

  get isConnected(): boolean {
    return this.#client !== null;
  }

  /** Over the same line: what other nodes did before it was answered has been heard by then. */
  async ask<Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]> {
    this.#client ??= this.#connected();
    const client = await this.#client;
    const { rows } = await client.query<Row>(text, [...values]);
    return rows;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const client = await this.#client?.catch(() => null);
    await client?.end();
  }

  async #connected(): Promise<Client> {
    const client = new Client({ ...this.#config, keepAlive: true, query_timeout: PATIENCE_MS });
    const lost = (error?: Error): void => {
      if (this.#isClosed || this.#client === null) return;
      this.#client = null;
      this.#wasCut = true;
      this.#failed(error ?? new Error("The line to the other nodes was cut."));
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
      return client;
    } catch (error) {
      lost(error instanceof Error ? error : new Error(String(error)));
      throw error;
    }
  }

  #again(): void {
    setTimeout(() => {
      if (this.#isClosed || this.#client !== null) return;
      this.#client = this.#connected();
      this.#client.catch(() => {});
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
    // A newer node may say what we do not understand yet.
    if (message.success) this.#heard(message.output);
  }
}

async function hangUp(client: Client): Promise<void> {
  try {
    await client.end();
  } catch {
    // It was cut already.
  }
}
