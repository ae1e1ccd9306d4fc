import type { DaysClock } from "./time-controls.ts";

const HOUR = 60 * 60 * 1000;
const WEEKEND: readonly string[] = ["Sat", "Sun"];
/** How many time zones are cached. */
const MOST_PLACES = 100;

/** When clocks stand still: at night and at weekends, if agreed. */
type Rest = Pick<DaysClock, "weekends" | "night" | "timeZone">;

/** The time after which this many counted milliseconds have passed. */
export function momentAfter(from: number, ms: number, rest: Rest): number {
  if (!isAny(rest)) return from + ms;
  let left = ms;
  for (let at = from; ;) {
    const { until, counts } = hourAt(at, rest);
    if (counts && until - at >= left) return at + left;
    if (counts) left -= until - at;
    at = until;
  }
}

/** How much of the time between two timestamps counts. */
export function countedBetween(from: number, to: number, rest: Rest): number {
  if (!isAny(rest)) return Math.max(0, to - from);
  let counted = 0;
  for (let at = from; at < to;) {
    const { until, counts } = hourAt(at, rest);
    if (counts) counted += Math.min(until, to) - at;
    at = until;
  }
  return counted;
}

function isAny({ weekends, night }: Rest): boolean {
  return weekends || night !== null;
}

/** The local hour at this timestamp: when it ends, and whether it counts. Rest begins and ends on the hour. */
function hourAt(
  moment: number,
  { weekends, night, timeZone }: Rest,
): { readonly until: number; readonly counts: boolean } {
  const { weekday, hour, minute, second } = handsAt(moment, timeZone);
  const intoHour = (minute * 60 + second) * 1000 + (moment % 1000);
  const isWeekend = weekends && WEEKEND.includes(weekday);
  const isNight = night !== null && (hour - night.from + 24) % 24 < (night.to - night.from + 24) % 24;
  return { until: moment - intoHour + HOUR, counts: !isWeekend && !isNight };
}

interface Hands {
  readonly weekday: string;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

function handsAt(moment: number, timeZone: string): Hands {
  const parts = Object.fromEntries(
    clockIn(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return {
    weekday: parts["weekday"] ?? "",
    hour: Number(parts["hour"]),
    minute: Number(parts["minute"]),
    second: Number(parts["second"]),
  };
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  if (clocks.size >= MOST_PLACES) clocks.clear();
  const made = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  clocks.set(timeZone, made);
  return made;
}
