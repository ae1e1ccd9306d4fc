import { isRefusal } from "../refusal.ts";
import { departed } from "./leave.ts";
import { withStandIn } from "../votes/stand-in.ts";
import { type PersonId, seatOf, type Table, withSeat } from "../tables/table.ts";

export interface Gone {
  readonly person: PersonId;
  readonly name: string;
  /** The id that the seat has from now on. */
  readonly nobody: PersonId;
}

/** Removes a deleted person: before the match their seat is freed, during it a bot plays on, and their name is gone. */
export function gone(table: Table, { person, name, nobody }: Gone): Table {
  const removed = table.removed.filter((other) => other !== person);
  const calledOff = table.calledOff.map((off) => ({
    ...off,
    withheld: off.withheld.map((who) => (who.name === name ? { ...who, name: "" } : who)),
  }));
  const host = table.host === person ? null : table.host;
  const seat = seatOf(table, person);
  const nameless: Table = { ...table, removed, calledOff };
  if (seat === null) return { ...nameless, host, seats: uninvited(table, person) };
  if (table.status === "gathering") {
    const left = departed({ ...nameless, starting: null }, person);
    return isRefusal(left) ? nameless : { ...left, seats: uninvited(left, person) };
  }
  const stoodIn = withStandIn(nameless, seat);
  const at = stoodIn.seats[seat];
  return at?.kind === "person"
    ? { ...withSeat(stoodIn, seat, { ...at, person: nobody, called: null }), host }
    : stoodIn;
}

function uninvited({ seats }: Table, person: PersonId): Table["seats"] {
  return seats.map((at) => (at.kind === "open" && at.invited === person ? { ...at, invited: null } : at));
}
