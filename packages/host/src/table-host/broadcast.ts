import { nameOfBot, offeredBots } from "@roundtable/bots";
import { checkTable, type Seat, type Viewer } from "@roundtable/kernel";
import { type FromServer, LIMITS, type TableInfo } from "@roundtable/protocol";
import { encode, withAck, withTable } from "../disclosure/frame.ts";
import { tableInfo } from "../disclosure/table-info.ts";
import { type PersonId, viewerOf } from "../tables/table.ts";
import { SpectatorDelay } from "../match/spectator-delay.ts";
import type { KeptTable } from "./kept-table.ts";
import type { Done, Listener, Listeners } from "./listeners.ts";
import type { Ports } from "./ports.ts";
import type { Presence } from "./presence.ts";
import type { KeptChat } from "./table-store.ts";

type SentChat = Extract<FromServer, { kind: "chat" }>;

interface Around {
  readonly listeners: Listeners;
  readonly presence: Presence;
  /** Something is to be told that is not new. */
  readonly due: () => void;
}

const MINUTE = 60_000;

/** Tells everybody at a table what has become true, and nobody anything else. */
export class Broadcast {
  readonly #ports: Ports;
  readonly #kept: KeptTable;
  readonly #listeners: Listeners;
  readonly #presence: Presence;
  /** Those who are here, or were, and have blocked somebody. */
  readonly #deaf = new Map<PersonId, ReadonlySet<PersonId>>();
  #toldTable = "";
  /** How far they have read what is said outside the match: those who play, and those who look on. */
  #toldChat: number;
  #toldApart: number;
  readonly #delayed: SpectatorDelay;
  /** What those were last shown who look on later. */
  #toldDelayed = "";

  constructor(ports: Ports, kept: KeptTable, { listeners, presence, due }: Around) {
    this.#ports = ports;
    this.#kept = kept;
    this.#listeners = listeners;
    this.#presence = presence;
    this.#delayed = new SpectatorDelay(ports.clock, due);
    this.#toldChat = this.#endFor("players");
    this.#toldApart = endOf(kept.chat);
  }

  /** Everything that somebody needs who has just opened the table. */
  admit(listener: Listener, knownLines: number): void {
    // First those who are here: what is told next begins for all of them where the new one begins.
    this.tell();
    const { table, chat, match } = this.#kept;
    this.#listeners.add(listener);
    listener.send(encode({ kind: "table", table: this.#info() }));
    const { id } = listener.person;
    const from = Math.max(chat.from, this.#endFor(this.#sideOf(id)) - LIMITS.chatPage);
    listener.send(encode({ kind: "chat", table: table.id, ...this.#talkFor(id, from) }));
    if (match === null) return;
    const viewer = viewerOf(table, id);
    if (viewer !== "public" || this.#isShownNow)
      listener.send(match.disclosure.whole(viewer, knownLines, this.#isDeaf));
    else this.#showLater([listener]);
  }

  /** What was said before this line. */
  tellEarlierChat(listener: Listener, before: number): void {
    const { table, chat } = this.#kept;
    const end = this.#endFor(this.#sideOf(listener.person.id));
    const to = Math.max(chat.from, Math.min(before, end));
    const from = Math.max(chat.from, to - LIMITS.chatPage);
    const lines = this.#talkFor(listener.person.id, from, to);
    listener.send(encode({ kind: "earlier-chat", table: table.id, ...lines }));
  }

  /** Reads whom somebody has blocked: before they are told anything, and when they have changed their mind. */
  async learnOf(person: PersonId): Promise<void> {
    const blocked = await this.#ports.audience.blockedBy(person);
    if (blocked.size === 0) this.#deaf.delete(person);
    else this.#deaf.set(person, blocked);
  }

  /** Whether the person of this viewer has blocked the person of that seat. */
  readonly #isDeaf = (viewer: Viewer, speaker: Seat): boolean => {
    const { seats } = this.#kept.table;
    const [hearer, at] = [viewer === "public" ? undefined : seats[viewer], seats[speaker]];
    if (hearer?.kind !== "person" || at?.kind !== "person") return false;
    return this.#deaf.get(hearer.person)?.has(at.person) === true;
  };

  /** Chat as this person may read it: without the words of those whom they have blocked. */
  #talkFor(
    person: PersonId,
    from: number,
    to = this.#endFor(this.#sideOf(person)),
  ): Pick<SentChat, "from" | "lines"> {
    const told = linesOf(this.#kept.chat, from, to);
    const deaf = this.#deaf.get(person);
    if (deaf === undefined) return told;
    return { from, lines: told.lines.map((line) => (deaf.has(line.person) ? { ...line, text: "" } : line)) };
  }

  stop(): void {
    this.#delayed.rest();
  }

  #sideOf(person: PersonId): "players" | "watchers" {
    return viewerOf(this.#kept.table, person) === "public" ? "watchers" : "players";
  }

  /** How far one may read the chat: players read what spectators write when the match is over. */
  #endFor(side: "players" | "watchers"): number {
    const { table, chat } = this.#kept;
    const apart = chat.lines.findIndex(({ isApart }) => isApart);
    const isHidden = side === "players" && table.status === "playing" && apart >= 0;
    return isHidden ? chat.from + apart : endOf(chat);
  }

  /** Whether those who look on see what everybody sees, when it happens. */
  get #isShownNow(): boolean {
    const { status, watching } = this.#kept.table;
    return status !== "playing" || watching.kind === "allowed";
  }

  /** What everybody could know some minutes ago, as it stood then; where nobody may look on, nothing. */
  #showLater(listeners: readonly Listener[]): void {
    const { table, match } = this.#kept;
    this.#delayed.note(match?.kept ?? 0);
    if (match === null || listeners.length === 0 || table.watching.kind !== "delayed")
      return this.#delayed.rest();
    const delayMs = table.watching.minutes * MINUTE;
    const text = match.disclosure.wholeAfter(this.#delayed.countAt(delayMs));
    this.#delayed.watch(delayMs);
    if (text !== null) for (const listener of listeners) listener.send(text);
  }

  /** True if the sender of `done` has heard by the news that their command is done. */
  tell(done?: Done): boolean {
    this.#tellTable();
    this.#tellChat();
    return this.tellMove(done);
  }

  tellGone(): void {
    this.#listeners.sendAll({ kind: "table-gone", table: this.#kept.table.id });
  }

  /** The same after a move that has left the table as it was: only the match has changed. */
  tellMove(done?: Done): boolean {
    const { table, match } = this.#kept;
    if (match === null) return false;
    const listeners = this.#listeners.byViewer((person) => viewerOf(table, person));
    const viewers = new Set(listeners.keys());
    if (!this.#isShownNow) {
      viewers.delete("public");
      this.#tellLater(listeners.get("public") ?? []);
    }
    let isAcknowledged = false;
    for (const [viewer, text] of match.disclosure.news(viewers, this.#isDeaf)) {
      for (const listener of listeners.get(viewer) ?? []) {
        const isSender = listener === done?.listener;
        isAcknowledged ||= isSender;
        const named = listener.opensSeveral ? withTable(text, table.id) : text;
        listener.send(isSender ? withAck(named, done.id) : named);
      }
    }
    return isAcknowledged;
  }

  /** Sends nobody what they have: that a message comes would tell that something was done. */
  #tellLater(listeners: readonly Listener[]): void {
    const { table, match } = this.#kept;
    this.#delayed.note(match?.kept ?? 0);
    const { watching } = table;
    const shown =
      watching.kind === "delayed"
        ? match?.disclosure.wholeAfter(this.#delayed.countAt(watching.minutes * MINUTE))
        : null;
    if (listeners.length === 0 || shown == null || shown === this.#toldDelayed) {
      if (listeners.length === 0) this.#delayed.rest();
      else if (watching.kind === "delayed") this.#delayed.watch(watching.minutes * MINUTE);
      return;
    }
    this.#toldDelayed = shown;
    this.#showLater(listeners);
  }

  #tellTable(): void {
    const table = this.#info();
    const text = JSON.stringify(table);
    if (text === this.#toldTable) return;
    this.#toldTable = text;
    this.#listeners.sendAll({ kind: "table", table });
  }

  #tellChat(): void {
    const told = { players: this.#toldChat, watchers: this.#toldApart };
    this.#toldChat = this.#endFor("players");
    this.#toldApart = this.#endFor("watchers");
    const isNew = { players: this.#toldChat > told.players, watchers: this.#toldApart > told.watchers };
    if (!isNew.players && !isNew.watchers) return;
    const table = this.#kept.table.id;
    this.#listeners.sendEach(({ id }) => {
      const side = this.#sideOf(id);
      return isNew[side] ? { kind: "chat", table, ...this.#talkFor(id, told[side]) } : null;
    });
  }

  #info(): TableInfo {
    const { table, inPlay, key } = this.#kept;
    return tableInfo(table, {
      check: checkTable(inPlay.game, table.seats.length, table.options),
      watchers: this.#presence.countSpectators(table),
      now: this.#ports.clock.now(),
      bots: offeredBots(inPlay.bots),
      isAdvised: inPlay.isAdvised,
      botCalled: (name) => nameOfBot(inPlay.bots, name),
      awaySince: (seat) => this.#presence.awaySince(table, seat),
      nameOf: (person) => this.#nameOf(person),
      key,
    });
  }

  #nameOf(person: PersonId): string {
    return this.#kept.names.get(person) ?? "";
  }
}

function endOf({ from, lines }: KeptChat): number {
  return from + lines.length;
}

function linesOf(chat: KeptChat, from: number, to = endOf(chat)): Pick<SentChat, "from" | "lines"> {
  const lines = chat.lines.slice(from - chat.from, to - chat.from);
  return { from, lines: lines.map(({ person, name, text, at }) => ({ person, name, text, at })) };
}
