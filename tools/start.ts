import { pathToFileURL } from "node:url";
import { buildWebApp, hasWebApp, isStale } from "./web-app.ts";

if (!hasWebApp()) {
  console.error("packages/web/index.html is missing: the server starts without the web app.");
} else if (isStale()) {
  console.error("Building the web app …");
  await buildWebApp();
}
await import(pathToFileURL("packages/server/src/main.ts").href);
