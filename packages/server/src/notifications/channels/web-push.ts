import * as v from "valibot";
import webPush from "web-push";
import { type Sender, Undeliverable } from "../../outbox/outbox.ts";
import type { OutgoingSettings } from "../../net/outgoing-http.ts";
import { secret } from "../../store/secrets.ts";
import type { Store } from "../../store/store.ts";
import { findSubscription, removeSubscription } from "../push-subscription-repository.ts";
import { delivered } from "./delivery.ts";

/** What nobody has fetched until then is old. */
const TTL_SECONDS = 12 * 60 * 60;

const Keys = v.object({ publicKey: v.string(), privateKey: v.string() });
export type PushKeys = v.InferOutput<typeof Keys>;

/** By which push services know that it is we who speak: made when the server first starts, and kept. */
export async function pushKeys(store: Store): Promise<PushKeys> {
  const kept = await secret(store, "push", () => JSON.stringify(webPush.generateVAPIDKeys()));
  return v.parse(Keys, JSON.parse(kept));
}

export interface PushSettings {
  readonly keys: PushKeys;
  /** How whoever runs a push service reaches whoever runs this server. */
  readonly subject: string;
  readonly outgoing: OutgoingSettings;
}

const Tagged = v.object({ tag: v.string() });

/** To a browser by the service that it has chosen; only that browser can read it. */
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
          // The service keeps the latest of those that a browser has not fetched.
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
