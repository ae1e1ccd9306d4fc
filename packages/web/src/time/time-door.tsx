import { nudgeAfter } from "@roundtable/protocol";
import { serverTime } from "../connection/server-time.ts";
import { kept, useFetched } from "../games.ts";
import { useTicking } from "../parts/ticking.ts";
import type { MatchAtTable } from "../table/frame.tsx";

const timeRoom = kept(() => import("./time-notices.tsx"));

interface TimeDoorProps {
  readonly match: MatchAtTable;
  readonly since: number | null;
}

/** What is said about time is fetched when there is something to say. */
export function TimeDoor(props: TimeDoorProps) {
  const { info, isLesson } = props.match;
  const now = useTicking(serverTime, 15_000, props.since !== null);
  const isSlow = props.since !== null && now - props.since >= nudgeAfter(info.clock);
  const isWanted = info.time !== null || isSlow || info.seats.some(isMarked);
  return !isLesson && isWanted && info.status === "playing" ? <Fetched {...props} /> : null;
}

function isMarked(seat: MatchAtTable["info"]["seats"][number]): boolean {
  return seat.kind === "person" && (seat.outOfTime || seat.forfeited);
}

function Fetched(props: TimeDoorProps) {
  const room = useFetched(timeRoom(""));
  return room === null ? null : <room.TimeNotices {...props} />;
}
