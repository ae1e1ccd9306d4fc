import type { DaysClock } from "@roundtable/protocol";
import { kept, useFetched } from "../games.ts";
import type { MatchAtTable } from "../table/frame.tsx";
import { waitingSince } from "./waiting-since.ts";

const restRoom = kept(() => import("./resting.tsx"));

/** That nobody's time runs now, at night or at the weekend; fetched where there is such rest. */
export function RestDoor({ match: { info, sight } }: { match: MatchAtTable }) {
  const { clock, status, time } = info;
  const hasRest = clock.kind === "days" && (clock.weekends || clock.night !== null);
  const isRunning = status === "playing" && time?.pause == null && waitingSince(sight) !== null;
  return hasRest && isRunning ? <Fetched clock={clock} /> : null;
}

function Fetched(props: { clock: DaysClock }) {
  const room = useFetched(restRoom(""));
  return room === null ? null : <room.Resting {...props} />;
}
