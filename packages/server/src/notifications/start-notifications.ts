import { randomBytes } from "node:crypto";
import type { Logger } from "pino";
import type { Clock } from "@roundtable/host/clock";
import type { Games } from "@roundtable/host/games";
import type { Outbox } from "../outbox/outbox.ts";
import type { People } from "../people/people.ts";
import type { Settings } from "../config/settings.ts";
import { secret } from "../store/secrets.ts";
import type { Store } from "../store/store.ts";
import { LinkSigner } from "./signed-links.ts";
import { type DispatcherSettings, NotificationDispatcher } from "./dispatcher.ts";
import { webhookSender } from "./channels/webhook.ts";
import { pushSender, pushKeys } from "./channels/web-push.ts";

export interface NotificationServices {
  readonly dispatcher: NotificationDispatcher;
  readonly signer: LinkSigner;
  /** The public key for `PushManager.subscribe`. */
  readonly pushKey: string;
}

/** Sets up the dispatcher and its channels. The caller wakes it. */
export async function startNotifications(
  services: {
    readonly store: Store;
    readonly clock: Clock;
    readonly log: Logger;
    readonly games: Games;
    readonly people: People;
    readonly outbox: Outbox;
  },
  { publicUrl, callsLoopback, mail }: Pick<Settings, "publicUrl" | "callsLoopback" | "mail">,
  environment: DispatcherSettings,
): Promise<NotificationServices> {
  const { store, clock, outbox } = services;
  const outgoing = { allowsLoopback: callsLoopback };
  const keys = await pushKeys(store);
  const subject =
    publicUrl?.protocol === "https:"
      ? publicUrl.origin
      : `mailto:${mail?.from.address ?? "nobody@example.org"}`;
  outbox.open("push", pushSender(store, { keys, subject, outgoing }));
  outbox.open("hook", webhookSender(store, clock, outgoing));
  const signer = new LinkSigner(await secret(store, "mail-links", () => randomBytes(32).toString("hex")));
  const dispatcher = new NotificationDispatcher({ ...services, signer }, environment);
  return { dispatcher, signer, pushKey: keys.publicKey };
}
