import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

const WELL_FORMED = /^[\w.:-]{1,64}$/;

/** By which a request is found in the log: the one that our proxy gave it, or a new one. */
export function requestId({ headers }: Pick<IncomingMessage, "headers">, trustProxy: boolean): string {
  const given = headers["x-request-id"];
  return trustProxy && typeof given === "string" && WELL_FORMED.test(given) ? given : randomUUID();
}
