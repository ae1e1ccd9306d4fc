import { buildWebApp } from "./web-app.ts";

await buildWebApp();
console.log("The web app is in packages/web/dist.");
