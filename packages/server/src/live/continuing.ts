import { type Continued, type Game, standingAnswersIn } from "@roundtable/kernel";
import type { MatchFile } from "@roundtable/protocol";
import { reveal } from "@roundtable/host/disclosure/secret";
import type { Services } from "./services.ts";
import { readKey, readMatch } from "../store/tables/match-repository.ts";
import type { Table } from "@roundtable/host/tables/table";

/** Each match has in its log those from which it goes on. */
const MOST_BEFORE = 5;

/** Whether a match can go on from here: these rules lead there, and it is not over. */
export function canContinue(game: Game, { log, outcome }: MatchFile, at: number): boolean {
  const { header } = log;
  if (header.rules !== game.version || at > log.entries.length) return false;
  let before = 0;
  for (let one = header.continued; one !== undefined; one = one.log.header.continued) before++;
  if (before >= MOST_BEFORE) return false;
  // The last answer that counts was that which ended it.
  const decided = standingAnswersIn(log.entries.slice(0, at)).length;
  return outcome === null || decided < standingAnswersIn(log.entries).length;
}

/** What the match of this table goes on from; undefined where it is set up. */
export async function continuedBy({ store }: Services, { continues }: Table): Promise<Continued | undefined> {
  if (continues === null) return undefined;
  const { table, at, dealtAnewFor } = continues;
  const kept = await readMatch(store.db, table);
  if (kept === null) throw new Error(`The match of table ${table}, which was to go on, is gone.`);
  const { log } = reveal(kept);
  const key = reveal(await readKey(store.db, table));
  return { table, log: { ...log, entries: log.entries.slice(0, at) }, key, dealtAnewFor };
}
