import { lazy } from "../parts/lazy.ts";
import { coach } from "../settings/settings.ts";
import type { FrameProps } from "../table/frame.tsx";

const Coach = lazy(() => import("./coach.tsx"), "Coach");

/** The coach, loaded only for players who have one switched on. */
export function CoachAtTable(props: FrameProps) {
  const isPlayer = props.match.session.mySeat.value !== null;
  return isPlayer && coach.value ? <Coach {...props} /> : null;
}
