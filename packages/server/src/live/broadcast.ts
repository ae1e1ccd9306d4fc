import { checkTable } from "@roundtable/kernel";
import type { ChatLine, TableInfo } from "@roundtable/protocol";
import type { Services } from "../services.ts";
import type { KeptChatLine } from "../store/chat-rows.ts";
import { tableInfo } from "../tables/info.ts";
import { peopleOf, type PersonId, seatOf, type Table, viewerOf } from "../tables/table.ts";
import { type Audience, encode, type Listener } from "./audience.ts";
import type { KeptTable } from "./kept-table.ts";
import type { Presence } from "./presence.ts";
import type { Starting } from "./starting.ts";

/** Tells everybody at a table what has become true, and nobody anything else. */
export class Broadcast {
  readonly #services: Services;
  readonly #kept: KeptTable;
  readonly #audience: Audience;
  readonly #presence: Presence;
  readonly #starting: Starting;
  #toldTable = "";
  #toldChat: number;
  #toldLobby: string;
  #inLobby: readonly PersonId[];
  #wasOpen: boolean;

  constructor(
    services: Services,
    kept: KeptTable,
    audience: Audience,
    presence: Presence,
    starting: Starting,
  ) {
    this.#services = services;
    this.#kept = kept;
    this.#audience = audience;
    this.#presence = presence;
    this.#starting = starting;
    this.#toldChat = kept.chat.length;
    this.#toldLobby = this.#asListed();
    this.#inLobby = peopleOf(kept.table);
    this.#wasOpen = isOpen(kept.table);
  }

  /** Everything that somebody needs who has just opened the table. */
  admit(listener: Listener, knownLines: number): void {
    const { table, chat, match } = this.#kept;
    this.#audience.add(listener);
    listener.send(encode({ kind: "table", table: this.#info() }));
    listener.send(encode({ kind: "chat", table: table.id, from: 0, lines: chat.map(spoken) }));
    if (match !== null)
      listener.send(encode(match.newsSince(viewerOf(table, listener.person.id), knownLines)));
  }

  tell(): void {
    this.#tellTable();
    this.#tellChat();
    const { table, match } = this.#kept;
    if (match !== null) {
      this.#audience.sendByViewer(
        (person) => viewerOf(table, person),
        (viewer) => match.newsFor(viewer),
      );
    }
    this.#tellLobby();
  }

  tellGone(): void {
    const { table } = this.#kept;
    this.#audience.sendAll({ kind: "table-gone", table: table.id });
    this.#services.lobby.changed(peopleOf(table), table.listed);
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
    const lines = chat.slice(from).map(spoken);
    this.#toldChat = chat.length;
    if (lines.length > 0) this.#audience.sendAll({ kind: "chat", table: table.id, from, lines });
  }

  #tellLobby(): void {
    const listed = this.#asListed();
    if (listed === this.#toldLobby) return;
    this.#toldLobby = listed;
    const before = this.#inLobby;
    this.#inLobby = peopleOf(this.#kept.table);
    const wasOpen = this.#wasOpen;
    this.#wasOpen = isOpen(this.#kept.table);
    this.#services.lobby.changed([...before, ...this.#inLobby], wasOpen || this.#wasOpen);
  }

  /** All that the lists on the home page show of this table. */
  #asListed(): string {
    const { table, match } = this.#kept;
    const { status, listed, host, seats, options } = table;
    const names = peopleOf(table).map((person) => this.#nameOf(person));
    return JSON.stringify([status, listed, host, seats, options, names, match?.match.asked]);
  }

  #info(): TableInfo {
    const { table, inPlay, key } = this.#kept;
    const isSeated = (person: PersonId): boolean => seatOf(table, person) !== null;
    return tableInfo(table, {
      check: checkTable(inPlay.game, table.seats.length, table.options),
      starting: this.#starting.isOn,
      watchers: [...this.#audience.people].filter((person) => !isSeated(person)).length,
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

function spoken({ person, name, text, at }: KeptChatLine): ChatLine {
  return { person, name, text, at };
}
