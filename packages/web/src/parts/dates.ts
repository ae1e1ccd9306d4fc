import { locale } from "../settings/settings.ts";

/** By whose habits days and hours are written: our English is British. */
export function dateLocale(): string {
  return locale.value === "en" ? "en-GB" : locale.value;
}

/** A day, and where it is asked for its hour, as one word that does not break before a year or an hour. */
export function dateInWords(moment: number, how: Intl.DateTimeFormatOptions): string {
  return new Date(moment).toLocaleString(dateLocale(), how).replaceAll(/(?<!,) /g, "\u00a0");
}

/** A moment that is soon by its hour alone, a later one with its day. */
export function momentInWords(moment: number, now: number): string {
  const hour = { hour: "2-digit", minute: "2-digit" } as const;
  const day = moment - now < 12 * 60 * 60 * 1000 ? {} : ({ day: "numeric", month: "long" } as const);
  return new Intl.DateTimeFormat(dateLocale(), { ...day, ...hour }).format(moment);
}
