import * as v from "valibot";
import { list, Moment } from "./plain.ts";
import { Reason } from "./reason.ts";

/** Why something was refused that has to do with who one is. */
export const ACCOUNT_REASONS = [
  /** There is no such session of this person's. */
  "no-such-session",
  /** Without a passkey or a password nobody could come back: make an account first. */
  "no-way-back",
] as const;
export const AccountReason = v.picklist(ACCOUNT_REASONS);
export type AccountReason = v.InferOutput<typeof AccountReason>;

/** The body of every answer under `/api/me/` that is not 2xx. */
export const AccountErrorBody = v.object({
  reason: v.union([Reason, AccountReason]),
  detail: v.optional(v.string()),
});
export type AccountErrorBody = v.InferOutput<typeof AccountErrorBody>;

/**
 * `GET /api/me/sessions` → `SessionsBody`: where I am signed in. `DELETE /api/me/sessions/:id` signs me out there, `DELETE
 * /api/me/sessions` everywhere, here too; both answer 204, and open sockets are closed with `SIGNED_OUT`.
 */
export const SessionsBody = v.object({
  sessions: list(
    v.object({
      id: v.string(),
      /** Browser and system; empty where it does not say. */
      device: v.string(),
      created: Moment,
      /** When it was last used, to the hour. */
      seen: Moment,
      here: v.boolean(),
    }),
  ),
});
export type SessionsBody = v.InferOutput<typeof SessionsBody>;
