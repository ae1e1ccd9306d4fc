import type { Seat } from "@roundtable/kernel";
import { playingPeople, type Table, votingPeople } from "../tables/table.ts";

// At a rated table who has left has lost. What follows for whoever is left alone there depends on whether anything is
// still undecided between him and somebody else.

/** One person is left to decide, and not everybody else has lost already: if he ends the match, it is he who leaves it. */
export function losesByEnding(table: Table, seat: Seat): boolean {
  const voters = votingPeople(table);
  return table.rated && voters.length === 1 && voters[0] === seat && !haveOthersLost(table, seat);
}

/** Everybody else has left before: nothing is left to be decided, even if he goes, too. */
export function hasWonAlready(table: Table, seat: Seat): boolean {
  const [last, ...others] = playingPeople(table);
  return table.rated && last === seat && others.length === 0 && haveOthersLost(table, seat);
}

function haveOthersLost({ seats }: Table, seat: Seat): boolean {
  return seats.every((at, other) => other === seat || (at.kind === "person" && at.forfeited));
}
