import { Refused } from "../connection/http.ts";
import { reasonText, t } from "../i18n/index.ts";

/** The error of a request in the reader's language. */
export function errorText(error: unknown): string {
  return error instanceof Refused ? reasonText(error.reason) : t.value.failed;
}
