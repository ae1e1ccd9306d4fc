import { Shelf } from "./precache.ts";
import type { Build, FromPage, FromWorker } from "./messages.ts";

// The one worker at the root of the site. It keeps one build whole, so that all of it works without a connection, and never
// anything that a server says: what is played and who somebody is is asked for each time.

declare const self: ServiceWorkerGlobalScope;
/** Written in by the build: every file of it, and what the page looks like. */
declare const BUILD: Build;

/** Of Trusted Types as much as is used here; browsers without them have no such name. */
declare const trustedTypes:
  | {
      createPolicy(name: "default", policy: { createScriptURL(url: string): string }): unknown;
    }
  | undefined;

/** What is told to somebody who is away: the one script that this worker loads. */
const PUSH = "/push.mjs";

if (typeof trustedTypes !== "undefined")
  trustedTypes.createPolicy("default", {
    createScriptURL(url) {
      if (url === PUSH) return url;
      throw new TypeError(`${url} is no script of this worker.`);
    },
  });
self.importScripts(PUSH);

const shelf = new Shelf(BUILD, caches, (request, how) => fetch(request, how));

self.addEventListener("error", ({ error }) => tell(error));
self.addEventListener("unhandledrejection", ({ reason }) => tell(reason));

/** A page that is open reports what has failed here. */
function tell(thrown: unknown): void {
  if (!(thrown instanceof Error)) return;
  const { name, message, stack } = thrown;
  const failed: FromWorker = { kind: "failed", error: { name, message, stack } };
  void self.clients.matchAll().then(([page]) => page?.postMessage(failed));
}

self.addEventListener("install", (event) => {
  event.waitUntil(shelf.begin());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), shelf.clearOld()]));
});

self.addEventListener("message", (event) => {
  const message = event.data as FromPage;
  if (message.kind === "take-over") event.waitUntil(self.skipWaiting());
  else {
    const [port] = event.ports;
    event.waitUntil(shelf.answer(message, (state) => port?.postMessage(state)));
  }
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(shelf.page(request));
  else if (shelf.keeps(pathname)) event.respondWith(shelf.file(request));
});
