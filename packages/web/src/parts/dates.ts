import { locale } from "../settings/settings.ts";

/** The locale for dates and times: our English is British. */
export function dateLocale(): string {
  return locale.value === "en" ? "en-GB" : locale.value;
}

/** A date, and a time if the options ask for one, that never wraps before a year or an hour. */
export function dateInWords(moment: number, how: Intl.DateTimeFormatOptions): string {
  return new Date(moment).toLocaleString(dateLocale(), how).replaceAll(/(?<!,) /g, "\u00a0");
}

/** A time within the next hours as a time only; a later one with its day. */
export function momentInWords(moment: number, now: number): string {
  const hour = { hour: "2-digit", minute: "2-digit" } as const;
  const day = moment - now < 12 * 60 * 60 * 1000 ? {} : ({ day: "numeric", month: "long" } as const);
  return new Intl.DateTimeFormat(dateLocale(), { ...day, ...hour }).format(moment);
}
