// As settings.ts keeps it.
const theme = /^"(light|dark)"$/.exec(localStorage.getItem("theme") ?? "")?.[1];
if (theme !== undefined) document.documentElement.dataset.theme = theme;
