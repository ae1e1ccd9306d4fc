import * as v from "valibot";
import { LIMITS } from "./limits.ts";
import { PersonId } from "./plain.ts";

/** Somebody, as the others know him. */
export const Person = v.object({ id: PersonId, name: v.string() });
export type Person = v.InferOutput<typeof Person>;

/** A name as a person may choose it: trimmed, one line, nothing invisible. */
export const Name = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, "A name has at least one character."),
  v.maxLength(LIMITS.name, `A name has at most ${LIMITS.name} characters.`),
  // Control, format (zero width, direction), surrogate, private and unassigned characters; line and paragraph separators;
  // fillers that are drawn as nothing, though some of them count as letters. What colours an emoji may stay.
  v.regex(
    /^(?:\u{fe0f}|[^\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u{2800}])*$/u,
    "A name has no invisible characters.",
  ),
  v.regex(/[\p{L}\p{N}]/u, "A name has a letter or a digit in it."),
);
