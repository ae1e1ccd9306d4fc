import { computed, signal } from "@preact/signals";
import type { MatchSight, Preview, Seat } from "@roundtable/kernel";
import {
  type ChatLine,
  Following,
  type FromServer,
  type Hint,
  type LogLine,
  type Person,
  type Reason,
  type Sight,
  type TableInfo,
} from "@roundtable/protocol";
import type { ReadonlySignal } from "@preact/signals";
import type { Command, Outcome, Wire } from "../connection/wire.ts";
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
  /** The number of the first line of the talk that we have; null when there are none before it. */
  readonly earlierChat = signal<number | null>(null);
  readonly lines = signal<readonly LogLine[]>([]);
  readonly sight = signal<Sight | null>(null);
  /** The last that was told to me alone. */
  readonly hint = signal<Hint | null>(null);
  readonly gone = signal(false);
  /** What the server keeps of it is damaged. */
  readonly broken = signal(false);
  /** Why the last command was refused. */
  readonly refused = signal<{ readonly reason: Reason } | null>(null);
  readonly mySeat: ReadonlySignal<Seat | null>;
  /** What is asked of me, with what is known to follow; a table that was ended or left to a bot asks nothing. */
  readonly decision: ReadonlySignal<MatchSight["decision"]>;
  readonly #wire: Wire;
  #following = new Following();
  readonly #foreseen = signal<Foreseen | null>(null);
  /** The answers of this decision that the server was asked about; of all of them, `ALL`. */
  #askedAbout = new Map<string, Promise<void>>();
  #isReopening = false;
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
    const quiet = this.#wire.greet(() => this.#entering());
    const look = () => void this.#wire.send({ kind: "look", table: this.id, on: !document.hidden });
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
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

  /** Asks what I should answer; resolves when `hint` has it, or with the reason why not. */
  askHint(decision: string): Promise<Outcome> {
    return this.#wire.send({ kind: "hint", table: this.id, decision });
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

  /** Asks the server for everything, whatever this page has made of what it was told. */
  reload(): void {
    this.#following = new Following();
    this.lines.value = [];
    this.sight.value = null;
    this.#reopen();
  }

  /** The refusal has been read. */
  forgive(): void {
    this.refused.value = null;
  }

  #hear(message: FromServer): void {
    switch (message.kind) {
      case "table":
        if (message.table.id !== this.id) return;
        this.#lookOnIfOut(this.info.value, message.table);
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
      case "news":
        if ((message.table ?? this.id) === this.id) this.#advance(message);
        return;
      case "previews":
        if (message.table === this.id) this.#learn(message);
        return;
      case "hint":
        if (message.table === this.id) this.hint.value = message;
        return;
      case "refused":
        if (message.reason === "no-such-table") this.gone.value = this.info.value === null;
        if (message.reason === "broken-table") this.broken.value = this.info.value === null;
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

  #entering() {
    const hidden = document.hidden ? { hidden: true } : {};
    return { kind: "enter", table: this.id, lines: this.lines.value.length, ...hidden } as const;
  }

  /** Who was voted out sees what everybody sees: what he knew before is another log than that. */
  #lookOnIfOut(before: TableInfo | null, after: TableInfo): void {
    const seat = this.mySeat.value;
    const isOut = (info: TableInfo | null): boolean => {
      const at = seat === null ? undefined : info?.seats[seat];
      return at?.kind === "person" && at.isOut === true;
    };
    if (before === null || isOut(before) || !isOut(after)) return;
    this.#following = new Following();
    this.lines.value = [];
    this.#reopen();
  }

  /** Something was missed: the server sends everything anew. */
  #reopen(): void {
    if (this.#isReopening) return;
    this.#isReopening = true;
    void this.#wire.send(this.#entering()).then(() => (this.#isReopening = false));
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
