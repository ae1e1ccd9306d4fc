import { forgetBrowser, keepBrowser } from "./requests.ts";
import type { NotificationsBody } from "@roundtable/protocol/notifications";

/** What this browser can do for whoever wants to be told. */
export type PushState =
  /** It tells. */
  | "on"
  | "off"
  /** Whoever sits before it has said no, or it was said for him: only he can change that. */
  | "forbidden"
  /** On an iPhone or iPad: only once the site lies on the home screen. */
  | "home-screen-first"
  /** Not over http from another machine, and not in every browser. */
  | "cannot";

export async function pushState(): Promise<PushState> {
  if (!("serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis))
    return isAppleTouch() ? "home-screen-first" : "cannot";
  if (Notification.permission === "denied") return "forbidden";
  const subscription = await currentSubscription();
  return subscription !== null && Notification.permission === "granted" ? "on" : "off";
}

/** Asks whoever sits before it; only ever after a press. */
export async function subscribeToPush(key: string): Promise<NotificationsBody | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const registration = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const subscription = await registration.pushManager.subscribe(options).catch(async () => {
    // It was made with a key of another server at this address: that one tells nobody any more.
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    return await registration.pushManager.subscribe(options);
  });
  return await keepBrowser(subscription);
}

export async function unsubscribeFromPush(): Promise<NotificationsBody | null> {
  const subscription = await currentSubscription();
  if (subscription === null) return null;
  const after = await forgetBrowser(subscription.endpoint);
  await subscription.unsubscribe();
  return after;
}

/** Who plays in this browser may be somebody else by now, and what the server knows of it may be gone. */
export async function renewPushSubscription(): Promise<NotificationsBody | null> {
  const subscription = await currentSubscription();
  return subscription === null ? null : await keepBrowser(subscription);
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

function isAppleTouch(): boolean {
  return (
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (navigator.userAgent.includes("Mac") && navigator.maxTouchPoints > 1)
  );
}
