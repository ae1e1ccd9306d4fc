import type { Terms } from "@roundtable/protocol";
import { kept, useFetched } from "../games.ts";

const lineRoom = kept(() => import("./terms-line.tsx"));

/** What is agreed at a table, where anything is; fetched when there is such a one. */
export function TermsDoor({ clock, rated }: Terms) {
  return clock.kind === "none" ? null : <Fetched clock={clock} rated={rated} />;
}

function Fetched(terms: Terms) {
  const room = useFetched(lineRoom(""));
  return room === null ? null : <room.TermsLine {...terms} />;
}
