import type { TableInfo } from "@roundtable/protocol";

/** By seat, the id of the person who sits there; empty for a bot. */
export function seatedAt(seats: TableInfo["seats"]): string[] {
  return seats.map((at) => (at.kind === "person" ? at.person.id : ""));
}

/**
 * Whether somebody sits where another sat, or a bot where a person did. A guest who has made an account since, or a person who has left for
 * good, sits there by another id that nobody had before.
 */
export function haveChangedPlaces(before: readonly string[], now: readonly string[]): boolean {
  return (
    before.length !== now.length ||
    now.some((id, seat) => id !== before[seat] && (id === "" || before[seat] === "" || before.includes(id)))
  );
}
