import { TableClock } from "@roundtable/protocol";
import * as v from "valibot";

/** By which time a table plays, as it is kept. */
export function clockFrom(json: string): TableClock {
  return v.parse(TableClock, JSON.parse(json));
}
