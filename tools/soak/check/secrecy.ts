import { isDeepStrictEqual } from "node:util";
import type { Entry, Game, Viewer } from "@roundtable/kernel";
import {
  MatchFollower,
  FromServer,
  type LogLine,
  type MatchNews,
  type Sight,
  type WholeMatch,
} from "@roundtable/protocol";
import * as v from "valibot";
import type { HistoryEvent } from "../history.ts";
import type { StoredTable } from "../stored.ts";
import { FetchedCheck } from "./fetched.ts";
import { type SentPreviews, Truth } from "./truth.ts";

/** Messages that contain more than their reader may know, or that are wrong, in words. */
export interface SecrecyFaults {
  readonly leaks: string[];
  /** The same line of a log, sent in two versions. */
  readonly twoTruths: string[];
  /** What contradicts the log. */
  readonly broken: string[];
  /** Viewers whose last position was behind the final one. */
  readonly behind: string[];
  readonly texts: number;
  readonly bytes: number;
  /** How often another connection showed a viewer less than they had seen before. */
  readonly stale: number;
}

/** Checks every message from a table, byte by byte, against what its reader may know. */
export function secrecyFaults(
  game: Game | null,
  table: StoredTable,
  events: readonly HistoryEvent[],
): SecrecyFaults {
  const check = new Check(game, table, events);
  for (const happening of events) check.hear(happening);
  return check.found;
}

class Check {
  readonly #table: StoredTable;
  readonly #truth: Truth | null;
  readonly #fetched: FetchedCheck;
  readonly #leaks: string[] = [];
  readonly #twoTruths: string[] = [];
  readonly #behind: string[] = [];
  readonly #listeners = new Map<string, Listening>();
  /** For each viewer, each line of their log as it was first sent. */
  readonly #lines = new Map<Viewer, string[]>();
  readonly #overFor = new Set<string>();
  readonly #messages = new Map<string, FromServer>();
  #texts = 0;
  #bytes = 0;
  #stale = 0;

  constructor(game: Game | null, table: StoredTable, events: readonly HistoryEvent[]) {
    this.#table = table;
    const viewers = new Set<Viewer>();
    const previews: SentPreviews[] = [];
    for (const happening of events) {
      viewers.add(this.#viewerOf(happening.who));
      if (happening.kind !== "heard" || !happening.text.startsWith('{"kind":"previews"')) continue;
      const sent = this.#parsed(happening.text);
      const seat = this.#viewerOf(happening.who);
      if (sent.kind === "previews" && seat !== "public") previews.push({ seat, sent });
    }
    this.#truth =
      table.match === null || game === null ? null : new Truth(game, table, table.match, viewers, previews);
    this.#fetched = new FetchedCheck(game, table, this.#truth);
  }

  get found(): SecrecyFaults {
    return {
      leaks: this.#leaks,
      twoTruths: this.#twoTruths,
      broken: this.#truth?.faults ?? [],
      behind: this.#behind,
      texts: this.#texts,
      bytes: this.#bytes,
      stale: this.#stale,
    };
  }

  hear(happening: HistoryEvent): void {
    const { who } = happening;
    if (happening.kind === "connected") this.#listening(who).comeAgain();
    if (happening.kind === "fetched") {
      const leaky = this.#fetched.whyLeaky(this.#viewerOf(who), happening);
      if (leaky !== null) this.#leak(who, `GET ${happening.path}: ${leaky}`, happening.text);
      this.#texts++;
      this.#bytes += Buffer.byteLength(happening.text);
    }
    if (happening.kind === "last") this.#lookLast(happening);
    if (happening.kind !== "heard") return;
    const { text } = happening;
    this.#texts++;
    this.#bytes += Buffer.byteLength(text);
    const message = this.#parsed(text);
    const why = whyUnknown(message) ?? this.#whyKeyless(who, text, message) ?? this.#whyNotHis(who, message);
    if (why !== null) this.#leak(who, why, text);
  }

  /** Nobody gets the key to chance before they know that the table is over. */
  #whyKeyless(who: string, text: string, message: FromServer): string | null {
    if (message.kind === "table" && message.table.status === "over") this.#overFor.add(who);
    const { key } = this.#table;
    const hasKey = key !== "" && text.includes(key);
    return hasKey && !this.#overFor.has(who) ? "the key to chance is in it" : null;
  }

  #lookLast({ who, isConnected, status, sight, told }: LastLook): void {
    const { id, match, status: kept } = this.#table;
    const why = !isConnected
      ? "has found no server"
      : status !== kept
        ? `has not heard that the table is ${kept}`
        : match !== null && !this.#isAtTheEnd(who, sight, told)
          ? "has not heard of the last that happened"
          : null;
    if (why !== null) this.#behind.push(`${who} at table ${id} ${why}.`);
  }

  #isAtTheEnd(who: string, sight: Sight | null, told: number): boolean {
    const last = this.#table.match?.log.entries.length ?? 0;
    return sight !== null && (this.#truth?.find(this.#viewerOf(who), sight, told, last) ?? -1) >= 0;
  }

  /** Chat outside the match is as it is stored, if it still is; and players do not read spectators. */
  #whyNotSaid(who: string, { from, lines }: Pick<Chat, "from" | "lines">): string | null {
    const { chat } = this.#table;
    const isPlaying = this.#viewerOf(who) !== "public" && !this.#overFor.has(who);
    for (const [nth, line] of lines.entries()) {
      const kept = chat.find(({ n }) => n === from + nth);
      if (kept === undefined && from + nth >= (chat[0]?.n ?? 0)) return "this was never said";
      if (kept === undefined) continue;
      const { person, name, text, at, isApart } = kept;
      if (!isDeepStrictEqual(line, { person, name, text, at })) return "it was said in other words";
      if (isApart && isPlaying) return "this was said among those who look on";
    }
    return null;
  }

  #whyNotHis(who: string, message: FromServer): string | null {
    switch (message.kind) {
      case "match":
      case "news":
        return this.#truth === null ? "there is no match" : this.#whyNotTrue(who, message, this.#truth);
      case "previews":
        return this.#truth?.isRight(message) === true
          ? null
          : "these previews follow from no question that this seat was asked";
      case "chat":
      case "earlier-chat":
        return this.#whyNotSaid(who, message);
      case "table":
        return message.table.id === this.#table.id && message.table.game === this.#table.game
          ? null
          : "it is of another table";
      default:
        return null;
    }
  }

  #whyNotTrue(who: string, message: WholeMatch | MatchNews, truth: Truth): string | null {
    const viewer = this.#viewerOf(who);
    const listening = this.#listening(who);
    if (message.kind === "match") {
      const { decision } = message.sight;
      if (message.sight.viewer !== viewer) return "it is for other eyes";
      if (decision !== null && (viewer === "public" || !truth.wasAsked(viewer, decision)))
        return "this seat was never asked this";
    }
    if (!listening.hear(message)) return null;
    const { sight, told, furthest, position } = listening;
    if (sight === null) return null;
    for (const { at, line } of listening.news) this.#tellOnce(viewer, at, JSON.stringify(line));
    for (const { at, line, told: number } of listening.news) {
      const isTrue =
        line.kind === "told"
          ? truth.told(viewer, number) === JSON.stringify(line.told)
          : isBorneOut(line, viewer, this.#table.match?.log.entries ?? []);
      if (!isTrue) return `line ${at} may not be read by this viewer`;
    }
    const ahead = truth.find(viewer, sight, told, furthest);
    const behind = ahead < 0 ? truth.find(viewer, sight, told, position) : -1;
    if (ahead < 0 && behind < 0) return "no entry has led there";
    if (behind >= 0) this.#stale++;
    listening.standAt(Math.max(ahead, behind));
    return null;
  }

  #tellOnce(viewer: Viewer, at: number, line: string): void {
    const lines = this.#lines.get(viewer) ?? [];
    this.#lines.set(viewer, lines);
    const before = (lines[at] ??= line);
    if (before !== line)
      this.#twoTruths.push(
        `Line ${at} for ${viewer} at table ${this.#table.id} was ${before}, then ${line}.`,
      );
  }

  #leak(who: string, why: string, text = ""): void {
    const viewer = this.#viewerOf(who);
    this.#leaks.push(`To ${viewer} at table ${this.#table.id}: ${why}. ${text.slice(0, 300)}`);
  }

  #viewerOf(who: string): Viewer {
    const seat = this.#table.people.indexOf(who);
    return seat < 0 ? "public" : seat;
  }

  #listening(who: string): Listening {
    const known = this.#listeners.get(who) ?? new Listening();
    this.#listeners.set(who, known);
    return known;
  }

  #parsed(text: string): FromServer {
    const known = this.#messages.get(text) ?? (JSON.parse(text) as FromServer);
    // Previews are checked twice, and must be the same object both times.
    if (known.kind === "previews") this.#messages.set(text, known);
    return known;
  }
}

type LastLook = Extract<HistoryEvent, { kind: "last" }>;
type Chat = Extract<FromServer, { kind: "chat" }>;

interface NewLine {
  /** Its index in the reader's log, and among the lines of the game. */
  readonly at: number;
  readonly told: number;
  readonly line: LogLine;
}

/** One person at one table, who applies messages as any client does. */
class Listening {
  readonly #following = new MatchFollower();
  /** The entry that this connection has reached, and the furthest entry of all connections. */
  position = 0;
  furthest = 0;
  /** How many lines of the game this viewer was sent. */
  told = 0;
  news: readonly NewLine[] = [];

  get sight(): MatchFollower["sight"] {
    return this.#following.sight;
  }

  /** Returns false if a message was missed: then the client asks for everything. */
  hear(message: WholeMatch | MatchNews): boolean {
    const before = this.#following.lines;
    if (!this.#following.receive(message)) return false;
    const { lines } = this.#following;
    const from = message.kind === "match" ? message.from : before.length;
    if (message.kind === "match")
      this.told = lines.slice(0, from).filter(({ kind }) => kind === "told").length;
    const news: NewLine[] = [];
    for (let at = from; at < lines.length; at++) {
      const line = lines[at];
      if (line === undefined) continue;
      news.push({ at, told: this.told, line });
      if (line.kind === "told") this.told++;
    }
    this.news = news;
    return true;
  }

  standAt(position: number): void {
    this.position = position;
    this.furthest = Math.max(this.furthest, position);
  }

  comeAgain(): void {
    this.position = 0;
  }
}

/** Whether there is an entry for a line of the server's own. */
function isBorneOut(line: LogLine, viewer: Viewer, entries: readonly Entry[]): boolean {
  return entries.some((entry) => {
    switch (line.kind) {
      case "told":
        return false;
      case "time-over": {
        const isByTime = entry.kind === "answer" && entry.by === "time" && entry.seat === line.seat;
        return isByTime && (viewer === line.seat || entry.openly === true);
      }
      case "taken-back":
        return entry.kind === "undo" && entry.seat === line.seat && entry.of === line.of;
      case "undo-vote":
        return entry.kind === "undo-vote" && entry.seat === line.seat && entry.agrees === line.agrees;
      case "undo-dropped":
        return entry.kind === "undo-dropped" && entry.seat === line.seat && entry.why === line.why;
      case "undo-asked":
        return entry.kind === "undo-asked" && entry.seat === line.seat;
      case "hint":
        return entry.kind === "hint" && entry.seat === line.seat;
    }
  });
}

/** Why a message does not match the protocol; null if it does. */
export function whyUnknown(message: unknown): string | null {
  const read = v.safeParse(FromServer, message);
  if (!read.success) return `it fits no schema (${read.issues[0].message})`;
  return isDeepStrictEqual(read.output, message) ? null : "it says more than the protocol knows";
}
