import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";

const server = "packages/server/src/main.ts";

if (existsSync(server)) await import(pathToFileURL(server).href);
else console.log("The server is not there yet. Until then: npm test, npm run simulate.");
