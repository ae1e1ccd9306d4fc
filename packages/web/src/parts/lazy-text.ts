import type { Locale } from "@roundtable/language";
import { locale } from "../settings/settings.ts";
import { loadOnce, useLoaded } from "./lazy.ts";

/**
 * A hook for texts that not every page needs: it loads them in the reader’s language. They are null until they are there,
 * and where they are not wanted.
 */
export function lazyText<Text>(
  languages: Readonly<Record<Locale, () => Promise<{ readonly text: Text }>>>,
): (isWanted?: boolean) => Text | null {
  const load = loadOnce(async (language: Locale) => (await languages[language]()).text);
  return function useText(isWanted = true) {
    return useLoaded(isWanted ? load(locale.value) : null);
  };
}
