import type { Locale } from "@roundtable/language";
import { locale } from "../settings/settings.ts";
import { loadOnce, useLoaded } from "./lazy.ts";

/**
 * A hook that loads texts which not every page needs, in the reader’s language. Returns null until they are loaded, or
 * if they are not wanted.
 */
export function lazyText<Text>(
  languages: Readonly<Record<Locale, () => Promise<{ readonly text: Text }>>>,
): (isWanted?: boolean) => Text | null {
  const load = loadOnce(async (language: Locale) => (await languages[language]()).text);
  return function useText(isWanted = true) {
    return useLoaded(isWanted ? load(locale.value) : null);
  };
}
