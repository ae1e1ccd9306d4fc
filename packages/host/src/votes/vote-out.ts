import type { Seat } from "@roundtable/kernel";
import { LIMITS } from "@roundtable/protocol";
import { refused, type Refusal } from "../refusal.ts";
import type { AwaySince } from "../tables/away.ts";
import { withStandIn } from "./stand-in.ts";
import {
  type PersonId,
  playingSeatOf,
  type Table,
  type VoteOut,
  votingPeople,
  withSeat,
} from "../tables/table.ts";

/** So many must want it at the least; where the result counts, one more. */
const FEWEST = { friendly: 2, rated: 3 };

export interface VotingOut {
  readonly seat: Seat;
  readonly agrees: boolean;
}

/**
 * Those who play and are here vote somebody out who spoils the match. All of them must want it within two minutes; one who
 * does not ends the vote, and the same person can be voted on again only after a while.
 */
export function withVoteOut(
  table: Table,
  person: PersonId,
  { seat, agrees }: VotingOut,
  { awaySince, now }: { readonly awaySince: AwaySince; readonly now: number },
): Table | Refusal {
  if (table.status !== "playing") return refused("not-playing");
  const voter = playingSeatOf(table, person);
  if (typeof voter !== "number") return voter;
  const at = table.seats[seat];
  if (at === undefined) return refused("no-such-seat");
  if (at.kind !== "person" || seat === voter) return refused("no-such-person");
  if (at.isOut) return table;
  const others = votingPeople(table).filter((other) => other !== seat && awaySince(other) === null);
  if (others.length < (table.rated ? FEWEST.rated : FEWEST.friendly)) return refused("too-few-voters");
  const before = openVote(at.voteOut, now);
  if (!agrees) {
    return before === null ? table : withSeat(table, seat, { ...at, voteOut: { ...before, votes: [] } });
  }
  if (before === null && at.voteOut !== null && now - at.voteOut.since < LIMITS.voteOutAgainMs)
    return refused("vote-too-soon");
  const votes = new Set([...(before?.votes ?? []), voter]);
  const voteOut = { votes: [...votes].toSorted((one, other) => one - other), since: before?.since ?? now };
  const voted = withSeat(table, seat, { ...at, voteOut });
  return others.every((other) => votes.has(other)) ? votedOut(voted, seat) : voted;
}

/** The vote that is under way; null if there is none, or none any more. */
export function openVote(vote: VoteOut | null, now: number): VoteOut | null {
  return vote !== null && vote.votes.length > 0 && now - vote.since < LIMITS.voteOutMs ? vote : null;
}

/** A bot plays on, and the player cannot return to this match. */
function votedOut(table: Table, seat: Seat): Table {
  const left = withStandIn(table, seat);
  const at = left.seats[seat];
  return at?.kind === "person" ? withSeat(left, seat, { ...at, voteOut: null, isOut: true }) : left;
}
