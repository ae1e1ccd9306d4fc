import type { IncomingMessage } from "node:http";

/** Where a request comes from. Behind a proxy it is what that proxy added last: what came before it anybody can write. */
export function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers["x-forwarded-for"] : undefined;
  const last = String(forwarded ?? "")
    .split(",")
    .at(-1)
    ?.trim();
  return last === undefined || last === "" ? (request.socket.remoteAddress ?? "") : last;
}

export function isLoopback(address: string): boolean {
  return address === "::1" || /^(::ffff:)?127\./.test(address);
}
