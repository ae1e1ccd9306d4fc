import { locale } from "../settings.ts";

/** An hour of the day as a clock on the wall shows it. */
export function hourInWords(hour: number): string {
  const shown = new Intl.DateTimeFormat(locale.value, {
    hour: "numeric",
    minute: "2-digit",
    timeZone: "UTC",
  });
  return shown.format(Date.UTC(2026, 0, 1, hour));
}
