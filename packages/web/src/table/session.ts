import { computed, signal } from "@preact/signals";
import type { MatchSight, Preview, Seat } from "@roundtable/kernel";
import {
  type ChatLine,
  Following,
  type FromServer,
  type LogLine,
  type Person,
  type Reason,
  type Sight,
  type TableInfo,
} from "@roundtable/protocol";
import type { ReadonlySignal } from "@preact/signals";
import { randomHex } from "../connection/id.ts";
import type { Command, Wire } from "../connection/wire.ts";
import { bearWitness } from "./fairness/witness.ts";

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

/** What will certainly follow from answers to this decision. */
interface Foreseen {
  readonly decision: string;
  readonly previews: Readonly<Record<string, Preview>>;
}

const ALL = "";

/** One table as this page knows it, kept true by what the server sends. */
export class TableSession {
  readonly id: string;
  readonly info = signal<TableInfo | null>(null);
  readonly chat = signal<readonly ChatLine[]>([]);
  readonly lines = signal<readonly LogLine[]>([]);
  readonly sight = signal<Sight | null>(null);
  readonly gone = signal(false);
  /** Why the last command was refused. */
  readonly refused = signal<{ readonly reason: Reason } | null>(null);
  readonly mySeat: ReadonlySignal<Seat | null>;
  /** What is asked of me, with what is known to follow; a table that was ended or left to a bot asks nothing. */
  readonly decision: ReadonlySignal<MatchSight["decision"]>;
  readonly #wire: Wire;
  readonly #following = new Following();
  readonly #foreseen = signal<Foreseen | null>(null);
  /** The answers of this decision that the server was asked about; of all of them, `ALL`. */
  #askedAbout = new Map<string, Promise<void>>();
  #isReopening = false;
  readonly #followers = new Set<(advance: Advance) => void>();
  #nonceFor: Seat | null = null;

  constructor(wire: Wire, id: string, me: ReadonlySignal<Person | null>) {
    this.id = id;
    this.#wire = wire;
    this.decision = computed(() => {
      const seat = this.mySeat.value;
      const mine = seat === null ? undefined : this.info.value?.seats[seat];
      const asked =
        this.info.value?.status === "playing" && mine?.kind === "person" && mine.playedBy === "person";
      const decision = asked ? (this.sight.value?.decision ?? null) : null;
      if (decision === null) return null;
      const foreseen = this.#foreseen.value;
      return { ...decision, previews: foreseen?.decision === decision.id ? foreseen.previews : {} };
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

  /** Asks what will certainly follow from this answer, or from each; resolves when `decision` has it, or never will. */
  async foresee(answer: string = ALL): Promise<void> {
    const decision = this.sight.peek()?.decision ?? null;
    if (decision === null || (answer !== ALL && decision.answers.every(({ id }) => id !== answer))) return;
    const asked = this.#askedAbout.get(ALL) ?? this.#askedAbout.get(answer) ?? this.#ask(decision.id, answer);
    this.#askedAbout.set(answer, asked);
    await asked;
  }

  async #ask(decision: string, answer: string): Promise<void> {
    const one = answer === ALL ? {} : { answer };
    await this.#wire.send({ kind: "preview", table: this.id, decision, ...one });
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
        this.#giveNonce(message.table);
        return;
      case "table-gone":
        if (message.table === this.id) this.gone.value = true;
        return;
      case "chat":
        if (message.table !== this.id) return;
        this.chat.value = [...this.chat.value.slice(0, message.from), ...message.lines];
        return;
      case "match":
      case "news":
        if ((message.table ?? this.id) === this.id) this.#advance(message);
        return;
      case "previews":
        if (message.table === this.id) this.#learn(message);
        return;
      case "refused":
        if (message.reason === "no-such-table") this.gone.value = this.info.value === null;
        return;
      default:
    }
  }

  #advance(message: Extract<FromServer, { kind: "match" | "news" }>): void {
    const known = this.lines.value;
    const before = this.sight.value;
    if (!this.#following.hear(message)) return this.#reopen();
    const { sight, lines } = this.#following;
    if (sight === null) return;
    this.lines.value = lines;
    this.sight.value = sight;
    this.#ponder(before, sight);
    const fresh = before === null ? [] : lines.slice(known.length);
    for (const follow of this.#followers) follow({ lines: fresh, sight });
  }

  /** Something was missed: the server sends everything anew. */
  #reopen(): void {
    if (this.#isReopening) return;
    this.#isReopening = true;
    const again = { kind: "enter", table: this.id, lines: this.lines.value.length } as const;
    void this.#wire.send(again).then(() => (this.#isReopening = false));
  }

  /** What others did may have changed what would follow: what was asked about is asked about again when it is looked at. */
  #ponder(before: Sight | null, { decision }: Sight): void {
    const isSame = before?.decision?.id === decision?.id;
    const wantsAll = isSame && this.#askedAbout.has(ALL);
    this.#askedAbout = new Map();
    if (wantsAll) void this.foresee();
  }

  #learn({ decision, previews }: Foreseen): void {
    const known = this.#foreseen.value;
    this.#foreseen.value = {
      decision,
      previews: known?.decision === decision ? { ...known.previews, ...previews } : previews,
    };
  }

  /** My share of chance, as soon as the server has bound itself to its own; both are remembered for the check. */
  #giveNonce({ status, fairness }: TableInfo): void {
    const seat = this.mySeat.value;
    if (status !== "gathering" || seat === null || this.#nonceFor === seat || fairness.nonces.includes(seat))
      return;
    this.#nonceFor = seat;
    const nonce = randomHex(16);
    void this.#mixIn(seat, nonce, fairness.commitment);
  }

  async #mixIn(seat: Seat, nonce: string, commitment: string): Promise<void> {
    const { done } = await this.#wire.send({ kind: "nonce", table: this.id, nonce });
    if (done) bearWitness(this.id, { commitment, nonces: { [seat]: nonce } });
  }
}
