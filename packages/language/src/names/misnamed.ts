import type { Locale } from "../locale.ts";
import type { Name } from "../name.ts";

/** Why this is not how one speaks of somebody with one of these names, as the end of a sentence. */
export function whyMisnamed(locale: Locale, text: string, names: readonly Name[]): string | null {
  switch (locale) {
    case "ru": {
      const undeclined = names.filter(({ name, grammar }) => grammar?.cases?.gen !== name);
      return found(
        text,
        "does not decline",
        new RegExp(`${GOVERNS}(?:${oneOf(undeclined)})(?!\\p{L})`, "iu"),
      );
    }
    case "fr": {
      const eliding = names.filter(({ grammar }) => grammar?.elides === true);
      const others = names.filter((name) => !eliding.includes(name));
      return (
        found(text, "does not elide", new RegExp(`${ELIDED}(?:${oneOf(eliding)})`, "iu")) ??
        found(text, "elides", new RegExp(`\\p{L}’(?:${oneOf(others)})`, "iu"))
      );
    }
    case "en":
      return null;
  }
}

/** Words after which no nominative stands; «игрок» stands before people's names alone. */
const GOVERNS =
  "(?<!\\p{L})(?:без|для|до|за|из|из-за|к|кроме|на|над|об?|от|перед|под|после|против|рядом с|с|у|через|игрок\\p{L}*)[ \\u00a0]";

const ELIDED = "(?<!\\p{L})(?:de|jusque|lorsque|puisque|que) ";

function oneOf(names: readonly Name[]): string {
  return names.map(({ name }) => name).join("|");
}

function found(text: string, what: string, pattern: RegExp): string | null {
  const words = pattern.exec(text)?.[0];
  return words === undefined ? null : `${what} the name in “${words}”`;
}
