import { MeBody } from "@roundtable/protocol";
import { AccountBody, CodeBody, SessionsBody } from "@roundtable/protocol/account";
import type { Locale } from "@roundtable/language";
import { startAuthentication, startRegistration } from "@simplewebauthn/browser";
import * as v from "valibot";
import { send, sendToSwitchPerson } from "./send.ts";

export async function fetchSessions(): Promise<SessionsBody["sessions"]> {
  return v.parse(SessionsBody, await send("GET", "/api/me/sessions")).sessions;
}

export async function signOutHere(): Promise<void> {
  const here = (await fetchSessions()).find((session) => session.here);
  if (here !== undefined) await sendToSwitchPerson("DELETE", `/api/me/sessions/${here.id}`);
}

export async function signOut(session: string): Promise<void> {
  await send("DELETE", `/api/me/sessions/${session}`);
}

export async function signOutEverywhere(): Promise<void> {
  await sendToSwitchPerson("DELETE", "/api/me/sessions");
}

export async function fetchAccount(): Promise<AccountBody> {
  return v.parse(AccountBody, await send("GET", "/api/me/account"));
}

type CreationOptions = Parameters<typeof startRegistration>[0]["optionsJSON"];
type RequestOptions = Parameters<typeof startAuthentication>[0]["optionsJSON"];

/** What the browser is to be handed is the browser's business. */
const ForTheBrowser = {
  creation: v.custom<CreationOptions>((value) => typeof value === "object" && value !== null),
  request: v.custom<RequestOptions>((value) => typeof value === "object" && value !== null),
};

export async function makePasskey(name: string): Promise<void> {
  const options = v.parse(ForTheBrowser.creation, await send("POST", "/api/me/passkeys/options", {}));
  const response = await startRegistration({ optionsJSON: options });
  await send("POST", "/api/me/passkeys", { name, response });
}

export async function removePasskey(id: string): Promise<void> {
  await send("DELETE", `/api/me/passkeys/${id}`);
}

export async function renamePasskey(id: string, name: string): Promise<void> {
  await send("PATCH", `/api/me/passkeys/${id}`, { name });
}

export async function setPassword(wanted: {
  readonly email: string;
  readonly password: string;
  readonly current?: string;
}): Promise<void> {
  await send("PUT", "/api/me/password", wanted);
}

export async function removePassword(): Promise<void> {
  await send("DELETE", "/api/me/password");
}

async function signIn(way: string, body: object): Promise<MeBody> {
  return v.parse(MeBody, await sendToSwitchPerson("POST", `/api/sign-in/${way}`, body));
}

export async function signInByPasskey(): Promise<MeBody> {
  const options = v.parse(ForTheBrowser.request, await send("POST", "/api/sign-in/passkey/options", {}));
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
  await send("POST", "/api/sign-in/forgotten", { email, locale });
}

export async function newCode(): Promise<CodeBody> {
  return v.parse(CodeBody, await send("POST", "/api/me/code", {}));
}

export async function deleteMe(name: string): Promise<void> {
  await sendToSwitchPerson("DELETE", "/api/me", { name });
}
