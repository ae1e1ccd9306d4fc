import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { Logger } from "pino";
import type { Clock } from "@roundtable/host/clock";
import { failureCode } from "./failure-code.ts";
import { Scheduler } from "../common/scheduler.ts";
import {
  claimMessage,
  dueMessages,
  saveMessages,
  nextMessageDue,
  type OutboxMessage,
  postponeMessage,
  removeMessage,
  type PendingMessage,
  type Channel,
} from "./outbox-repository.ts";
import type { Schema } from "../store/schema/index.ts";
import type { Store } from "../store/store.ts";

const MINUTE = 60_000;
/** How long whoever has begun to send something has for it; then another may try. */
const CLAIMED_MS = 2 * MINUTE;
/** After the first failure, the second, and so on; after one more it is given up. */
const AGAIN_AFTER_MS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 4 * 60 * MINUTE];
const AT_ONCE = 20;

/** Brings something to where it belongs. */
export interface Sender {
  /** Throws where it did not arrive and may be tried again. */
  send(message: OutboxMessage): Promise<void>;
}

/** It will never arrive: nobody lives there, or it is not wanted. */
export class Undeliverable extends Error {
  override readonly name = "Undeliverable";
}

/**
 * What is to be sent outside. It is kept before it is sent, by the same transaction as what it tells of where that matters,
 * and is sent by whichever node comes first; what fails is tried again a few times, after a restart too.
 */
export class Outbox {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #log: Logger;
  readonly #senders = new Map<Channel, Sender>();
  readonly #scheduler: Scheduler;

  constructor(store: Store, clock: Clock, log: Logger) {
    this.#store = store;
    this.#clock = clock;
    this.#log = log;
    this.#scheduler = new Scheduler({
      clock,
      hasSeveralNodes: () => store.nodes.areSeveral,
      runDue: () => this.#sendDue(),
      nextDue: () => nextMessageDue(store.db, this.#ways),
      onError: (error) => log.error({ error }, "The outbox could not be read."),
    });
  }

  /** From now on what goes this way is sent. */
  open(way: Channel, sender: Sender): void {
    this.#senders.set(way, sender);
  }

  isOpen(way: Channel): boolean {
    return this.#senders.has(way);
  }

  /** As a part of a transaction that is not written twice; `wake` when that is kept. */
  async save(db: Transaction<Schema>, messages: readonly Omit<OutboxMessage, "id">[]): Promise<void> {
    await saveMessages(db, messages.map(named), this.#clock.now());
  }

  /** Resolves when they are kept; they will be sent. */
  async post(messages: readonly Omit<OutboxMessage, "id">[]): Promise<void> {
    // Whoever is not told that they are kept keeps them again, under the same names.
    const kept = messages.map(named);
    await this.#store.write((db) => saveMessages(db, kept, this.#clock.now()));
    this.wake();
  }

  /** Sends what is due, and sees to it that the rest is sent in time. */
  wake(): void {
    if (this.#senders.size > 0) this.#scheduler.wake();
  }

  /** When nothing is on its way any more. */
  settled(): Promise<void> {
    return this.#scheduler.settled();
  }

  stop(): Promise<void> {
    return this.#scheduler.stop();
  }

  get #ways(): Channel[] {
    return [...this.#senders.keys()];
  }

  async #sendDue(): Promise<void> {
    while (!this.#scheduler.isStopped) {
      const due = await dueMessages(this.#store.db, this.#ways, this.#clock.now(), AT_ONCE);
      if (due.length === 0) return;
      await Promise.all(due.map((message) => this.#send(message)));
    }
  }

  async #send(message: PendingMessage): Promise<void> {
    const { id, way, tries } = message;
    if (!(await this.#isOurs(message))) return;
    try {
      await this.#senders.get(way)?.send(message);
    } catch (error) {
      const wait = error instanceof Undeliverable ? undefined : AGAIN_AFTER_MS[tries];
      // The error itself may quote the recipient's address.
      const failure = failureCode(error);
      this.#log.warn(
        { message: id, channel: way, attempts: tries + 1, failure },
        wait === undefined
          ? "A message could not be delivered; giving up."
          : "A message could not be delivered; it will be retried.",
      );
      if (wait !== undefined) {
        await this.#store.write((db) => postponeMessage(db, id, this.#clock.now() + wait));
        return;
      }
    }
    await this.#store.write((db) => removeMessage(db, id));
  }

  async #isOurs(message: PendingMessage): Promise<boolean> {
    let isOurs = false;
    await this.#store.write(async (db) => {
      isOurs = await claimMessage(db, message, this.#clock.now() + CLAIMED_MS);
    });
    return isOurs;
  }
}

function named(message: Omit<OutboxMessage, "id">): OutboxMessage {
  return { ...message, id: randomUUID() };
}
