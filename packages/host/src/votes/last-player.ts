import type { Seat } from "@roundtable/kernel";
import { playingPeople, type Table, votingPeople } from "../tables/table.ts";

// At a rated table, leaving means losing. For the last player it depends on whether anything is still undecided between
// them and others.

/** One player is left, and not everyone else has lost already: by ending the match, they leave it. */
export function losesByEnding(table: Table, seat: Seat): boolean {
  const voters = votingPeople(table);
  return table.rated && voters.length === 1 && voters[0] === seat && !haveOthersLost(table, seat);
}

/** Everyone else has left before, so nothing is undecided, even if the last player goes, too. */
export function hasWonAlready(table: Table, seat: Seat): boolean {
  const [last, ...others] = playingPeople(table);
  return table.rated && last === seat && others.length === 0 && haveOthersLost(table, seat);
}

function haveOthersLost({ seats }: Table, seat: Seat): boolean {
  return seats.every((at, other) => other === seat || (at.kind === "person" && at.forfeited));
}
