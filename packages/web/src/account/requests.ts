import { MeBody } from "@roundtable/protocol";
import { AccountBody, AccountEventsBody, CodeBody, SessionsBody } from "@roundtable/protocol/account";
import type { Locale } from "@roundtable/language";
import { startAuthentication, startRegistration } from "@simplewebauthn/browser";
import * as v from "valibot";
import { send, sendWithoutRefresh } from "./send.ts";

export async function fetchSessions(): Promise<SessionsBody["sessions"]> {
  return v.parse(SessionsBody, await send("GET", "/api/me/sessions")).sessions;
}

export async function signOutHere(): Promise<void> {
  await sendWithoutRefresh("DELETE", "/api/me/session");
}

export async function signOut(session: string): Promise<void> {
  await send("DELETE", `/api/me/sessions/${session}`);
}

export async function signOutEverywhere(): Promise<void> {
  await sendWithoutRefresh("DELETE", "/api/me/sessions");
}

export async function fetchAccount(): Promise<AccountBody> {
  return v.parse(AccountBody, await send("GET", "/api/me/account"));
}

type CreationOptions = Parameters<typeof startRegistration>[0]["optionsJSON"];
type RequestOptions = Parameters<typeof startAuthentication>[0]["optionsJSON"];

/** These options are passed to the browser as they are, which validates them. */
const ForTheBrowser = {
  creation: v.custom<CreationOptions>((value) => typeof value === "object" && value !== null),
  request: v.custom<RequestOptions>((value) => typeof value === "object" && value !== null),
};

/** How many passkey requests of the person are running. */
let askedFor = 0;

async function whileAskedFor<T>(use: () => Promise<T>): Promise<T> {
  askedFor++;
  try {
    return await use();
  } finally {
    askedFor--;
  }
}

export async function makePasskey(name: string): Promise<void> {
  const response = await whileAskedFor(async () => {
    const options = v.parse(
      ForTheBrowser.creation,
      await sendWithoutRefresh("POST", "/api/me/passkeys/options", {}),
    );
    return await startRegistration({ optionsJSON: options });
  });
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
  readonly locale: Locale;
}): Promise<AccountBody> {
  return v.parse(AccountBody, await send("PUT", "/api/me/password", wanted));
}

/** Sends the link to confirm an address once more. */
export async function sendConfirmation(language: Locale): Promise<void> {
  await send("POST", "/api/me/email/confirmation", { locale: language });
}

export async function fetchEvents(): Promise<AccountEventsBody["events"]> {
  return v.parse(AccountEventsBody, await send("GET", "/api/me/account/events")).events;
}

/** No refresh: the request that needed the proof follows at once and refreshes everything. */
export async function proveByPassword(password: string): Promise<void> {
  await sendWithoutRefresh("POST", "/api/me/proof/password", { password });
}

export async function proveByPasskey(): Promise<void> {
  const response = await whileAskedFor(async () => {
    const options = v.parse(
      ForTheBrowser.request,
      await sendWithoutRefresh("POST", "/api/me/proof/passkey/options", {}),
    );
    return await startAuthentication({ optionsJSON: options });
  });
  await sendWithoutRefresh("POST", "/api/me/proof/passkey", { response });
}

export async function removePassword(): Promise<void> {
  await send("DELETE", "/api/me/password");
}

async function signIn(way: string, body: object): Promise<MeBody> {
  return v.parse(MeBody, await sendWithoutRefresh("POST", `/api/sign-in/${way}`, body));
}

type PickedPasskey = Awaited<ReturnType<typeof startAuthentication>>;

async function fetchSignInOptions(): Promise<RequestOptions> {
  return v.parse(ForTheBrowser.request, await sendWithoutRefresh("POST", "/api/sign-in/passkey/options", {}));
}

/**
 * Resolves with the passkey that the person picks from the field's autofill; null if none is offered. A browser handles
 * one passkey request at a time, so a late offer must not end what the person has asked for meanwhile.
 */
export async function pickPasskeyInField(): Promise<PickedPasskey | null> {
  const optionsJSON = await fetchSignInOptions();
  return askedFor > 0 ? null : await startAuthentication({ optionsJSON, useBrowserAutofill: true });
}

export function signInWithPasskey(response: PickedPasskey): Promise<MeBody> {
  return signIn("passkey", { response });
}

export async function signInByPasskey(): Promise<MeBody> {
  const picked = await whileAskedFor(async () =>
    startAuthentication({ optionsJSON: await fetchSignInOptions() }),
  );
  return await signInWithPasskey(picked);
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

/**
 * The password is the one that was chosen with the address. A browser that is already signed in to the account does not
 * need it.
 */
export function confirmEmail(secret: string, password?: string): Promise<MeBody> {
  return signIn("confirm", { secret, ...(password === undefined ? {} : { password }) });
}

export async function forgotPassword(email: string, locale: Locale): Promise<void> {
  await send("POST", "/api/sign-in/forgotten", { email, locale });
}

export async function newCode(): Promise<CodeBody> {
  return v.parse(CodeBody, await send("POST", "/api/me/code", {}));
}

export async function deleteMe(name: string): Promise<void> {
  await sendWithoutRefresh("DELETE", "/api/me", { name });
}
