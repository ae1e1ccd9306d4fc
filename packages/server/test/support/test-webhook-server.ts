import { onTestFinished } from "vitest";
import { openOutsideServer, type OutsideServer } from "./webhook-server.ts";

/** A server that others are called at, for as long as a test takes. */
export async function outsideSink(): Promise<OutsideServer> {
  const server = await openOutsideServer();
  onTestFinished(() => server.close());
  return server;
}
