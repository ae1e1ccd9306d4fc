import type { IncomingMessage } from "node:http";

type Asking = Pick<IncomingMessage, "headers">;

/** A bot's token. Other authorization schemes are between the browser and a proxy. */
export function tokenIn({ headers }: Asking): string | null {
  const [, token] = /^Bearer (\S{1,200})$/.exec(headers.authorization ?? "") ?? [];
  return token ?? null;
}

export function isByToken(request: Asking): boolean {
  return tokenIn(request) !== null;
}
