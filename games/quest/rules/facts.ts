import type { Facts, Seat } from "@roundtable/kernel";
import type { State } from "./state.ts";
import { characterOf, sideAt } from "./table-facts.ts";

/** The character that the seat had. */
export function facts(state: State, seat: Seat): Facts {
  return { had: { side: [sideAt(state, seat)], character: [characterOf(state, seat)] } };
}
