import { TableClock } from "@roundtable/protocol";
import * as v from "valibot";

/** A table's time control from its stored form. */
export function clockFrom(json: string): TableClock {
  return v.parse(TableClock, JSON.parse(json));
}
