// As settings.ts keeps it.
const theme = JSON.parse(localStorage.getItem("theme"));
if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
