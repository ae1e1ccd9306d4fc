// Keeps the shell at hand, so that the page opens quickly and can be installed. Matches are never kept here.
self.importScripts("/push.mjs");

const SHELL = "shell-1";

self.addEventListener("install", (event) => event.waitUntil(keepPage()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  // The name of an asset changes with its content: what was fetched once stays true.
  if (pathname.startsWith("/assets/")) event.respondWith(fromShell(request));
  else if (request.mode === "navigate") event.respondWith(pageOrLast(request));
});

async function keepPage() {
  await (await caches.open(SHELL)).add("/");
}

/** The page is asked for anew each time. Without a connection the last one opens, for what needs no server. */
async function pageOrLast(request) {
  const shell = await caches.open(SHELL);
  try {
    const fetched = await fetch(request);
    const isPage = fetched.headers.get("content-type")?.startsWith("text/html") === true;
    if (fetched.ok && isPage) await keep(shell, fetched.clone());
    return fetched;
  } catch (error) {
    const kept = await shell.match("/");
    if (kept === undefined) throw error;
    return kept;
  }
}

/** Another page is another build, whose assets have other names: what was kept of the last one goes. */
async function keep(shell, page) {
  const last = await shell.match("/");
  const isNew = (await last?.text()) !== (await page.clone().text());
  if (isNew) for (const request of await shell.keys()) await shell.delete(request);
  await shell.put("/", page);
}

async function fromShell(request) {
  const shell = await caches.open(SHELL);
  const kept = await shell.match(request);
  if (kept !== undefined) return kept;
  const fetched = await fetch(request);
  if (fetched.ok) await shell.put(request, fetched.clone());
  return fetched;
}
