import { buildWebApp, isStale } from "../../tools/web-app.ts";

/** The tests look at the app that would be served, as its sources are now. */
export default async function build(): Promise<void> {
  if (!isStale()) return;
  console.log("Building the web app …");
  await buildWebApp();
}
