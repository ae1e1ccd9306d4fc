import { pathToFileURL } from "node:url";

await import(pathToFileURL("packages/server/src/operator.ts").href);
