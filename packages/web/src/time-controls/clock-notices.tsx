import { nudgeAfter } from "@roundtable/protocol";
import { serverTime } from "../connection/server-time.ts";
import { lazy } from "../parts/lazy.ts";
import { useTicking } from "../parts/ticking.ts";
import type { MatchAtTable } from "../table/frame.tsx";
import { waitingSince } from "../table/action-bar/waiting-since.ts";

const LoadedNotices = lazy(() => import("./time-notices.tsx"), "TimeNotices");
const Resting = lazy(() => import("./resting.tsx"), "Resting");

/** Notices about time, loaded when there is one to show. */
export function TimeNotices({ match }: { match: MatchAtTable }) {
  const { info, isLesson, sight } = match;
  const since = waitingSince(sight);
  const now = useTicking(serverTime, 15_000, since !== null);
  const isSlow = since !== null && now - since >= nudgeAfter(info.clock);
  const isWanted = info.time !== null || isSlow || info.seats.some(isMarked);
  return !isLesson && isWanted && info.status === "playing" ? (
    <LoadedNotices match={match} since={since} />
  ) : null;
}

function isMarked(seat: MatchAtTable["info"]["seats"][number]): boolean {
  return seat.kind === "person" && (seat.outOfTime || seat.forfeited);
}

/** Says that no clock is running now, at night or at the weekend. */
export function RestNotice({ match: { info, sight } }: { match: MatchAtTable }) {
  const { clock, status, time } = info;
  const hasRest = clock.kind === "days" && (clock.weekends || clock.night !== null);
  const isRunning = status === "playing" && time?.pause == null && waitingSince(sight) !== null;
  return hasRest && isRunning ? <Resting clock={clock} /> : null;
}
