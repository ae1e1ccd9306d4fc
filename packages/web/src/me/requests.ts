import { MeBody } from "@roundtable/protocol";
import { AccountBody, AccountErrorBody, CodeBody, SessionsBody } from "@roundtable/protocol/account";
import type { Locale } from "@roundtable/language";
import { startAuthentication, startRegistration } from "@simplewebauthn/browser";
import * as v from "valibot";

/** The server said no, and why. */
export class AccountRefused extends Error {
  readonly reason: AccountErrorBody["reason"];
  constructor(reason: AccountErrorBody["reason"]) {
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

export async function fetchAccount(): Promise<AccountBody> {
  return v.parse(AccountBody, await answer("GET", "/api/me/account"));
}

type CreationOptions = Parameters<typeof startRegistration>[0]["optionsJSON"];
type RequestOptions = Parameters<typeof startAuthentication>[0]["optionsJSON"];

/** What the browser is to be handed is the browser's business. */
const ForTheBrowser = {
  creation: v.custom<CreationOptions>((value) => typeof value === "object" && value !== null),
  request: v.custom<RequestOptions>((value) => typeof value === "object" && value !== null),
};

export async function makePasskey(name: string): Promise<AccountBody> {
  const options = v.parse(ForTheBrowser.creation, await answer("POST", "/api/me/passkeys/options", {}));
  const response = await startRegistration({ optionsJSON: options });
  return v.parse(AccountBody, await answer("POST", "/api/me/passkeys", { name, response }));
}

export async function removePasskey(id: string): Promise<AccountBody> {
  return v.parse(AccountBody, await answer("DELETE", `/api/me/passkeys/${id}`));
}

export async function renamePasskey(id: string, name: string): Promise<AccountBody> {
  return v.parse(AccountBody, await answer("PATCH", `/api/me/passkeys/${id}`, { name }));
}

export async function setPassword(wanted: {
  readonly email: string;
  readonly password: string;
  readonly current?: string;
}): Promise<AccountBody> {
  return v.parse(AccountBody, await answer("PUT", "/api/me/password", wanted));
}

export async function removePassword(): Promise<AccountBody> {
  return v.parse(AccountBody, await answer("DELETE", "/api/me/password"));
}

async function signIn(way: string, body: object): Promise<MeBody> {
  return v.parse(MeBody, await answer("POST", `/api/sign-in/${way}`, body));
}

export async function signInByPasskey(): Promise<MeBody> {
  const options = v.parse(ForTheBrowser.request, await answer("POST", "/api/sign-in/passkey/options", {}));
  return await signIn("passkey", { response: await startAuthentication({ optionsJSON: options }) });
}

export function signInByPassword(email: string, password: string): Promise<MeBody> {
  return signIn("password", { email, password });
}

export function signInByCode(code: string): Promise<MeBody> {
  return signIn("code", { code });
}

export function resetPassword(secret: string, password: string): Promise<MeBody> {
  return signIn("reset", { secret, password });
}

export async function forgotPassword(email: string, locale: Locale): Promise<void> {
  await answer("POST", "/api/sign-in/forgotten", { email, locale });
}

export async function newCode(): Promise<CodeBody> {
  return v.parse(CodeBody, await answer("POST", "/api/me/code", {}));
}

export async function deleteMe(name: string): Promise<void> {
  await answer("DELETE", "/api/me", { name });
}
