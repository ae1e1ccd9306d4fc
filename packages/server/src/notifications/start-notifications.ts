import { randomBytes } from "node:crypto";
import type { Logger } from "pino";
import type { Clock } from "@roundtable/host/clock";
import type { Games } from "@roundtable/host/games";
import type { Outbox } from "../outbox/outbox.ts";
import type { People } from "../people/people.ts";
import type { Settings } from "../config/settings.ts";
import { secret } from "../store/secrets.ts";
import type { Store } from "../store/store.ts";
import type { Notices } from "./notifications.ts";
import { Signer } from "./signed-links.ts";
import { type Circumstances, Teller } from "./dispatcher.ts";
import { hookCarrier } from "./channels/webhook.ts";
import { pushCarrier, pushKeys } from "./channels/web-push.ts";

export interface Telling {
  readonly teller: Teller;
  readonly signer: Signer;
  /** What browsers are given to subscribe with. */
  readonly pushKey: string;
}

/** Everything by which people are told, ready to be woken. */
export async function openTelling(
  services: {
    readonly store: Store;
    readonly clock: Clock;
    readonly log: Logger;
    readonly games: Games;
    readonly people: People;
    readonly outbox: Outbox;
    readonly notices: Notices;
  },
  { publicUrl, callsLoopback, mail }: Pick<Settings, "publicUrl" | "callsLoopback" | "mail">,
  circumstances: Circumstances,
): Promise<Telling> {
  const { store, clock, outbox, notices } = services;
  const outside = { allowsLoopback: callsLoopback };
  const keys = await pushKeys(store);
  const subject =
    publicUrl?.protocol === "https:"
      ? publicUrl.origin
      : `mailto:${mail?.from.address ?? "nobody@example.org"}`;
  outbox.open("push", pushCarrier(store, { keys, subject, outside }));
  outbox.open("hook", hookCarrier(store, clock, outside));
  const signer = new Signer(await secret(store, "mail-links", () => randomBytes(32).toString("hex")));
  const teller = new Teller({ ...services, signer }, circumstances);
  notices.onTold = () => teller.wake();
  return { teller, signer, pushKey: keys.publicKey };
}
