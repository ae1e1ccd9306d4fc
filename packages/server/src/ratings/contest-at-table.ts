import type { Match } from "@roundtable/kernel";
import type { SeatResult } from "@roundtable/host/tables/results";
import type { Contest, Rated, Side } from "./contest.ts";

type Ended = Pick<Match, "game" | "state" | "outcome">;

/** The name under which a seat is rated; null for a deleted person. */
export function ratedAs({ person, bot }: SeatResult): Rated {
  return person === null ? `bot ${bot ?? ""}` : `person ${person}`;
}

/**
 * What a match decided between its players; null if nothing. A player who left has lost. If nobody played to the end, they
 * have lost to everyone who stayed.
 */
export function contestAt(match: Ended, results: readonly SeatResult[]): Contest | null {
  const leavers = new Set(results.filter(({ forfeited }) => forfeited).map(ratedAs));
  const sides = sidesAt(match, results, leavers);
  return sides === null ? null : { sides, leavers };
}

function sidesAt(
  match: Ended,
  results: readonly SeatResult[],
  leavers: ReadonlySet<Rated>,
): readonly Side[] | null {
  if (match.outcome === null) return leavers.size === 0 ? null : stayedOrLeft(results);
  if (match.game.statistics?.sides !== undefined) return teamsAt(match, results);
  if (results.every(({ place, forfeited }) => place !== null || forfeited)) return inOrder(results);
  return results.some(({ won }) => won)
    ? results.map((result) => alone(result, result.won ? 1 : 2))
    : stayedOrLeft(results);
}

function alone(result: SeatResult, place: number): Side {
  return { members: [ratedAs(result)], place };
}

function stayedOrLeft(results: readonly SeatResult[]): Side[] {
  return results.map((result) => alone(result, result.forfeited ? 2 : 1));
}

/** Players who left come after all others. */
function inOrder(results: readonly SeatResult[]): Side[] {
  return results.map((result) => alone(result, result.place ?? results.length + 1));
}

/** The winners were one team in the end, and so were the others. */
function teamsAt({ game, state, outcome }: Ended, results: readonly SeatResult[]): Side[] {
  const [, second = ""] = game.statistics?.sides?.names ?? [];
  const teams = [true, false].map((won) =>
    results.filter(({ seat }) => outcome?.winners.includes(seat) === won),
  );
  const ofSecond = teams.map(
    (team) => team.filter(({ seat }) => game.statistics?.sides?.of(state, seat) === second).length,
  );
  const favoured = ofSecond[0] === ofSecond[1] ? -1 : (ofSecond[0] ?? 0) > (ofSecond[1] ?? 0) ? 0 : 1;
  return teams
    .map((team, nth): Side => {
      const side = { members: team.map(ratedAs), place: nth + 1 };
      return nth === favoured ? { ...side, favour: `side ${second} of ${results.length}` } : side;
    })
    .filter(({ members }) => members.length > 0);
}
