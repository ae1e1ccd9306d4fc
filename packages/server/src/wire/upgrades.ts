import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import type { Logger } from "pino";
import type { Access } from "./access.ts";
import type { CurrentPerson } from "../people/session.ts";
import type { Policy } from "./policy.ts";
import { answerRaw } from "./raw-answer.ts";

export type SocketPolicy = Policy & { readonly who: "guest" };

/** A WebSocket upgrade that was admitted. */
export interface Upgrade {
  readonly me: CurrentPerson;
  readonly id: string;
  readonly address: string;
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  readonly head: Buffer;
}

export interface UpgradeSettings {
  readonly access: Access;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly requestId: (request: IncomingMessage) => string;
  readonly log: Logger;
}

/** Upgrade requests. They bypass the router, but they are checked against a policy as well. */
export class Upgrades {
  readonly #settings: UpgradeSettings;
  readonly #sockets = new Map<
    string,
    (request: IncomingMessage, socket: Duplex, head: Buffer) => Promise<void>
  >();

  constructor(server: Server, settings: UpgradeSettings) {
    this.#settings = settings;
    server.on("upgrade", (request, socket, head) => {
      socket.on("error", () => socket.destroy());
      const open = this.#sockets.get(pathOf(request));
      if (open === undefined) answerRaw(socket, 404);
      else void open(request, socket, head);
    });
  }

  serve(path: string, policy: SocketPolicy, opened: (upgrade: Upgrade) => void): void {
    const { access, addressOf, requestId, log } = this.#settings;
    this.#sockets.set(path, async (request, socket, head) => {
      const id = requestId(request);
      const address = addressOf(request);
      try {
        // Any page could open a socket with its visitors' cookies, so the origin is checked as for a change.
        const admission = await access.admit(policy, { request, isReading: false, address }, []);
        if ("refusal" in admission) answerRaw(socket, admission.refusal.status);
        else if (admission.me === null) answerRaw(socket, 401);
        else opened({ me: admission.me, id, address, request, socket, head });
      } catch (error) {
        log.error({ request: id, error }, "A WebSocket could not be opened.");
        socket.destroy();
      }
    });
  }
}

/** The path as it is written, before any query. Other spellings are not served. */
function pathOf({ url = "" }: IncomingMessage): string {
  return url.split("?")[0] ?? "";
}
