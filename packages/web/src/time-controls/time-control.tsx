import { lazy } from "../parts/lazy.ts";
import type { TimeControlLineProps } from "./time-control-line.tsx";

const TimeControlLine = lazy(() => import("./time-control-line.tsx"), "TimeControlLine");

/** The time control of a table that has one. */
export function TimeControl(props: TimeControlLineProps) {
  return props.clock.kind === "none" ? null : <TimeControlLine {...props} />;
}
