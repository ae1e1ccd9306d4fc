import { kept, useFetched } from "../games.ts";
import type { TermsLineProps } from "./terms-line.tsx";

const lineRoom = kept(() => import("./terms-line.tsx"));

/** What is agreed at a table, where anything is; fetched when there is such a one. */
export function TermsDoor(props: TermsLineProps) {
  return props.clock.kind === "none" ? null : <Fetched {...props} />;
}

function Fetched(terms: TermsLineProps) {
  const room = useFetched(lineRoom(""));
  return room === null ? null : <room.TermsLine {...terms} />;
}
