import type { DaysClock } from "@roundtable/protocol";
import { dateLocale } from "../parts/dates.ts";
import type { TimeText } from "./i18n/index.ts";

/** When the clocks of a multi-day match stand still, and in which time zone; empty if they always run. */
export function restInWords({ night, weekends, timeZone }: DaysClock, says: TimeText): string[] {
  if (night === null && !weekends) return [];
  return [
    ...(night === null ? [] : [says.nightRest(hourInWords(night.from), hourInWords(night.to))]),
    ...(weekends ? [says.weekendRest] : []),
    says.clockOf(placeOf(timeZone)),
  ];
}

/** A full hour, as clocks show it. */
export function hourInWords(hour: number): string {
  const format = { hour: "numeric", minute: "2-digit", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(dateLocale(), format).format(Date.UTC(2026, 0, 1, hour));
}

/** The city in the name of a time zone. */
export function placeOf(timeZone: string): string {
  return (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");
}
