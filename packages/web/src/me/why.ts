import type { Reason } from "@roundtable/protocol";
import { reasonText, t } from "../i18n/index.ts";
import type { MeText } from "./i18n/index.ts";
import { AccountRefused } from "./requests.ts";

type Why = AccountRefused["reason"];

/** What went wrong, in the reader's language. */
export function why(error: unknown, { reasons }: MeText): string {
  if (!(error instanceof AccountRefused)) return t.value.failed;
  const { reason } = error;
  return isOurs(reason, reasons) ? reasons[reason] : reasonText(reason);
}

function isOurs(reason: Why, reasons: MeText["reasons"]): reason is Exclude<Why, Reason> {
  return Object.hasOwn(reasons, reason);
}
