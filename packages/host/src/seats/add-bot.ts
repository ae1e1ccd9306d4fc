import type { Seat } from "@roundtable/kernel";
import { refused, type Refusal } from "../refusal.ts";
import { mayArrange } from "../tables/host-role.ts";
import { type PersonId, type Table, withSeat } from "../tables/table.ts";

/** `bots` are the names that the game offers; the first is its best. */
export function withBot(
  table: Table,
  person: PersonId,
  { seat, bot }: { readonly seat?: Seat | undefined; readonly bot?: string | undefined },
  bots: readonly string[],
): Table | Refusal {
  const refusal = mayArrange(table, person);
  if (refusal !== null) return refusal;
  const name = bot ?? bots[0];
  if (name === undefined || !bots.includes(name)) return refused("no-such-bot");
  if (seat === undefined) return filledWithBots(table, name);
  const at = table.seats[seat];
  if (at === undefined) return refused("no-such-seat");
  if (at.kind === "person") return refused("seat-taken");
  return withSeat(table, seat, { kind: "bot", bot: name });
}

/** A bot on every seat that is neither taken nor kept for somebody. */
export function filledWithBots(table: Table, bot: string): Table {
  const seats = table.seats.map((at) =>
    at.kind === "open" && at.invited === null ? ({ kind: "bot", bot } as const) : at,
  );
  return { ...table, seats };
}
