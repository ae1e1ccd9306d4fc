import type { NotificationSettings } from "@roundtable/protocol/notifications";

const MINUTE = 60_000;
const DAY = 24 * 60;

/** The end of the quiet hours that include this moment; null if it is outside of them. */
export function quietUntil(
  { quiet, timeZone }: Pick<NotificationSettings, "quiet" | "timeZone">,
  now: number,
): number | null {
  if (quiet === null) return null;
  const [from, to] = [minutesIn(quiet.from), minutesIn(quiet.to)];
  const minute = minuteOfDay(now, timeZone);
  const isQuiet = from < to ? minute >= from && minute < to : from !== to && (minute >= from || minute < to);
  if (!isQuiet) return null;
  const end = now - (now % MINUTE) + ((to - minute + DAY) % DAY) * MINUTE;
  // Daylight saving time may begin or end in between.
  const late = ((minuteOfDay(end, timeZone) - to + DAY + DAY / 2) % DAY) - DAY / 2;
  return Math.max(now + MINUTE, end - late * MINUTE);
}

function minutesIn(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

function minuteOfDay(moment: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  return minutesIn(format.format(moment));
}
