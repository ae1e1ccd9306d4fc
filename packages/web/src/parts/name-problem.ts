import { Name } from "@roundtable/protocol";
import * as v from "valibot";
import { t } from "../i18n/index.ts";

/** Why nobody can be called what was typed; null while nothing is typed, or where it will do. */
export function nameProblem(typed: string): string | null {
  return typed.trim() === "" || v.is(Name, typed) ? null : t.value.nameNeedsLetter;
}
