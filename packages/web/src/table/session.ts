import { computed, signal } from "@preact/signals";
import type { Seat } from "@roundtable/kernel";
import type { ChatLine, FromServer, LogLine, Person, Reason, Sight, TableInfo } from "@roundtable/protocol";
import type { ReadonlySignal } from "@preact/signals";
import type { Command, Wire } from "../connection/wire.ts";
import type { OwnShare } from "./fairness/own-share.ts";

type ToThisTable = Command extends infer One
  ? One extends { readonly table: string }
    ? Omit<One, "table">
    : never
  : never;

/** The match has gone on. */
export interface Advance {
  /** The lines of the log that are new to this page; none when the page has just opened. */
  readonly lines: readonly LogLine[];
  readonly sight: Sight;
}

/** One table as this page knows it, kept true by what the server sends. */
export class TableSession {
  readonly id: string;
  readonly info = signal<TableInfo | null>(null);
  readonly chat = signal<readonly ChatLine[]>([]);
  /** The number of the first line of the talk that we have; null when there are none before it. */
  readonly earlierChat = signal<number | null>(null);
  readonly lines = signal<readonly LogLine[]>([]);
  readonly sight = signal<Sight | null>(null);
  readonly gone = signal(false);
  /** Why the last command was refused. */
  readonly refused = signal<{ readonly reason: Reason } | null>(null);
  readonly mySeat: ReadonlySignal<Seat | null>;
  /** What is asked of me; a table that was ended or left to a bot asks nothing. */
  readonly decision: ReadonlySignal<Sight["decision"]>;
  readonly #wire: Wire;
  readonly #followers = new Set<(advance: Advance) => void>();
  #share: Promise<OwnShare> | null = null;
  #chatFrom = 0;

  constructor(wire: Wire, id: string, me: ReadonlySignal<Person | null>) {
    this.id = id;
    this.#wire = wire;
    this.decision = computed(() => {
      const seat = this.mySeat.value;
      const mine = seat === null ? undefined : this.info.value?.seats[seat];
      const asked =
        this.info.value?.status === "playing" && mine?.kind === "person" && mine.playedBy === "person";
      return asked ? (this.sight.value?.decision ?? null) : null;
    });
    this.mySeat = computed(() => {
      const seats = this.info.value?.seats ?? [];
      const mine = seats.findIndex((seat) => seat.kind === "person" && seat.person.id === me.value?.id);
      return mine === -1 ? null : mine;
    });
  }

  /** Open from now until the returned function is called. */
  open(): () => void {
    const deaf = this.#wire.listen((message) => this.#hear(message));
    const quiet = this.#wire.greet(() => ({ kind: "enter", table: this.id, lines: this.lines.value.length }));
    return () => {
      quiet();
      deaf();
      void this.#wire.send({ kind: "exit", table: this.id });
    };
  }

  onAdvance(follow: (advance: Advance) => void): () => void {
    this.#followers.add(follow);
    return () => this.#followers.delete(follow);
  }

  /** True when it was done; else `refused` says why not. */
  async send(command: ToThisTable): Promise<boolean> {
    const outcome = await this.#wire.send({ ...command, table: this.id });
    this.refused.value = outcome.done ? null : { reason: outcome.reason };
    return outcome.done;
  }

  /** The refusal has been read. */
  forgive(): void {
    this.refused.value = null;
  }

  #hear(message: FromServer): void {
    switch (message.kind) {
      case "table":
        if (message.table.id !== this.id) return;
        this.info.value = message.table;
        this.#giveShare(message.table);
        return;
      case "table-gone":
        if (message.table === this.id) this.gone.value = true;
        return;
      case "chat":
        if (message.table !== this.id) return;
        this.#hearChat(message.from, message.lines);
        return;
      case "earlier-chat":
        if (message.table !== this.id || message.from + message.lines.length !== this.#chatFrom) return;
        this.chat.value = [...message.lines, ...this.chat.value];
        this.#chatFrom = message.from;
        this.earlierChat.value = message.lines.length === 0 || message.from === 0 ? null : message.from;
        return;
      case "match":
        if (message.table === this.id) this.#advance(message.from, message.lines, message.sight);
        return;
      case "refused":
        if (message.reason === "no-such-table") this.gone.value = this.info.value === null;
        return;
      default:
    }
  }

  #hearChat(from: number, lines: readonly ChatLine[]): void {
    const known = this.chat.value;
    const isGap = known.length === 0 || from < this.#chatFrom || from > this.#chatFrom + known.length;
    if (isGap) {
      this.#chatFrom = from;
      this.earlierChat.value = from === 0 ? null : from;
    }
    this.chat.value = isGap ? lines : [...known.slice(0, from - this.#chatFrom), ...lines];
  }

  #advance(from: number, lines: readonly LogLine[], sight: Sight): void {
    const known = this.lines.value;
    const first = this.sight.value === null;
    this.lines.value = [...known.slice(0, from), ...lines];
    this.sight.value = sight;
    const fresh = first ? [] : lines.slice(Math.max(0, known.length - from));
    for (const follow of this.#followers) follow({ lines: fresh, sight });
  }

  /** My share of chance, which takes a hash to seal: it is fetched when somebody sits down, and not before. */
  #giveShare(info: TableInfo): void {
    const seat = this.mySeat.value;
    if (info.status !== "gathering" || seat === null) return;
    this.#share ??= import("./fairness/own-share.ts").then(
      ({ OwnShare }) => new OwnShare((command) => void this.#wire.send({ ...command, table: this.id })),
    );
    this.#share.then(
      (share) => share.hear(info, seat),
      () => (this.#share = null),
    );
  }
}
