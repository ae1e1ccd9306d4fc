import type { Sight } from "@roundtable/protocol";

/** The time since when the table waits, as the server says; null if it waits for nobody. */
export function waitingSince({ view, since }: Sight): number | null {
  return view.awaited === null ? null : (since ?? null);
}
