import type { Sight } from "@roundtable/protocol";

/** Since when the table waits for what it waits for; null when for nobody. The server says so, also to one who has just come. */
export function waitingSince({ view, since }: Sight): number | null {
  return view.awaited === null ? null : (since ?? null);
}
