import { reveal } from "@roundtable/host/disclosure/secret";
import type { Services } from "./services.ts";
import { type EarlierMatch, earlierMatch, overBefore } from "../store/tables/finished-matches.ts";
import { keepMoment, lastMoment } from "../store/timestamps.ts";
import { saveResults } from "../history/result-repository.ts";
import { resultsAt, type SeatResult } from "@roundtable/host/tables/results";

type Recorders = Pick<Services, "store" | "games" | "log">;

/** Small batches, a few per sweep, so that players do not notice. */
const AT_ONCE = 50;
const TIMES = 10;

/**
 * Matches that ended before results were kept are recorded afterwards, the newest first, some at each sweep. How far it
 * has come is kept; true when there are no more.
 */
export async function recordEarlier(services: Recorders): Promise<boolean> {
  const { store, log } = services;
  for (let time = 0; time < TIMES; time++) {
    const before = await lastMoment(store.db, "recorded");
    const ended = before === null ? null : await overBefore(store.db, before, AT_ONCE);
    if (ended === null) return true;
    const matches: EarlierMatch[] = [];
    for (const id of ended.ids) {
      const match = await earlierMatch(store.db, id);
      if (match !== null) matches.push(match);
    }
    const results = await Promise.all(
      matches.map(async (match) => ({ match, results: await resultsOfEarlier(services, match) })),
    );
    await store.write(async (db) => {
      for (const one of results) await saveResults(db, one.match.table, one.results);
      await keepMoment(db, "recorded", ended.from);
    });
    log.info({ matches: matches.length }, "Earlier matches were added to the statistics.");
  }
  return false;
}

/** Who has won is always known; what else there is to tell, only where the rules are still the same. */
async function resultsOfEarlier({ games }: Recorders, match: EarlierMatch): Promise<SeatResult[]> {
  const { table, rules, snapshot, outcome } = match;
  const inPlay = await games.load(table.game);
  if (inPlay === null) return [];
  const { game } = inPlay;
  const known = game.version === rules ? game : { ...game, statistics: {} };
  return resultsAt(table, { game: known, state: reveal(snapshot).state, outcome });
}
