import { signal } from "@preact/signals";
import { newVersion } from "../shell/new-version.ts";
import { onWorkerError } from "../errors/failure.ts";
import { wire } from "../connection/index.ts";
import type { Filled, FromPage, FromWorker } from "../service-worker/messages.ts";

/** How much of the site is on this device; null where that is not known, or never will be. */
export const filled = signal<Filled | null>(null);

/** Whoever saves data gets for later only what he asks for. */
const savesData =
  "connection" in navigator &&
  typeof navigator.connection === "object" &&
  navigator.connection !== null &&
  "saveData" in navigator.connection &&
  navigator.connection.saveData === true;

/** Everything for later is fetched when the page is there and at rest; what is new is told. */
export async function serve(): Promise<void> {
  await navigator.serviceWorker.register("/service-worker.mjs");
  navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === "failed") onWorkerError(data.error, "service-worker");
  });
  const registration = await navigator.serviceWorker.ready;
  watch(registration);
  wire.connection.subscribe((connection) => {
    // The server may have been exchanged meanwhile.
    if (connection === "open" && navigator.serviceWorker.controller !== null)
      registration.update().catch(() => {});
  });
  await ask(false);
  if (!savesData) await ask(true);
}

/** Fetches what is missing, or only looks. */
export async function ask(fetch: boolean): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener("message", ({ data }: MessageEvent<Filled>) => (filled.value = data));
  port1.start();
  active?.postMessage({ kind: "fill", fetch } satisfies FromPage, [port2]);
}

function watch(registration: ServiceWorkerRegistration): void {
  const tell = () => {
    const { waiting } = registration;
    // The first one of all is no news.
    if (waiting === null || navigator.serviceWorker.controller === null) return;
    newVersion.value = () => {
      navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
      waiting.postMessage({ kind: "take-over" } satisfies FromPage);
    };
  };
  tell();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", tell);
  });
}
