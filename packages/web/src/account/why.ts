import type { Reason } from "@roundtable/protocol";
import { reasonText, t } from "../i18n/index.ts";
import type { AccountText } from "./i18n/index.ts";
import { AccountRefused } from "./send.ts";

type Why = AccountRefused["reason"];

/** Someone who closes the browser's or our own dialog has not failed. */
const CHANGED_THEIR_MIND = ["NotAllowedError", "AbortError"];

/** What went wrong, in the reader's language; null where nothing did. */
export function why(error: unknown, { reasons }: AccountText): string | null {
  if (error instanceof Error && CHANGED_THEIR_MIND.includes(error.name)) return null;
  if (!(error instanceof AccountRefused)) return t.value.failed;
  const { reason } = error;
  return isOurs(reason, reasons) ? reasons[reason] : reasonText(reason);
}

function isOurs(reason: Why, reasons: AccountText["reasons"]): reason is Exclude<Why, Reason> {
  return Object.hasOwn(reasons, reason);
}
