import { checkTable, type Seat, type Viewer } from "@roundtable/kernel";
import { type FromServer, LIMITS, type TableInfo } from "@roundtable/protocol";
import type { Services } from "../services.ts";
import type { KeptChat } from "../store/chat-rows.ts";
import { blockedBy } from "../store/regard-rows.ts";
import { tableInfo } from "../tables/info.ts";
import { peopleOf, type PersonId, seatOf, type Table, type TableId, viewerOf } from "../tables/table.ts";
import { type Audience, type Done, encode, type Listener } from "./audience.ts";
import type { KeptTable } from "./kept-table.ts";
import { NEWS } from "./live-match.ts";
import type { Presence } from "./presence.ts";

type SentChat = Extract<FromServer, { kind: "chat" }>;

/** Tells everybody at a table what has become true, and nobody anything else. */
export class Broadcast {
  readonly #services: Services;
  readonly #kept: KeptTable;
  readonly #audience: Audience;
  readonly #presence: Presence;
  /** Those who are here, or were, and have blocked somebody. */
  readonly #deaf = new Map<PersonId, ReadonlySet<PersonId>>();
  #toldTable = "";
  #toldChat: number;
  #toldLobby: string;
  #inLobby: readonly PersonId[];
  #wasOpen: boolean;

  constructor(services: Services, kept: KeptTable, audience: Audience, presence: Presence) {
    this.#services = services;
    this.#kept = kept;
    this.#audience = audience;
    this.#presence = presence;
    this.#toldChat = endOf(kept.chat);
    this.#toldLobby = this.#asListed();
    this.#inLobby = peopleOf(kept.table);
    this.#wasOpen = isOpen(kept.table);
  }

  /** Everything that somebody needs who has just opened the table. */
  admit(listener: Listener, knownLines: number): void {
    // Those who are here first: what is told next begins for all of them where he begins.
    this.tell();
    const { table, chat, match } = this.#kept;
    this.#audience.add(listener);
    listener.send(encode({ kind: "table", table: this.#info() }));
    const from = Math.max(chat.from, endOf(chat) - LIMITS.chatPage);
    const { id } = listener.person;
    listener.send(encode({ kind: "chat", table: table.id, ...this.#talkFor(id, from) }));
    if (match !== null) listener.send(match.whole(viewerOf(table, id), knownLines, this.#isDeaf));
  }

  /** What was said before this line. */
  tellEarlierChat(listener: Listener, before: number): void {
    const { table, chat } = this.#kept;
    const to = Math.max(chat.from, Math.min(before, endOf(chat)));
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
  #talkFor(person: PersonId, from: number, to?: number): Pick<SentChat, "from" | "lines"> {
    const told = linesOf(this.#kept.chat, from, to);
    const deaf = this.#deaf.get(person);
    if (deaf === undefined) return told;
    return { from, lines: told.lines.map((line) => (deaf.has(line.person) ? { ...line, text: "" } : line)) };
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
  }

  #tellMatch(done?: Done): boolean {
    const { table, match } = this.#kept;
    if (match === null) return false;
    const listeners = this.#audience.byViewer((person) => viewerOf(table, person));
    let isAcknowledged = false;
    for (const [viewer, text] of match.news(new Set(listeners.keys()), this.#isDeaf)) {
      for (const listener of listeners.get(viewer) ?? []) {
        const isHis = listener === done?.listener;
        isAcknowledged ||= isHis;
        const named = listener.opensSeveral ? withTable(text, table.id) : text;
        listener.send(isHis ? `${named.slice(0, -1)},"ack":${JSON.stringify(done.id)}}` : named);
      }
    }
    return isAcknowledged;
  }

  #tellTable(): void {
    const table = this.#info();
    const text = JSON.stringify(table);
    if (text === this.#toldTable) return;
    this.#toldTable = text;
    this.#audience.sendAll({ kind: "table", table });
  }

  #tellChat(): void {
    const { table, chat } = this.#kept;
    const from = this.#toldChat;
    this.#toldChat = endOf(chat);
    if (endOf(chat) > from)
      this.#audience.sendEach(({ id }) => ({ kind: "chat", table: table.id, ...this.#talkFor(id, from) }));
  }

  #tellLobby(): void {
    const listed = this.#asListed();
    if (listed === this.#toldLobby) return;
    this.#toldLobby = listed;
    const before = this.#inLobby;
    this.#inLobby = peopleOf(this.#kept.table);
    const wasOpen = this.#wasOpen;
    this.#wasOpen = isOpen(this.#kept.table);
    this.#services.lobby.changed(
      this.#kept.table.id,
      [...before, ...this.#inLobby],
      wasOpen || this.#wasOpen,
    );
  }

  /** All that the lists on the home page show of this table. */
  #asListed(): string {
    const { table, match } = this.#kept;
    const { status, listed, host, seats, options, clock, rated } = table;
    const names = peopleOf(table).map((person) => this.#nameOf(person));
    return JSON.stringify([status, listed, host, seats, options, clock, rated, names, match?.match.asked]);
  }

  #info(): TableInfo {
    const { table, inPlay, key } = this.#kept;
    const isSeated = (person: PersonId): boolean => seatOf(table, person) !== null;
    return tableInfo(table, {
      check: checkTable(inPlay.game, table.seats.length, table.options),
      watchers: [...this.#presence.people].filter((person) => !isSeated(person)).length,
      bots: Object.keys(inPlay.bots),
      awaySince: (seat) => this.#presence.awaySince(table, seat),
      nameOf: (person) => this.#nameOf(person),
      key: table.status === "over" ? key : null,
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

function withTable(text: string, table: TableId): string {
  return text.startsWith(NEWS) ? `${NEWS}"table":"${table}",${text.slice(NEWS.length)}` : text;
}

function endOf({ from, lines }: KeptChat): number {
  return from + lines.length;
}

function linesOf(chat: KeptChat, from: number, to = endOf(chat)): Pick<SentChat, "from" | "lines"> {
  const lines = chat.lines.slice(from - chat.from, to - chat.from);
  return { from, lines: lines.map(({ person, name, text, at }) => ({ person, name, text, at })) };
}
