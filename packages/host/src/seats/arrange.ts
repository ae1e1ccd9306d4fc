import type { Game, OptionValues } from "@roundtable/kernel";
import {
  clockOfLength,
  lengthOfClock,
  type TableClock,
  type SpectatorAccess,
  whyNotRated,
} from "@roundtable/protocol";
import { refused, type Refusal } from "../refusal.ts";
import { mayArrange } from "../tables/host-role.ts";
import { OPEN, type PersonId, type SeatAtTable, type Table } from "../tables/table.ts";

export interface Arrangement {
  readonly seats?: number | undefined;
  readonly options?: OptionValues | undefined;
  readonly listed?: boolean | undefined;
  readonly clock?: TableClock | undefined;
  readonly rated?: boolean | undefined;
  readonly ratedWithBots?: boolean | undefined;
  readonly watching?: SpectatorAccess | undefined;
  readonly hints?: boolean | undefined;
}

export function arranged(
  table: Table,
  person: PersonId,
  wanted: Arrangement,
  game: Pick<Game, "lobby"> = {},
): Table | Refusal {
  const refusal = mayArrange(table, person);
  if (refusal !== null) return refusal;
  // Where another match goes on, it is played as that was.
  if (table.continues !== null && (wanted.seats ?? wanted.options) !== undefined) return refused("starting");
  const seats = withCount(table.seats, wanted.seats ?? table.seats.length);
  if (seats === null) return refused("seat-taken");
  const clock = wanted.clock ?? clockFor(seats.length, table, game);
  const whyNot = table.continues !== null ? "rated" : whyNotRated(clock, seats.length);
  if (wanted.rated === true && whyNot !== null) return refused(whyNot);
  return {
    ...table,
    seats,
    clock,
    // What can no longer be rated is not.
    rated: (wanted.rated ?? table.rated) && whyNot === null,
    ratedWithBots: wanted.ratedWithBots ?? table.ratedWithBots,
    options: wanted.options ?? table.options,
    listed: wanted.listed ?? table.listed,
    watching: wanted.watching ?? table.watching,
    hints: wanted.hints ?? table.hints,
  };
}

/** With others at the table, the pace that was chosen stays, and with it goes the time that so many need. */
function clockFor(count: number, { clock, seats }: Table, game: Pick<Game, "lobby">): TableClock {
  const pace = clock.kind === "live" ? lengthOfClock(clock, game, seats.length) : null;
  return pace === null || count === seats.length ? clock : clockOfLength(pace, game, count);
}

/** People keep their places; only the last seats are taken away, and only if no person sits there or is awaited. */
function withCount(seats: readonly SeatAtTable[], count: number): readonly SeatAtTable[] | null {
  const isSpare = (at: SeatAtTable): boolean =>
    at.kind === "bot" || (at.kind === "open" && at.invited === null);
  if (!seats.slice(count).every(isSpare)) return null;
  const added = Array.from({ length: Math.max(0, count - seats.length) }, () => OPEN);
  return [...seats.slice(0, count), ...added];
}
