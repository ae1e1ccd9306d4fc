import type { Game } from "@roundtable/kernel";
import type { FromServer } from "@roundtable/protocol";
import { type HistoryEvent, type History, NO_TABLE } from "../history.ts";
import type { StoppedStore, StoredTable } from "../stored.ts";
import { type CommandFaults, commandFaults } from "./commands.ts";
import { secrecyFaults, whyUnknown } from "./secrecy.ts";

/** The contradictions between a history and a store, each in words. */
export interface Findings {
  readonly faults: Readonly<
    Record<keyof CommandFaults | "leaks" | "twoTruths" | "broken" | "behind", string[]>
  >;
  matches: number;
  entries: number;
  texts: number;
  bytes: number;
  stale: number;
}

/** Checks all tables of the store and of the history, one after another. */
export async function check(
  history: History,
  store: StoppedStore,
  gameOf: (id: string) => Promise<Game | null>,
  advance: () => void,
): Promise<Findings> {
  const found: Findings = {
    faults: {
      lost: [],
      doubled: [],
      denied: [],
      forged: [],
      leaks: [],
      twoTruths: [],
      broken: [],
      behind: [],
    },
    matches: 0,
    entries: 0,
    texts: 0,
    bytes: 0,
    stale: 0,
  };
  const requests = new Map<string, string>();
  /** Who has a seat at each table, and the tables that everybody may find. */
  const seated = new Map<string, readonly (string | null)[]>();
  const listed = new Set<string>();
  for (const id of new Set([...(await store.ids()), ...history.tables])) {
    const table = await store.table(id);
    const events = history.of(id);
    advance();
    if (table === null) {
      found.faults.lost.push(...lostTable(id, events));
      continue;
    }
    seated.set(id, table.people);
    if (table.isListed) listed.add(id);
    const request = `${table.maker} ${table.request}`;
    const other = requests.get(request);
    if (other !== undefined) found.faults.doubled.push(`Tables ${other} and ${id} were asked for once.`);
    requests.set(request, id);
    add(found, table, events, await gameOf(table.game));
  }
  checkLobby(found, history.of(NO_TABLE), seated, listed);
  return found;
}

/**
 * A table whose creation was acknowledged but that does not exist. A table that was only visited by a wrong name never
 * existed.
 */
function lostTable(id: string, events: readonly HistoryEvent[]): string[] {
  const isMade = events.some((one) => one.kind === "sent" && one.command === "create");
  return isMade ? [`Table ${id} is gone.`] : [];
}

function add(found: Findings, table: StoredTable, events: readonly HistoryEvent[], game: Game | null): void {
  const { faults } = found;
  const { lost, doubled, denied, forged } = commandFaults(table, events);
  const { leaks, twoTruths, broken, behind, texts, bytes, stale } = secrecyFaults(game, table, events);
  faults.lost.push(...lost);
  faults.doubled.push(...doubled);
  faults.denied.push(...denied);
  faults.forged.push(...forged);
  faults.leaks.push(...leaks);
  faults.twoTruths.push(...twoTruths);
  faults.broken.push(...broken);
  faults.behind.push(...behind);
  found.matches += table.match === null ? 0 : 1;
  found.entries += table.match?.log.entries.length ?? 0;
  found.texts += texts;
  found.bytes += bytes;
  found.stale += stale;
}

/** Checks messages that belong to no table: identity and lists. */
function checkLobby(
  found: Findings,
  events: readonly HistoryEvent[],
  seated: ReadonlyMap<string, readonly (string | null)[]>,
  listed: ReadonlySet<string>,
): void {
  for (const happening of events) {
    if (happening.kind !== "heard") continue;
    const { who, text } = happening;
    const message = JSON.parse(text) as FromServer;
    found.texts++;
    found.bytes += Buffer.byteLength(text);
    const why = whyUnknown(message) ?? whyNotHis(message, who, seated, listed);
    if (why !== null) found.faults.leaks.push(`To ${who}: ${why}. ${text.slice(0, 300)}`);
  }
}

function whyNotHis(
  message: FromServer,
  who: string,
  seated: ReadonlyMap<string, readonly (string | null)[]>,
  listed: ReadonlySet<string>,
): string | null {
  if (message.kind === "welcome" || message.kind === "me")
    return message.me.id === who ? null : "it is for another person";
  if (message.kind !== "lobby" && message.kind !== "lobby-news") return null;
  const [open, mine] =
    message.kind === "lobby" ? [message.open, message.mine] : [message.open?.changed, message.mine?.changed];
  if (open?.some(({ id }) => seated.has(id) && !listed.has(id)) === true)
    return "a table in it is not listed";
  if (mine?.some(({ id }) => seated.get(id)?.includes(who) === false) === true)
    return "it lists a table of somebody else";
  return null;
}
