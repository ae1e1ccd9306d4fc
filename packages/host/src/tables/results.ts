import type { Facts, Match, Seat } from "@roundtable/kernel";
import type { PersonId, SeatAtTable, Table } from "./table.ts";

/** What has become of one seat. */
export interface SeatResult {
  readonly seat: Seat;
  readonly person: PersonId | null;
  readonly bot: string | null;
  readonly won: boolean;
  /** 1 for the first, and the same for those who share a place; null where the game has no order, or no end. */
  readonly place: number | null;
  /** The person left before the end, so they do not get what their seat has won. */
  readonly forfeited: boolean;
  readonly facts: Facts;
}

type Ended = Pick<Match, "game" | "state" | "outcome">;

export function resultsAt({ seats }: Pick<Table, "seats">, match: Ended): SeatResult[] {
  const { game, state, outcome } = match;
  return seats.map((at, seat) => {
    const forfeited = hasForfeited(at);
    return {
      seat,
      person: at.kind === "person" ? at.person : null,
      bot: at.kind === "bot" ? at.bot : null,
      won: !forfeited && outcome?.winners.includes(seat) === true,
      place: forfeited ? null : placeOf(seat, outcome?.ranking),
      forfeited,
      facts: outcome === null ? {} : (game.statistics?.facts?.(state, seat) ?? {}),
    };
  });
}

function hasForfeited(at: SeatAtTable): boolean {
  return at.kind === "person" && (at.forfeited || at.playedBy === "bot");
}

function placeOf(seat: Seat, ranking: readonly (readonly Seat[])[] | undefined): number | null {
  const group = ranking?.findIndex((seats) => seats.includes(seat)) ?? -1;
  if (ranking === undefined || group < 0) return null;
  return ranking.slice(0, group).flat().length + 1;
}
