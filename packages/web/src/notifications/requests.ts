import { NotificationsBody, type NotificationSettings } from "@roundtable/protocol/notifications";
import * as v from "valibot";
import { locale } from "../settings/settings.ts";

async function answer(method: string, address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  });
  if (!response.ok) throw new NotDone(response.status);
  return await response.json();
}

/** The server said no. */
export class NotDone extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`The server answered ${status}.`);
    this.status = status;
  }
}

async function notices(method: string, address: string, body?: object): Promise<NotificationsBody> {
  return v.parse(NotificationsBody, await answer(method, address, body));
}

/** In which language I am told from now on. */
const spoken = () => ({ locale: locale.peek() });

export const fetchNotices = () => notices("GET", "/api/notices");

export const keepSettings = (settings: NotificationSettings) =>
  notices("PUT", "/api/notices", { settings, ...spoken() });

export const keepBrowser = (subscription: PushSubscription) =>
  notices("POST", "/api/notices/browsers", { subscription, ...spoken() });

export const forgetBrowser = (endpoint: string) =>
  notices("POST", "/api/notices/browsers/forget", { endpoint });

export const keepMail = (address: string | null) =>
  notices("PUT", "/api/notices/mail", { address, ...spoken() });

export const keepHook = (url: string | null) => notices("PUT", "/api/notices/hook", { url, ...spoken() });

/** By how many ways. */
export async function sendTest(): Promise<number> {
  const { sent } = v.parse(v.object({ sent: v.number() }), await answer("POST", "/api/notices/test", {}));
  return sent;
}

/** What a link in a mail is for; the address that it is about. */
export async function redeem(purpose: "confirm" | "stop", token: string): Promise<string> {
  const said = await answer("POST", `/api/notices/${purpose}`, { token });
  return v.parse(v.object({ address: v.string() }), said).address;
}
