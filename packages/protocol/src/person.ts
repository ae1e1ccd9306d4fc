import * as v from "valibot";
import { LIMITS } from "./limits.ts";
import { PersonId } from "./primitives.ts";

/** A person, as others see them. */
export const Person = v.object({
  id: PersonId,
  name: v.string(),
  /** The owner, if it is a bot. */
  botOf: v.exactOptional(v.object({ id: PersonId, name: v.string() })),
});
export type Person = v.InferOutput<typeof Person>;

// Control, format (zero width, direction), surrogate, private and unassigned characters; line and paragraph separators;
// fillers that draw nothing, though some count as letters. Emoji variation selectors may stay.
const INVISIBLE =
  /(?<!\p{Extended_Pictographic})\u{fe0f}|(?!\u{fe0f})[\p{C}\p{Default_Ignorable_Code_Point}\u{2800}]/gu;
/** More marks on one letter than any language needs. */
const FLOOD = /(\p{M}{2})\p{M}+/gu;

/** One line, normalised, without invisible characters or stacked accents. */
function cleaned(name: string): string {
  return name
    .replaceAll(/[\s\p{Zl}\p{Zp}]+/gu, " ")
    .replaceAll(INVISIBLE, "")
    .normalize("NFKC")
    .replaceAll(INVISIBLE, "")
    .replaceAll(FLOOD, "$1")
    .replaceAll(/\s+/gu, " ")
    .trim();
}

/** A name as a person may choose it. */
export const Name = v.pipe(
  v.string(),
  v.transform(cleaned),
  v.minLength(1, "A name has at least one character."),
  v.maxLength(LIMITS.name, `A name has at most ${LIMITS.name} characters.`),
  v.regex(/[\p{L}\p{N}]/u, "A name has a letter or a digit in it."),
);
