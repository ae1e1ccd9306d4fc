import { buildWebApp, hasWebApp } from "./web-app.ts";

if (hasWebApp()) {
  await buildWebApp();
  console.log("The web app is in packages/web/dist.");
} else {
  console.error("There is no web app to build: packages/web/index.html is missing.");
  process.exitCode = 1;
}
