import { locale } from "../settings.ts";

/** By whose habits days and hours are written: our English is British. */
export function dateLocale(): string {
  return locale.value === "en" ? "en-GB" : locale.value;
}
