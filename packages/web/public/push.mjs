// A part of the worker: what the server has to say while no page is open is shown, and a press on it leads to the table.

const OTHERWISE = { locale: "en", title: "Roundtable", body: "", path: "/", tag: "tables" };

self.addEventListener("push", (event) => event.waitUntil(show(read(event.data))));

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(pathIn(event.notification.data)));
});

self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(subscribeAgain(event)));

async function show({ title, body, tag, locale, path }) {
  // A later one of the same takes the place of an earlier one, and is heard all the same.
  const options = { body, tag, renotify: true, lang: locale, icon: "/icon.svg", data: { path } };
  await self.registration.showNotification(title, options);
  await self.navigator.setAppBadge?.().catch(() => {});
}

/** The page where it is already open; else the home page, if that is; else another window. */
async function goTo(path) {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const at = (wanted) => open.find(({ url }) => new URL(url).pathname === wanted);
  // A page that belongs to no worker yet cannot be led anywhere.
  const led =
    at(path) ??
    (await at("/")
      ?.navigate(path)
      .catch(() => null)) ??
    null;
  if (led === null) await self.clients.openWindow(path);
  else await led.focus().catch(() => {});
}

/** The browser has taken the old one back: from now on it is another. */
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

/** On our own site, whatever was said. */
function pathIn(data) {
  const path = data?.path;
  return typeof path === "string" && /^\/(?![/\\])/.test(path) ? path : "/";
}
