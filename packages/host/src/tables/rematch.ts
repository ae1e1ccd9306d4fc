import { OPEN, type PersonId, personSeat, type SeatAtTable, type Table } from "./table.ts";

export type NextTable = Pick<Table, "id" | "commitment" | "created" | "request" | "code">;

/**
 * The same people, seats and options. The others' seats are reserved until they come, except for people blocked either way.
 */
export function rematchTable(
  table: Table,
  person: PersonId,
  next: NextTable,
  apart: ReadonlySet<PersonId> = new Set(),
): Table {
  const seatAgain = (at: SeatAtTable): SeatAtTable => {
    if (at.kind !== "person") return at;
    if (at.person === person) return personSeat(person);
    return apart.has(at.person) || at.isOut ? OPEN : { kind: "open", invited: at.person };
  };
  return {
    ...next,
    game: table.game,
    listed: table.listed,
    options: table.options,
    clock: table.clock,
    rated: table.rated,
    ratedWithBots: table.ratedWithBots,
    pace: table.pace,
    time: null,
    starting: null,
    seals: null,
    calledOff: [],
    status: "gathering",
    host: person,
    maker: person,
    seats: table.seats.map(seatAgain),
    started: null,
    over: null,
    ended: null,
    again: null,
    removed: [],
    continues: null,
    isSilenced: false,
    watching: table.watching,
    hints: table.hints,
  };
}
