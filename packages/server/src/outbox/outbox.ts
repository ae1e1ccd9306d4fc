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
/** How long a node may take to send a claimed message. After that another may try. */
const CLAIMED_MS = 2 * MINUTE;
/** The delays after each failure. After one more, the message is given up. */
const AGAIN_AFTER_MS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 4 * 60 * MINUTE];
const AT_ONCE = 20;

/** Delivers messages of one channel. */
export interface Sender {
  /** Throws if the message was not delivered. It is retried unless the error is `Undeliverable`. */
  send(message: OutboxMessage): Promise<void>;
}

/** A retry makes no sense: the recipient is gone or does not want it. */
export class Undeliverable extends Error {
  override readonly name = "Undeliverable";
}

/**
 * Messages to the outside world. A message is stored before it is sent, if necessary in the transaction of its cause. The
 * first node that claims it sends it. Failures are retried a few times, even after a restart.
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

  /** Starts sending messages of this channel. */
  open(way: Channel, sender: Sender): void {
    this.#senders.set(way, sender);
  }

  isOpen(way: Channel): boolean {
    return this.#senders.has(way);
  }

  /** Saves messages within a transaction that is not retried. Call `wake` after the commit. */
  async save(db: Transaction<Schema>, messages: readonly Omit<OutboxMessage, "id">[]): Promise<void> {
    await saveMessages(db, messages.map(named), this.#clock.now());
  }

  /** Resolves when the messages are stored. They will be sent. */
  async post(messages: readonly Omit<OutboxMessage, "id">[]): Promise<void> {
    // The ids are made once, so that a retry of the write stores no message twice.
    const kept = messages.map(named);
    await this.#store.write((db) => saveMessages(db, kept, this.#clock.now()));
    this.wake();
  }

  /** Sends due messages and schedules the others. */
  wake(): void {
    if (this.#senders.size > 0) this.#scheduler.wake();
  }

  /** Resolves when nothing is being sent. */
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
