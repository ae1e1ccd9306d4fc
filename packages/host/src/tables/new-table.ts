import { type Seat, seatsOf } from "@roundtable/kernel";
import { type Continues, OPEN, type PersonId, personSeat, type Table } from "./table.ts";

export type NewTable = Pick<
  Table,
  | "id"
  | "game"
  | "listed"
  | "options"
  | "clock"
  | "rated"
  | "commitment"
  | "created"
  | "maker"
  | "request"
  | "code"
> & { readonly seats: number; readonly ratedWithBots?: boolean | undefined };

/** A new table. Its maker is the host and sits on the first seat. */
export function newTable({ seats, ...given }: NewTable): Table {
  return {
    ...given,
    ratedWithBots: given.ratedWithBots ?? false,
    time: null,
    starting: null,
    seals: null,
    calledOff: [],
    status: "gathering",
    host: given.maker,
    pace: "human",
    seats: [personSeat(given.maker), ...Array.from({ length: seats - 1 }, () => OPEN)],
    started: null,
    over: null,
    ended: null,
    again: null,
    removed: [],
    continues: null,
    isSilenced: false,
    watching: { kind: "allowed" },
    hints: true,
  };
}

/** A table at which a finished match goes on: who asks for it has this seat, and bots have all others. */
export function continuingTable(
  given: NewTable,
  { seat, bot, continues }: { readonly seat: Seat; readonly bot: string; readonly continues: Continues },
): Table {
  const seats = seatsOf(given.seats).map((at) =>
    at === seat ? personSeat(given.maker) : ({ kind: "bot", bot } as const),
  );
  return { ...newTable(given), seats, continues };
}

/** A table for people who have found each other, in this order, with bots on its other seats. */
export function foundTable(given: NewTable, people: readonly PersonId[], bot: string): Table {
  const seats = seatsOf(given.seats).map((at) => {
    const person = people[at];
    return person === undefined ? ({ kind: "bot", bot } as const) : personSeat(person);
  });
  return { ...newTable(given), seats };
}
