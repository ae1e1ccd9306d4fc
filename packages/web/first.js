// Before anything is painted. What somebody likes is read as settings.ts keeps it.
const theme = /^"(light|dark)"$/.exec(localStorage.getItem("theme") ?? "")?.[1];
if (theme !== undefined) document.documentElement.dataset.theme = theme;

const contrast = /^"(high)"$/.exec(localStorage.getItem("contrast") ?? "")?.[1];
if (contrast !== undefined) document.documentElement.dataset.contrast = contrast;

const spoken = navigator.languages.map((language) => language.slice(0, 2));
const chosen = /^"(\w+)"$/.exec(localStorage.getItem("locale") ?? "")?.[1];
const language = [chosen, ...spoken].find((one) => ["ru", "fr", "en"].includes(one)) ?? "en";

// Who I am must be known before the socket is dialled, and is not heard while the page is being drawn.
globalThis.saidOfMe = fetch(`/api/me?locale=${language}`, { signal: AbortSignal.timeout(10_000) })
  .then(async (response) => ({ response, body: /** @type {unknown} */ (await response.json()) }))
  .catch(() => null);

// What the scripts will ask for once they run comes along with them.
const { dataset: ahead } = document.currentScript ?? document.documentElement;
const wanted = [ahead[language]];
if (location.pathname.startsWith("/t/")) {
  // The server has said of a table which game is played at it.
  const game = document.querySelector("meta[name=game]")?.getAttribute("content");
  const told = (of) => document.currentScript?.getAttribute(`data-${of}`);
  wanted.push(ahead.table, told(game), told(`${game}-${language}`), told(`table-${language}`));
}
for (const href of wanted.join(" ").match(/\S+/g) ?? []) {
  const link = document.createElement("link");
  link.as = href.endsWith(".css") ? "style" : href.endsWith(".woff2") ? "font" : "script";
  link.rel = link.as === "script" ? "modulepreload" : "preload";
  link.crossOrigin = "";
  link.href = href;
  document.head.append(link);
}
