import { NotificationsBody, type NotificationSettings } from "@roundtable/protocol/notifications";
import * as v from "valibot";
import { fetchInSession } from "../connection/http.ts";
import { locale } from "../settings/settings.ts";

async function answer(method: string, address: string, body?: object): Promise<unknown> {
  const response = await fetchInSession(address, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  });
  if (!response.ok) throw new RequestFailed(response.status);
  return await response.json();
}

/** The server refused. */
export class RequestFailed extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`The server answered ${status}.`);
    this.status = status;
  }
}

async function notices(method: string, address: string, body?: object): Promise<NotificationsBody> {
  return v.parse(NotificationsBody, await answer(method, address, body));
}

/** The language of future notifications. */
const spoken = () => ({ locale: locale.peek() });

export const fetchNotificationSettings = () => notices("GET", "/api/notices");

export const saveSettings = (settings: NotificationSettings) =>
  notices("PUT", "/api/notices", { settings, ...spoken() });

export const saveSubscription = (subscription: PushSubscription) =>
  notices("POST", "/api/notices/browsers", { subscription, ...spoken() });

export const removeSubscription = (endpoint: string) =>
  notices("POST", "/api/notices/browsers/forget", { endpoint });

export const saveEmail = (address: string | null) =>
  notices("PUT", "/api/notices/mail", { address, ...spoken() });

export const saveWebhook = (url: string | null) => notices("PUT", "/api/notices/hook", { url, ...spoken() });

/** Sends a test; resolves with the number of channels it was sent on. */
export async function sendTest(): Promise<number> {
  const { sent } = v.parse(v.object({ sent: v.number() }), await answer("POST", "/api/notices/test", {}));
  return sent;
}

/** Redeems a link from a mail; resolves with the email address that it concerns. */
export async function redeemLink(purpose: "confirm" | "stop", token: string): Promise<string> {
  const said = await answer("POST", `/api/notices/${purpose}`, { token });
  return v.parse(v.object({ address: v.string() }), said).address;
}
