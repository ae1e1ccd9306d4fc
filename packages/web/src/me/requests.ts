import { AccountErrorBody, SessionsBody } from "@roundtable/protocol/account";
import * as v from "valibot";

type Why = AccountErrorBody["reason"];

/** The server said no, and why. */
export class AccountRefused extends Error {
  readonly reason: Why;
  constructor(reason: Why) {
    super(reason);
    this.reason = reason;
  }
}

async function answer(method: string, address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  });
  if (response.status === 204) return null;
  const said: unknown = await response.json();
  if (response.ok) return said;
  const error = v.safeParse(AccountErrorBody, said);
  throw error.success
    ? new AccountRefused(error.output.reason)
    : new Error(`${address} answered ${response.status}.`);
}

export async function fetchSessions(): Promise<SessionsBody["sessions"]> {
  return v.parse(SessionsBody, await answer("GET", "/api/me/sessions")).sessions;
}

export async function signOut(session: string): Promise<void> {
  await answer("DELETE", `/api/me/sessions/${session}`);
}

export async function signOutEverywhere(): Promise<void> {
  await answer("DELETE", "/api/me/sessions");
}
