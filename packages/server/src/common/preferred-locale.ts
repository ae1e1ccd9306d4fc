import { isLocale, type Locale } from "@roundtable/language";

/** The first of our languages in `Accept-Language: fr-CA,fr;q=0.9,en;q=0.8`. */
export function preferredLocale(acceptLanguage: string | undefined): Locale {
  const wanted = (acceptLanguage ?? "")
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().split(";");
      const quality = parameters
        .map((text) => /^\s*q=([\d.]+)$/.exec(text)?.[1])
        .find((q) => q !== undefined);
      return { language: tag.split("-")[0]?.toLowerCase(), quality: Number(quality ?? 1) };
    })
    .toSorted((one, other) => other.quality - one.quality);
  return wanted.map(({ language }) => language).find(isLocale) ?? "en";
}
