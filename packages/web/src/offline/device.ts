import { effect } from "@preact/signals";
import type { MatchFile, SinceBody } from "@roundtable/protocol";
import { Refused } from "../connection/http.ts";
import { newId } from "../connection/id.ts";
import { me, wire } from "../connection/index.ts";
import { serverAhead } from "../connection/server-time.ts";
import { type Socket, Wire } from "../connection/wire.ts";
import { thrownIn } from "../errors/error-report.ts";
import { onWorkerError } from "../errors/failure.ts";
import { t } from "../i18n/index.ts";
import { newLocalId } from "./local-id.ts";
import type { Asks, FromHost, ToHost } from "./host/messages.ts";

/** The tables of this device. They run in a worker, so that neither rules nor bots block the page. */
class Device {
  readonly wire: Wire;
  readonly #worker = new Worker(new URL("./host/device.worker.ts", import.meta.url), { type: "module" });
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  #hear: (text: string) => void = () => {};
  #asked = 0;

  constructor() {
    this.wire = new Wire((hear) => this.#dial(hear), newId);
    this.#worker.addEventListener("message", ({ data }: MessageEvent<FromHost>) => this.#read(data));
    this.#worker.addEventListener("error", (event) => onWorkerError(thrownIn(event), "worker"));
    effect(() => {
      // Somebody whom no server knows yet gets an identity on this device.
      if (me.value === null && wire.connection.value === "lost")
        me.value = { id: newLocalId().slice(-12), name: t.value.lobby.you };
      if (me.value !== null) this.#say({ kind: "hello", me: me.value, ahead: serverAhead() });
    });
    this.wire.connect();
  }

  async ask<What extends keyof Asks>(what: What, about: Asks[What]["ask"]): Promise<Asks[What]["answer"]> {
    const number = this.#asked++;
    const waiting = Promise.withResolvers<unknown>();
    this.#waiting.set(number, waiting);
    this.#say({ kind: "ask", number, what, about } as ToHost);
    return (await waiting.promise) as Asks[What]["answer"];
  }

  #dial(hear: (text: string) => void): Socket {
    this.#hear = hear;
    return { send: (text) => this.#say({ kind: "wire", text }), close: () => {} };
  }

  #read(message: FromHost): void {
    if (message.kind === "wire") return this.#hear(message.text);
    const waiting = this.#waiting.get(message.number);
    this.#waiting.delete(message.number);
    if (message.kind === "answer") waiting?.resolve(message.answer);
    else waiting?.reject(new Refused(message.reason));
  }

  #say(message: ToHost): void {
    this.#worker.postMessage(message);
  }
}

export const device = new Device();

export function localLog(table: string): Promise<MatchFile> {
  return device.ask("log", table);
}

export function localSince(table: string): Promise<SinceBody["since"]> {
  return device.ask("since", table);
}
