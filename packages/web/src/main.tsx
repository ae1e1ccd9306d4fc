import { effect } from "@preact/signals";
import type { Locale } from "@roundtable/language";
import { render } from "preact";
import { App, TablePage } from "./app/app.tsx";
import { connect, wire } from "./connection/index.ts";
import { listenForErrors } from "./errors/failure.ts";
import { CARDS, prefetchGame, gameCard } from "./games/games.ts";
import { speak, t } from "./i18n/index.ts";
import { allowOwnScripts } from "./offline/trusted-scripts.ts";
import { locale } from "./settings/settings.ts";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/accessibility.css";
import "./styles/base.css";
import "@roundtable/kit/kit.css";
import "./parts/parts.css";
import "./shell/shell.css";
import "./home/game-card.css";
import "./home/home.css";

allowOwnScripts();

const SOON_MS = 200;
const LATER_MS = 3000;
const SYNC_MS = 3000;

listenForErrors();
void connect();
effect(() => {
  void show(locale.value);
});

/** Renders the page once the first language is loaded; later languages only change its texts. */
async function show(language: Locale): Promise<void> {
  await speak(language);
  if (location.pathname === "/") await soon(lettersFor(t.value.home));
  if (location.pathname.startsWith("/t/")) await soon(tableIn(language));
  const root = document.getElementById("app");
  if (root !== null && root.childElementCount === 0) render(<App />, root);
}

/**
 * Waits for the fonts of the first lines of the home page: fallback fonts would wrap differently and push down
 * everything below.
 */
function lettersFor({ title, lead }: { readonly title: string; readonly lead: string }): Promise<unknown> {
  const names = CARDS.map(([, { name }]) => name[locale.peek()]).join("");
  return Promise.all([
    document.fonts.load('700 1em "Alegreya SC"', title),
    document.fonts.load("1em Alegreya", lead),
    document.fonts.load('1em "Ruslan Display"', names),
  ]);
}

/** The chunks of a table are being preloaded already. Waiting for them avoids drawing the table twice. */
function tableIn(language: Locale): Promise<unknown> {
  const game = document.querySelector<HTMLMetaElement>("meta[name=game]")?.content;
  if (game !== undefined && gameCard(game) !== undefined) prefetchGame(game, language);
  return TablePage.preload();
}

/** Waits for the promise, but not for long. */
async function soon(coming: Promise<unknown>): Promise<void> {
  await Promise.race([coming.catch(() => {}), new Promise((resolve) => setTimeout(resolve, SOON_MS))]);
}

// A page that was opened before an update imports scripts that no longer exist.
addEventListener("vite:preloadError", () => {
  if (wire.connection.value === "open") wire.connection.value = "outdated";
});

// Synced settings can wait until after the first paint.
setTimeout(
  () =>
    import("./synced-settings/synced-settings.ts").then(
      ({ syncSettings }) => syncSettings(),
      () => {},
    ),
  SYNC_MS,
);
// When the tab is hidden, its title and icon start to count the tables that wait for me.
document.addEventListener(
  "visibilitychange",
  () =>
    void import("./notifications/tab-alerts.ts").then(
      ({ watchTabAlerts }) => watchTabAlerts(),
      () => {},
    ),
  { once: true },
);

// Registers the service worker last, when everything needed now has arrived. Without it, the site works online only.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  setTimeout(
    () =>
      import("./offline/register-service-worker.ts").then(
        ({ registerServiceWorker }) => registerServiceWorker(),
        () => {},
      ),
    LATER_MS,
  );
