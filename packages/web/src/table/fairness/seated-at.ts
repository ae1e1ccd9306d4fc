import type { TableInfo } from "@roundtable/protocol";

/** By seat, the id of the person who sits there; empty for a bot. */
export function seatedAt(seats: TableInfo["seats"]): string[] {
  return seats.map((at) => (at.kind === "person" ? at.person.id : ""));
}
