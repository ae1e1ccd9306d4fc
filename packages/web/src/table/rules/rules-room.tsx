import { kept, useFetched } from "../../games.ts";
import type { FrameProps } from "../frame.tsx";
import { openClause } from "./open-clause.ts";

const room = kept(() => import("./rules-dialog.tsx"));

/** The rules, while somebody reads in them; what shows them is fetched when he first wants to. */
export function RulesRoom(props: Pick<FrameProps, "game" | "text" | "table">) {
  return openClause.value === null ? null : <Fetched {...props} />;
}

function Fetched(props: Pick<FrameProps, "game" | "text" | "table">) {
  const rules = useFetched(room(""));
  return rules === null ? null : <rules.RulesDialog {...props} />;
}
