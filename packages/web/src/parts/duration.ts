import type { Locale } from "@roundtable/language";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A duration as a clock shows it, or in hours and days if it is long. */
export function formatDuration(ms: number, locale: Locale): string {
  if (ms >= 48 * HOUR) return inUnits(Math.floor(ms / (24 * HOUR)), "day", locale, "long");
  if (ms >= HOUR) {
    const minutes = Math.floor((ms % HOUR) / MINUTE);
    const hours = inUnits(Math.floor(ms / HOUR), "hour", locale);
    return minutes === 0 ? hours : `${hours} ${inUnits(minutes, "minute", locale)}`;
  }
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** The same in words: “10 min”, “90 s”, “24 hr”. */
export function durationInWords(seconds: number, locale: Locale): string {
  if (seconds < 120) return inUnits(seconds, "second", locale);
  if (seconds < 2 * 60 * 60 || seconds % 3600 !== 0)
    return inUnits(Math.round(seconds / 60), "minute", locale);
  const hours = seconds / 3600;
  return hours >= 48 && hours % 24 === 0
    ? inUnits(hours / 24, "day", locale, "long")
    : inUnits(hours, "hour", locale);
}

function inUnits(
  count: number,
  unit: "second" | "minute" | "hour" | "day",
  locale: Locale,
  unitDisplay: "short" | "long" = "short",
): string {
  const words = new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay }).format(count);
  return words.replace(" ", "\u00a0");
}
