import type { Facts, Seat } from "@roundtable/kernel";
import type { State } from "./state.ts";

/** The allies of the last round; three players have two each (GC-10). */
export function facts({ round }: State, seat: Seat): Facts {
  const kept = round.picks.filter((pick) => pick.seat === seat).map((pick) => String(pick.kept));
  return { had: { ally: [...new Set(kept)] } };
}
