import type { IncomingMessage } from "node:http";

type Asking = Pick<IncomingMessage, "headers">;

/** The token by which a bot says who it is. Other ways to be authorized are between a browser and what stands before us. */
export function tokenIn({ headers }: Asking): string | null {
  const [, token] = /^Bearer (\S{1,200})$/.exec(headers.authorization ?? "") ?? [];
  return token ?? null;
}

export function isByToken(request: Asking): boolean {
  return tokenIn(request) !== null;
}
