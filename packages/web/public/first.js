// Before anything is painted. What somebody likes is read as settings.ts keeps it.
const liked = (name, value) => value.exec(localStorage.getItem(name) ?? "")?.[1];

const theme = liked("theme", /^"(light|dark)"$/);
if (theme !== undefined) document.documentElement.dataset.theme = theme;

// What the scripts will ask for once they run comes along with them.
const { languages = {}, table = [] } = JSON.parse(document.currentScript.dataset.ahead ?? "{}");
const spoken = navigator.languages.map((language) => language.slice(0, 2));
const language = liked("locale", /^"(\w+)"$/) ?? spoken.find((one) => one in languages) ?? "en";
const wanted = [...(languages[language] ?? []), ...(location.pathname.startsWith("/t/") ? table : [])];
for (const href of wanted) {
  const as = { css: "style", woff2: "font" }[href.split(".").at(-1)];
  const kind = as === undefined ? { rel: "modulepreload" } : { rel: "preload", as };
  document.head.append(Object.assign(document.createElement("link"), kind, { crossOrigin: "", href }));
}
