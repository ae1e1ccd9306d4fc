import type { AccountReason } from "@roundtable/protocol/account";
import { PasswordQueueFull, type PasswordCost, hashOfPassword, isEasilyGuessed } from "./password.ts";

/** The hash of a new password, unless it is too easy to guess. */
export async function hashOfNewPassword(
  password: string,
  email: string,
  cost: PasswordCost,
): Promise<{ readonly hash: string } | { readonly refused: AccountReason }> {
  if (isEasilyGuessed(password, email)) return { refused: "weak-password" };
  try {
    return { hash: await hashOfPassword(password, cost) };
  } catch (error) {
    if (error instanceof PasswordQueueFull) return { refused: "busy" };
    throw error;
  }
}
