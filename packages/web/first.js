// Runs before the first paint. Reads the settings as settings.ts stores them.
const theme = /^"(light|dark)"$/.exec(localStorage.getItem("theme") ?? "")?.[1];
if (theme !== undefined) document.documentElement.dataset.theme = theme;

const contrast = /^"(high)"$/.exec(localStorage.getItem("contrast") ?? "")?.[1];
if (contrast !== undefined) document.documentElement.dataset.contrast = contrast;

const spoken = navigator.languages.map((language) => language.slice(0, 2));
const chosen = /^"(\w+)"$/.exec(localStorage.getItem("locale") ?? "")?.[1];
const language = [chosen, ...spoken].find((one) => ["ru", "fr", "en"].includes(one)) ?? "en";

// The socket cannot be opened before the server has said who I am, and the page can draw meanwhile. So this is asked
// first.
globalThis.meRequest = fetch(`/api/me?locale=${language}`, { signal: AbortSignal.timeout(10_000) })
  .then(async (response) => ({ response, body: /** @type {unknown} */ (await response.json()) }))
  .catch(() => null);

// Preloads what the scripts will import once they run.
const { dataset: ahead } = document.currentScript ?? document.documentElement;
const wanted = [ahead[language]];
if (location.pathname.startsWith("/t/")) {
  // The server writes the game of a table into the page.
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
