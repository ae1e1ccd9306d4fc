import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

const WELL_FORMED = /^[\w.:-]{1,64}$/;

/** The id that finds a request in the log: the one from a trusted proxy, or a new one. */
export function requestId({ headers }: Pick<IncomingMessage, "headers">, trustProxy: boolean): string {
  const given = headers["x-request-id"];
  return trustProxy && typeof given === "string" && WELL_FORMED.test(given) ? given : randomUUID();
}
