import { Precache } from "./precache.ts";
import type { Build, FromPage, FromWorker } from "./messages.ts";

// The service worker at the root of the site. It precaches one complete build, so that the whole site works offline. It
// never caches what a server says: tables and accounts are fetched each time.

declare const self: ServiceWorkerGlobalScope;
/** Written in by the build: every file of it, and the hash of the page. */
declare const BUILD: Build;

/** The part of Trusted Types that we use; undefined in browsers without them. */
declare const trustedTypes:
  | {
      createPolicy(name: "default", policy: { createScriptURL(url: string): string }): unknown;
    }
  | undefined;

/** The push handler, the one script that this worker imports. */
const PUSH = "/push.mjs";

if (typeof trustedTypes !== "undefined")
  trustedTypes.createPolicy("default", {
    createScriptURL(url) {
      if (url === PUSH) return url;
      throw new TypeError(`${url} is no script of this worker.`);
    },
  });
self.importScripts(PUSH);

const cache = new Precache(BUILD, caches, (request, how) => fetch(request, how));

self.addEventListener("error", ({ error }) => tell(error));
self.addEventListener("unhandledrejection", ({ reason }) => tell(reason));

/** Sends the error to an open page, which reports it. */
function tell(thrown: unknown): void {
  if (!(thrown instanceof Error)) return;
  const { name, message, stack } = thrown;
  const failed: FromWorker = { kind: "failed", error: { name, message, stack } };
  void self.clients.matchAll().then(([page]) => page?.postMessage(failed));
}

self.addEventListener("install", (event) => {
  event.waitUntil(cache.begin());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), cache.clearOld()]));
});

self.addEventListener("message", (event) => {
  const message = event.data as FromPage;
  if (message.kind === "take-over") event.waitUntil(self.skipWaiting());
  else {
    const [port] = event.ports;
    event.waitUntil(cache.answer(message, (state) => port?.postMessage(state)));
  }
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(cache.page(request));
  else if (cache.keeps(pathname)) event.respondWith(cache.file(request));
});
