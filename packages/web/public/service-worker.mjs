// Keeps the shell at hand, so that the page opens quickly and can be installed. Matches are never kept here.
const SHELL = "shell-1";

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  // The name of an asset changes with its content: what was fetched once stays true.
  if (pathname.startsWith("/assets/")) event.respondWith(fromShell(request));
});

async function fromShell(request) {
  const shell = await caches.open(SHELL);
  const kept = await shell.match(request);
  if (kept !== undefined) return kept;
  const fetched = await fetch(request);
  if (fetched.ok) await shell.put(request, fetched.clone());
  return fetched;
}
