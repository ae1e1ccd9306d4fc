import { Name } from "@roundtable/protocol";
import * as v from "valibot";
import { t } from "../i18n/index.ts";

/** Why the typed name is not allowed; null if it is, or if nothing is typed. */
export function nameProblem(typed: string): string | null {
  return typed.trim() === "" || v.is(Name, typed) ? null : t.value.nameNeedsLetter;
}
