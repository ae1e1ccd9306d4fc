import { computed, signal } from "@preact/signals";
import type { MatchSight, Preview, Seat } from "@roundtable/kernel";
import {
  type ChatLine,
  MatchFollower,
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

/** New lines of the log, and the sight after them. */
export interface Advance {
  /** The lines that are new to this page; none when the page has just opened. */
  readonly lines: readonly LogLine[];
  readonly sight: Sight;
}

/** The previews that were loaded for a decision. */
interface KnownPreviews {
  readonly decision: string;
  readonly previews: Readonly<Record<string, Preview>>;
}

const ALL = "";

/** The client's state of one table, updated by the server's messages. */
export class TableSession {
  readonly id: string;
  readonly info = signal<TableInfo | null>(null);
  readonly chat = signal<readonly ChatLine[]>([]);
  /** The index of the first chat line that we have; null if there are none before it. */
  readonly earlierChat = signal<number | null>(null);
  readonly lines = signal<readonly LogLine[]>([]);
  readonly sight = signal<Sight | null>(null);
  /** The last hint, which only I was sent. */
  readonly hint = signal<Hint | null>(null);
  readonly gone = signal(false);
  /** The server cannot read its stored log of this table. */
  readonly broken = signal(false);
  /** Why the last command was refused; null once it was dismissed. */
  readonly refused = signal<{ readonly reason: Reason } | null>(null);
  readonly mySeat: ReadonlySignal<Seat | null>;
  /** The question to me, with the previews that were loaded; null if the match is over or a bot plays for me. */
  readonly decision: ReadonlySignal<MatchSight["decision"]>;
  readonly #wire: Wire;
  #following = new MatchFollower();
  readonly #previews = signal<KnownPreviews | null>(null);
  /** The answers whose previews were requested for this decision; `ALL` stands for all of them. */
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
      const previews = this.#previews.value;
      return { ...decision, previews: previews?.decision === decision.id ? previews.previews : {} };
    });
    this.mySeat = computed(() => {
      const seats = this.info.value?.seats ?? [];
      const mine = seats.findIndex((seat) => seat.kind === "person" && seat.person.id === me.value?.id);
      return mine === -1 ? null : mine;
    });
  }

  /** Opens the session; the returned function closes it. */
  open(): () => void {
    const unsubscribe = this.#wire.listen((message) => this.#hear(message));
    const stopEntering = this.#wire.sendOnConnect(() => this.#entering());
    const look = () => void this.#wire.send({ kind: "look", table: this.id, on: !document.hidden });
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      stopEntering();
      unsubscribe();
      void this.#wire.send({ kind: "exit", table: this.id });
    };
  }

  onAdvance(follow: (advance: Advance) => void): () => void {
    this.#followers.add(follow);
    return () => this.#followers.delete(follow);
  }

  /** Resolves with true if the command was carried out; else `refused` has the reason. */
  async send(command: ToThisTable): Promise<boolean> {
    const outcome = await this.#wire.send({ ...command, table: this.id });
    this.refused.value = outcome.done ? null : { reason: outcome.reason };
    return outcome.done;
  }

  /** Asks for a hint; resolves when `hint` has it, or with the reason why there is none. */
  askHint(decision: string): Promise<Outcome> {
    return this.#wire.send({ kind: "hint", table: this.id, decision });
  }

  /**
   * Loads the preview of this answer, or of all of them. Resolves when `decision` has it, or when there will be none.
   */
  async fetchPreviews(answer: string = ALL): Promise<void> {
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

  /** Discards what this page knows, and asks the server for everything. */
  reload(): void {
    this.#following = new MatchFollower();
    this.lines.value = [];
    this.sight.value = null;
    this.#reopen();
  }

  /** The person has read the refusal. */
  dismissRefusal(): void {
    this.refused.value = null;
  }

  #hear(message: FromServer): void {
    switch (message.kind) {
      case "table":
        if (message.table.id !== this.id) return;
        this.#spectateIfVotedOut(this.info.value, message.table);
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
    if (!this.#following.receive(message)) return this.#reopen();
    const { sight, lines } = this.#following;
    if (sight === null) return;
    this.lines.value = lines;
    this.sight.value = sight;
    this.#refetchPreviews(before, sight);
    const fresh = before === null ? [] : lines.slice(known.length);
    for (const follow of this.#followers) follow({ lines: fresh, sight });
  }

  #entering() {
    const hidden = document.hidden ? { hidden: true } : {};
    return { kind: "enter", table: this.id, lines: this.lines.value.length, ...hidden } as const;
  }

  /**
   * A player who was voted out becomes a spectator. Their old log is not the public's, so everything is fetched again.
   */
  #spectateIfVotedOut(before: TableInfo | null, after: TableInfo): void {
    const seat = this.mySeat.value;
    const isOut = (info: TableInfo | null): boolean => {
      const at = seat === null ? undefined : info?.seats[seat];
      return at?.kind === "person" && at.isOut === true;
    };
    if (before === null || isOut(before) || !isOut(after)) return;
    this.#following = new MatchFollower();
    this.lines.value = [];
    this.#reopen();
  }

  /** A message was missed, so the server is asked for everything again. */
  #reopen(): void {
    if (this.#isReopening) return;
    this.#isReopening = true;
    void this.#wire.send(this.#entering()).then(() => (this.#isReopening = false));
  }

  /**
   * Other players' moves may have changed the consequences of my answers. Their previews are loaded again when they are
   * needed.
   */
  #refetchPreviews(before: Sight | null, { decision }: Sight): void {
    const isSame = before?.decision?.id === decision?.id;
    const wantsAll = isSame && this.#askedAbout.has(ALL);
    this.#askedAbout = new Map();
    if (wantsAll) void this.fetchPreviews();
  }

  #learn({ decision, previews }: KnownPreviews): void {
    const known = this.#previews.value;
    this.#previews.value = {
      decision,
      previews: known?.decision === decision ? { ...known.previews, ...previews } : previews,
    };
  }

  /** Gives my share of chance. Its code includes a hash function, so it is loaded only when I take a seat. */
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
