import { pathToFileURL } from "node:url";
import { buildWebApp, isStale } from "./web-app.ts";

if (isStale()) {
  console.error("Building the web app …");
  await buildWebApp();
}
await import(pathToFileURL("packages/server/src/main.ts").href);
