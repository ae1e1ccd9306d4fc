import type { Facts, Seat } from "@roundtable/kernel";
import type { State } from "./state.ts";
import { characterOf, sideAt } from "./table-facts.ts";

/** Who one was. */
export function facts(state: State, seat: Seat): Facts {
  return { had: { side: [sideAt(state, seat)], character: [characterOf(state, seat)] } };
}
