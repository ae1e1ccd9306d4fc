import { createHmac } from "node:crypto";
import type { Clock } from "@roundtable/host/clock";
import { type Sender, Undeliverable } from "../../outbox/outbox.ts";
import type { OutgoingSettings } from "../../net/outgoing-http.ts";
import { readNotificationSettings } from "../notification-settings-repository.ts";
import type { Store } from "../../store/store.ts";
import { delivered } from "./delivery.ts";

/**
 * Calls a person's webhook with a signed JSON body. The signature covers the time and the body, so that nobody can replay
 * the call later.
 */
export function webhookSender(store: Store, clock: Clock, outgoing: OutgoingSettings): Sender {
  return {
    async send({ id, person, content }) {
      const hook = person === null ? null : (await readNotificationSettings(store.db, person))?.hook;
      if (hook === null || hook === undefined) throw new Undeliverable("Nothing is called any more.");
      const at = Math.floor(clock.now() / 1000);
      const signature = webhookSignature(hook.secret, at, content);
      const headers = {
        "content-type": "application/json",
        "user-agent": "Roundtable",
        "roundtable-id": id,
        "roundtable-signature": `t=${at},v1=${signature}`,
      };
      const outcome = await delivered(hook.url, { headers, body: Buffer.from(content) }, outgoing);
      if (outcome === "gone") throw new Undeliverable("Nobody is there any more.");
    },
  };
}

export function webhookSignature(secret: string, at: number, body: string): string {
  return createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
}
