import { useState } from "preact/hooks";
import type { Sight } from "@roundtable/protocol";
import { serverTime } from "../connection/index.ts";

/**
 * Since when the table waits for what it waits for; null when for nobody. Where there is a clock the server says so, also
 * to one who has just come; else it is since this page has last seen something happen.
 */
export function useWaitingSince({ view, since }: Sight): number | null {
  const awaited = JSON.stringify(view.awaited);
  const [seen, see] = useState({ view, awaited, at: serverTime() });
  if (seen.view !== view) see({ view, awaited, at: serverTime() });
  return view.awaited === null ? null : (since ?? seen.at);
}
