import type { TableInfo } from "@roundtable/protocol";

/** For each seat the id of the person on it; empty for a bot. */
export function seatedAt(seats: TableInfo["seats"]): string[] {
  return seats.map((at) => (at.kind === "person" ? at.person.id : ""));
}

/**
 * Whether a known person sits on another's seat, or a bot on a person's. A new id is no change of places: a guest may
 * have made an account since, and a deleted account gets a new id.
 */
export function haveChangedPlaces(before: readonly string[], now: readonly string[]): boolean {
  return (
    before.length !== now.length ||
    now.some((id, seat) => id !== before[seat] && (id === "" || before[seat] === "" || before.includes(id)))
  );
}
