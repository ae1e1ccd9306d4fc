// Part of the service worker: shows push notifications while no page is open. A press on one opens its table.

const OTHERWISE = { locale: "en", title: "Roundtable", body: "", path: "/", tag: "tables" };

self.addEventListener("push", (event) => event.waitUntil(show(read(event.data))));

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(pathIn(event.notification.data)));
});

self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(subscribeAgain(event)));

async function show({ title, body, tag, locale, path }) {
  // A newer notification replaces an older one about the same thing, and still makes a sound.
  const options = { body, tag, renotify: true, lang: locale, icon: "/icon.svg", data: { path } };
  await self.registration.showNotification(title, options);
  await self.navigator.setAppBadge?.().catch(() => {});
}

/** Focuses the tab that shows this path; else navigates an open home page; else opens a window. */
async function goTo(path) {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const at = (wanted) => open.find(({ url }) => new URL(url).pathname === wanted);
  // `navigate` fails on a page that this worker does not control.
  const led =
    at(path) ??
    (await at("/")
      ?.navigate(path)
      .catch(() => null)) ??
    null;
  if (led === null) await self.clients.openWindow(path);
  else await led.focus().catch(() => {});
}

/** The browser has revoked the old subscription, so we subscribe again and tell the server. */
async function subscribeAgain({ oldSubscription }) {
  if (!oldSubscription) return;
  const subscription = await self.registration.pushManager.subscribe(oldSubscription.options);
  await fetch("/api/notices/browsers", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ subscription }),
  });
}

function read(data) {
  try {
    const said = Object.entries(data?.json() ?? {}).filter(([, value]) => typeof value === "string");
    return { ...OTHERWISE, ...Object.fromEntries(said) };
  } catch {
    return OTHERWISE;
  }
}

/** Only ever a path of our own site, whatever the message says. */
function pathIn(data) {
  const path = data?.path;
  return typeof path === "string" && /^\/(?![/\\])/.test(path) ? path : "/";
}
