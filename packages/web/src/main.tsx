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

/** Nothing is shown before the first language is there; later ones change what is shown. */
async function show(language: Locale): Promise<void> {
  await speak(language);
  if (location.pathname === "/") await soon(lettersFor(t.value.home));
  if (location.pathname.startsWith("/t/")) await soon(tableIn(language));
  const root = document.getElementById("app");
  if (root !== null && root.childElementCount === 0) render(<App />, root);
}

/** The letters of the first lines of the home page, if they come soon: with others they would break, and push down what lies below. */
function lettersFor({ title, lead }: { readonly title: string; readonly lead: string }): Promise<unknown> {
  const names = CARDS.map(([, { name }]) => name[locale.peek()]).join("");
  return Promise.all([
    document.fonts.load('700 1em "Alegreya SC"', title),
    document.fonts.load("1em Alegreya", lead),
    document.fonts.load('1em "Ruslan Display"', names),
  ]);
}

/** What a table is made of has been on its way since the page began: drawn with it, it is drawn once. */
function tableIn(language: Locale): Promise<unknown> {
  const game = document.querySelector<HTMLMetaElement>("meta[name=game]")?.content;
  if (game !== undefined && gameCard(game) !== undefined) prefetchGame(game, language);
  return TablePage.preload();
}

/** Waits for what will come soon, and no longer. */
async function soon(coming: Promise<unknown>): Promise<void> {
  await Promise.race([coming.catch(() => {}), new Promise((resolve) => setTimeout(resolve, SOON_MS))]);
}

// A page that was opened before an update asks for scripts that are no longer there.
addEventListener("vite:preloadError", () => {
  if (wire.connection.value === "open") wire.connection.value = "outdated";
});

// What goes with me to every device is nothing that the first look waits for.
setTimeout(
  () =>
    import("./synced-settings/synced-settings.ts").then(
      ({ syncSettings }) => syncSettings(),
      () => {},
    ),
  SYNC_MS,
);
// Whoever leaves the tab is told by it what waits for him.
document.addEventListener(
  "visibilitychange",
  () =>
    void import("./notifications/tab-alerts.ts").then(
      ({ watchTabAlerts }) => watchTabAlerts(),
      () => {},
    ),
  { once: true },
);

// For later: when all that is wanted now has long come. Without it the site works as long as there is a connection.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  setTimeout(
    () =>
      import("./offline/register-service-worker.ts").then(
        ({ serve }) => serve(),
        () => {},
      ),
    LATER_MS,
  );
