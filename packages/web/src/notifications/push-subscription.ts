import { removeSubscription, saveSubscription } from "./requests.ts";
import type { NotificationsBody } from "@roundtable/protocol/notifications";

/** Whether this browser can receive push notifications. */
export type PushState =
  /** Subscribed. */
  | "on"
  | "off"
  /** The person or their administrator has denied permission, and only they can change that. */
  | "forbidden"
  /** On an iPhone or iPad: only after the site was added to the home screen. */
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

/** Asks the person for permission; only ever called after a press. */
export async function subscribeToPush(key: string): Promise<NotificationsBody | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const registration = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const subscription = await registration.pushManager.subscribe(options).catch(async () => {
    // The old subscription was made with another server's key, which sends nothing any more.
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    return await registration.pushManager.subscribe(options);
  });
  return await saveSubscription(subscription);
}

export async function unsubscribeFromPush(): Promise<NotificationsBody | null> {
  const subscription = await currentSubscription();
  if (subscription === null) return null;
  const after = await removeSubscription(subscription.endpoint);
  await subscription.unsubscribe();
  return after;
}

/** Renews the subscription: another person may be using this browser by now, and the server may have lost it. */
export async function renewPushSubscription(): Promise<NotificationsBody | null> {
  const subscription = await currentSubscription();
  return subscription === null ? null : await saveSubscription(subscription);
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
