import { type Match, type Seat, hasUndoneReveal } from "@roundtable/kernel";
import { type Contest, ratedBy, ratedIn } from "../ratings/contest.ts";
import { contestAt, ratedAs } from "../ratings/contest-at-table.ts";
import type { Write } from "../store/group-commit.ts";
import { saveRating, type RatingSubject, lockRatings } from "../ratings/rating-repository.ts";
import { saveResults, type RatingChange } from "../history/result-repository.ts";
import { resultsAt, type SeatResult } from "@roundtable/host/tables/results";
import type { Table } from "@roundtable/host/tables/table";

type Writing = Parameters<Write>[0];

/**
 * A match is over: what has become of everybody is kept, and how strong they are held to be from now on. It is part of
 * the transaction in which the match ends, so that it happens with it, and once.
 */
export async function finish(db: Writing, table: Table, match: Match): Promise<void> {
  const results = resultsAt(table, match);
  const contest = counts(table, match, results) ? contestAt(match, results) : null;
  const changes = contest === null ? undefined : await rate(db, table, contest, results);
  await saveResults(db, table, results, changes);
}

/** Whether the match says anything of those who played it: for practice, or with a second try, it does not. */
function counts(table: Table, { log }: Match, results: readonly SeatResult[]): boolean {
  const people = results.flatMap(({ person }) => person ?? []);
  return (
    table.rated &&
    log.header.continued === undefined &&
    !hasUndoneReveal(log.entries) &&
    people.length > 0 &&
    new Set(people).size === people.length
  );
}

async function rate(
  db: Writing,
  { game, over }: Table,
  contest: Contest,
  results: readonly SeatResult[],
): Promise<ReadonlyMap<Seat, RatingChange>> {
  const now = over ?? 0;
  const taken = await lockRatings(db, game, ratedIn(contest).map(oneFrom), now);
  const before = new Map(taken.map((one) => [`${one.kind} ${one.who}`, one]));
  const after = ratedBy(contest, before);
  for (const [name, rating] of after) await saveRating(db, game, oneFrom(name), rating, now);
  const changes = results.flatMap((result): [Seat, RatingChange][] => {
    const [was, is] = [before.get(ratedAs(result)), after.get(ratedAs(result))];
    if (result.person === null || was === undefined || is === undefined) return [];
    return [[result.seat, { before: was.rating, after: is.rating, deviation: is.deviation }]];
  });
  return new Map(changes);
}

function oneFrom(name: string): RatingSubject {
  const [kind = "", ...who] = name.split(" ");
  if (kind !== "person" && kind !== "bot" && kind !== "side") throw new Error(`Nobody is rated as ${name}.`);
  return { kind, who: who.join(" ") };
}
