import type { Reason } from "@roundtable/protocol";
import { reasonText, t } from "../i18n/index.ts";
import type { AccountText } from "./i18n/index.ts";
import { AccountRefused } from "./send.ts";

type Why = AccountRefused["reason"];

/** Somebody who closes the browser's dialog or our own has not failed. */
const CHANGED_THEIR_MIND = ["NotAllowedError", "AbortError"];

/** The error in the reader's language; null if nothing failed. */
export function accountErrorText(error: unknown, { reasons }: AccountText): string | null {
  if (error instanceof Error && CHANGED_THEIR_MIND.includes(error.name)) return null;
  if (!(error instanceof AccountRefused)) return t.value.failed;
  const { reason } = error;
  return isOurs(reason, reasons) ? reasons[reason] : reasonText(reason);
}

function isOurs(reason: Why, reasons: AccountText["reasons"]): reason is Exclude<Why, Reason> {
  return Object.hasOwn(reasons, reason);
}
