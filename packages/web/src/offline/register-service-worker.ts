import { signal } from "@preact/signals";
import { newVersion } from "../shell/new-version.ts";
import { onWorkerError } from "../errors/failure.ts";
import { wire } from "../connection/index.ts";
import type { PrecacheState, FromPage, FromWorker } from "../service-worker/messages.ts";

/** How much of the site is precached on this device; null if that is unknown. */
export const precacheState = signal<PrecacheState | null>(null);

/** With data saver on, nothing is downloaded ahead unless the person asks for it. */
const savesData =
  "connection" in navigator &&
  typeof navigator.connection === "object" &&
  navigator.connection !== null &&
  "saveData" in navigator.connection &&
  navigator.connection.saveData === true;

/** Registers the service worker, which then precaches the site. Announces a new version when there is one. */
export async function registerServiceWorker(): Promise<void> {
  await navigator.serviceWorker.register("/service-worker.mjs");
  navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === "failed") onWorkerError(data.error, "service-worker");
  });
  const registration = await navigator.serviceWorker.ready;
  watch(registration);
  wire.connection.subscribe((connection) => {
    // The server may have been updated meanwhile.
    if (connection === "open" && navigator.serviceWorker.controller !== null)
      registration.update().catch(() => {});
  });
  await ask(false);
  if (!savesData) await ask(true);
}

/** Downloads the missing files, or only counts them. */
export async function ask(fetch: boolean): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener("message", ({ data }: MessageEvent<PrecacheState>) => (precacheState.value = data));
  port1.start();
  active?.postMessage({ kind: "fill", fetch } satisfies FromPage, [port2]);
}

function watch(registration: ServiceWorkerRegistration): void {
  const tell = () => {
    const { waiting } = registration;
    // The very first worker is not an update.
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
