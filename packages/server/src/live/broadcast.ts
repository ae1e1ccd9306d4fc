import { nameOfBot, offeredBots } from "@roundtable/bots";
import { checkTable, type Seat, type Viewer } from "@roundtable/kernel";
import { type FromServer, LIMITS, type TableInfo } from "@roundtable/protocol";
import { encode, withAck, withTable } from "@roundtable/host/disclosure/frame";
import { tableInfo } from "@roundtable/host/disclosure/table-info";
import type { Services } from "./services.ts";
import type { KeptChat } from "../store/tables/chat-repository.ts";
import { blockedBy } from "../moderation/block-repository.ts";
import {
  invitedTo,
  peopleOf,
  type PersonId,
  seatOf,
  type Table,
  viewerOf,
} from "@roundtable/host/tables/table";
import type { Audience, Done, Listener } from "@roundtable/host/audience/audience";
import { Delayed } from "@roundtable/host/match/spectator-delay";
import type { KeptTable } from "./kept-table.ts";
import type { Presence } from "./presence.ts";

type SentChat = Extract<FromServer, { kind: "chat" }>;

interface Around {
  readonly audience: Audience;
  readonly presence: Presence;
  /** Something is to be told that is not new. */
  readonly due: () => void;
}

const MINUTE = 60_000;

/** Tells everybody at a table what has become true, and nobody anything else. */
export class Broadcast {
  readonly #services: Services;
  readonly #kept: KeptTable;
  readonly #audience: Audience;
  readonly #presence: Presence;
  /** Those who are here, or were, and have blocked somebody. */
  readonly #deaf = new Map<PersonId, ReadonlySet<PersonId>>();
  #toldTable = "";
  /** How far they have read what is said outside the match: those who play, and those who look on. */
  #toldChat: number;
  #toldApart: number;
  readonly #delayed: Delayed;
  /** What those were last shown who look on later. */
  #toldDelayed = "";
  #toldLobby: string;
  #inLobby: readonly PersonId[];
  #invited: ReadonlySet<PersonId>;
  #wasOpen: boolean;

  constructor(services: Services, kept: KeptTable, { audience, presence, due }: Around) {
    this.#services = services;
    this.#kept = kept;
    this.#audience = audience;
    this.#presence = presence;
    this.#delayed = new Delayed(services.clock, due);
    this.#toldChat = this.#endFor("players");
    this.#toldApart = endOf(kept.chat);
    this.#toldLobby = this.#asListed();
    this.#inLobby = peopleOf(kept.table);
    this.#invited = new Set(invitedTo(kept.table));
    this.#wasOpen = isOpen(kept.table);
  }

  /** Everything that somebody needs who has just opened the table. */
  admit(listener: Listener, knownLines: number): void {
    // Those who are here first: what is told next begins for all of them where he begins.
    this.tell();
    const { table, chat, match } = this.#kept;
    this.#audience.add(listener);
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

  /** Whom somebody has blocked is found out before he is told anything, and when he has changed his mind. */
  async learnOf(person: PersonId): Promise<void> {
    const blocked = (await blockedBy(this.#services.store.db, [person])).get(person);
    if (blocked === undefined) this.#deaf.delete(person);
    else this.#deaf.set(person, blocked);
  }

  /** Whether whoever looks through these eyes has blocked the person of that seat. */
  readonly #isDeaf = (viewer: Viewer, speaker: Seat): boolean => {
    const { seats } = this.#kept.table;
    const [hearer, at] = [viewer === "public" ? undefined : seats[viewer], seats[speaker]];
    if (hearer?.kind !== "person" || at?.kind !== "person") return false;
    return this.#deaf.get(hearer.person)?.has(at.person) === true;
  };

  /** What was said before the match, as this person hears it: of one whom he has blocked he reads no word. */
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

  /** How far one may read what is said outside the match: what those say who look on, players read when it is over. */
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

  /** True if the news have told him, whose command has led here, that it is done. */
  tell(done?: Done): boolean {
    this.#tellTable();
    this.#tellChat();
    const isAcknowledged = this.#tellMatch(done);
    this.#tellLobby();
    return isAcknowledged;
  }

  /** A move that has left the table as it was: only the match has changed, and who is asked there. */
  tellMove(done?: Done): boolean {
    const isAcknowledged = this.#tellMatch(done);
    this.#services.lobby.asked(this.#kept.table);
    return isAcknowledged;
  }

  tellGone(): void {
    const { table } = this.#kept;
    this.#audience.sendAll({ kind: "table-gone", table: table.id });
    this.#services.lobby.changed(table.id, peopleOf(table), table.listed);
    this.#services.lobby.awaited(invitedTo(table));
  }

  #tellMatch(done?: Done): boolean {
    const { table, match } = this.#kept;
    if (match === null) return false;
    const listeners = this.#audience.byViewer((person) => viewerOf(table, person));
    const viewers = new Set(listeners.keys());
    if (!this.#isShownNow) {
      viewers.delete("public");
      this.#tellLater(listeners.get("public") ?? []);
    }
    let isAcknowledged = false;
    for (const [viewer, text] of match.disclosure.news(viewers, this.#isDeaf)) {
      for (const listener of listeners.get(viewer) ?? []) {
        const isHis = listener === done?.listener;
        isAcknowledged ||= isHis;
        const named = listener.opensSeveral ? withTable(text, table.id) : text;
        listener.send(isHis ? withAck(named, done.id) : named);
      }
    }
    return isAcknowledged;
  }

  /** Nobody is sent what he has: that a message comes would tell that something was done. */
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
    this.#audience.sendAll({ kind: "table", table });
  }

  #tellChat(): void {
    const told = { players: this.#toldChat, watchers: this.#toldApart };
    this.#toldChat = this.#endFor("players");
    this.#toldApart = this.#endFor("watchers");
    const isNew = { players: this.#toldChat > told.players, watchers: this.#toldApart > told.watchers };
    if (!isNew.players && !isNew.watchers) return;
    const table = this.#kept.table.id;
    this.#audience.sendEach(({ id }) => {
      const side = this.#sideOf(id);
      return isNew[side] ? { kind: "chat", table, ...this.#talkFor(id, told[side]) } : null;
    });
  }

  #tellLobby(): void {
    const listed = this.#asListed();
    if (listed === this.#toldLobby) return;
    this.#toldLobby = listed;
    const before = this.#inLobby;
    this.#inLobby = peopleOf(this.#kept.table);
    this.#tellInvited();
    const wasOpen = this.#wasOpen;
    this.#wasOpen = isOpen(this.#kept.table);
    this.#services.lobby.changed(
      this.#kept.table.id,
      [...before, ...this.#inLobby],
      wasOpen || this.#wasOpen,
    );
  }

  /** Those hear of it who are awaited here, or no longer are. */
  #tellInvited(): void {
    const before = this.#invited;
    this.#invited = new Set(invitedTo(this.#kept.table));
    const now = [...this.#invited].filter((person) => !before.has(person));
    const noMore = [...before].filter((person) => !this.#invited.has(person));
    this.#services.lobby.awaited([...now, ...noMore]);
  }

  /** All that the lists on the home page show of this table. */
  #asListed(): string {
    const { table, match } = this.#kept;
    const { status, listed, host, seats, options, clock, rated } = table;
    const names = peopleOf(table).map((person) => this.#nameOf(person));
    const watchers = isOpen(table) ? this.#watchers : 0;
    this.#services.lobby.watchersAt(table.id, watchers);
    const asked = match?.asked;
    const isPaused = table.time?.pause != null;
    const shown = [status, listed, host, seats, options, clock, rated, isPaused, names, watchers, asked];
    return JSON.stringify(shown);
  }

  /** How many look on. */
  get #watchers(): number {
    const { table } = this.#kept;
    return [...this.#presence.people].filter((person) => seatOf(table, person) === null).length;
  }

  #info(): TableInfo {
    const { table, inPlay, key } = this.#kept;
    return tableInfo(table, {
      check: checkTable(inPlay.game, table.seats.length, table.options),
      watchers: this.#watchers,
      now: this.#services.clock.now(),
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

/** Whether everybody sees it among the open tables. */
function isOpen({ status, listed }: Table): boolean {
  return status === "gathering" && listed;
}

function endOf({ from, lines }: KeptChat): number {
  return from + lines.length;
}

function linesOf(chat: KeptChat, from: number, to = endOf(chat)): Pick<SentChat, "from" | "lines"> {
  const lines = chat.lines.slice(from - chat.from, to - chat.from);
  return { from, lines: lines.map(({ person, name, text, at }) => ({ person, name, text, at })) };
}
