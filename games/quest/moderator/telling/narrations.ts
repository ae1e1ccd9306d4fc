import { LOCALES } from "@roundtable/language";
import { narration } from "../../text/index.ts";

/** Every language of the introduction is brought while there may be a connection: at the table there may be none. */
export async function bringNarrations(): Promise<void> {
  await Promise.allSettled(LOCALES.map((locale) => narration[locale]()));
}
