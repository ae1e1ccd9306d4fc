import { LOCALES } from "@roundtable/language";
import { narration } from "../../text/index.ts";

/** Loads every language of the introduction while there is a connection: at the table there may be none. */
export async function preloadNarrations(): Promise<void> {
  await Promise.allSettled(LOCALES.map((locale) => narration[locale]()));
}
