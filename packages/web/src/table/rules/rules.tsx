import { lazy } from "../../parts/lazy.ts";
import type { FrameProps } from "../frame.tsx";
import { openClause } from "./open-clause.ts";

const RulesDialog = lazy(() => import("./rules-dialog.tsx"), "RulesDialog");

/** The rules, while somebody reads them. */
export function Rules(props: Pick<FrameProps, "game" | "text" | "table">) {
  return openClause.value === null ? null : <RulesDialog {...props} />;
}
