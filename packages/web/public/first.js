// @ts-check
// Before anything is painted. What somebody likes is read as settings.ts keeps it.

/** @type {(name: string, value: RegExp) => string | undefined} */
const liked = (name, value) => value.exec(localStorage.getItem(name) ?? "")?.[1];

const theme = liked("theme", /^"(light|dark)"$/);
if (theme !== undefined) document.documentElement.dataset.theme = theme;

// What the scripts will ask for once they run comes along with them.
/** @type {unknown} */
const ahead = JSON.parse(document.currentScript?.dataset.ahead ?? "{}");
const { languages = {}, table = [] } =
  /** @type {{ languages?: Record<string, string[]>, table?: string[] }} */ (ahead);
const spoken = navigator.languages.map((language) => language.slice(0, 2));
const language = liked("locale", /^"(\w+)"$/) ?? spoken.find((one) => one in languages) ?? "en";
const wanted = [...(languages[language] ?? []), ...(location.pathname.startsWith("/t/") ? table : [])];
for (const href of wanted) {
  const link = document.createElement("link");
  const isFont = href.endsWith(".woff2");
  if (isFont || href.endsWith(".css")) Object.assign(link, { rel: "preload", as: isFont ? "font" : "style" });
  else link.rel = "modulepreload";
  Object.assign(link, { crossOrigin: "", href });
  document.head.append(link);
}
