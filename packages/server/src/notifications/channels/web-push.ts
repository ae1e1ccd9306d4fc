import * as v from "valibot";
import webPush from "web-push";
import { type Sender, Undeliverable } from "../../outbox/outbox.ts";
import type { OutgoingSettings } from "../../net/outgoing-http.ts";
import { secret } from "../../store/secrets.ts";
import type { Store } from "../../store/store.ts";
import { findSubscription, removeSubscription } from "../push-subscription-repository.ts";
import { delivered } from "./delivery.ts";

/** Push services drop messages that were not fetched by then. */
const TTL_SECONDS = 12 * 60 * 60;

const Keys = v.object({ publicKey: v.string(), privateKey: v.string() });
export type PushKeys = v.InferOutput<typeof Keys>;

/** The VAPID keys of this server. They are made at the first start and stored. */
export async function pushKeys(store: Store): Promise<PushKeys> {
  const kept = await secret(store, "push", () => JSON.stringify(webPush.generateVAPIDKeys()));
  return v.parse(Keys, JSON.parse(kept));
}

export interface PushSettings {
  readonly keys: PushKeys;
  /** How the operators of a push service can contact this server's operator. */
  readonly subject: string;
  readonly outgoing: OutgoingSettings;
}

const Tagged = v.object({ tag: v.string() });

/** Sends a message to a browser through its push service, encrypted for that browser. */
export function pushSender(store: Store, { keys, subject, outgoing }: PushSettings): Sender {
  return {
    async send({ target, content }) {
      const subscription = await findSubscription(store.db, target);
      if (subscription === null) throw new Undeliverable("It is no longer told anything.");
      const { endpoint, p256dh, auth } = subscription;
      const { tag } = v.parse(Tagged, JSON.parse(content));
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        content,
        {
          vapidDetails: { subject, ...keys },
          TTL: TTL_SECONDS,
          urgency: "high",
          // The service keeps only the latest message per topic until the browser fetches it.
          topic: tag,
        },
      );
      const call = { headers: asText(headers), body: body ?? Buffer.alloc(0) };
      if ((await delivered(endpoint, call, outgoing)) === "taken") return;
      await store.write((db) => removeSubscription(db, target));
      throw new Undeliverable("This browser takes no more.");
    },
  };
}

function asText(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
