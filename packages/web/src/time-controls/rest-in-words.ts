import type { DaysClock } from "@roundtable/protocol";
import { dateLocale } from "../parts/dates.ts";
import type { TimeText } from "./i18n/index.ts";

/** When nobody's time runs, over days, and by whose clock; nothing where it always does. */
export function restInWords({ night, weekends, timeZone }: DaysClock, says: TimeText): string[] {
  if (night === null && !weekends) return [];
  return [
    ...(night === null ? [] : [says.nightRest(hourInWords(night.from), hourInWords(night.to))]),
    ...(weekends ? [says.weekendRest] : []),
    says.clockOf(placeOf(timeZone)),
  ];
}

/** A whole hour as clocks show it. */
export function hourInWords(hour: number): string {
  const format = { hour: "numeric", minute: "2-digit", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(dateLocale(), format).format(Date.UTC(2026, 0, 1, hour));
}

/** The city in a zone’s name. */
export function placeOf(timeZone: string): string {
  return (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");
}
