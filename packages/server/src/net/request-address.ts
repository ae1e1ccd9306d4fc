import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";

/** Where a request comes from. Behind a proxy it is what that proxy added last: what came before it anybody can write. */
export function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers["x-forwarded-for"] : undefined;
  const last = String(forwarded ?? "")
    .split(",")
    .at(-1)
    ?.trim();
  return last === undefined || last === "" ? (request.socket.remoteAddress ?? "") : last;
}

/**
 * What counts as one where addresses are counted: an IPv6 network is handed out as a whole, so whoever has one address
 * has 2^64.
 */
export function placeOf(address: string): string {
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (v4 !== undefined) return v4;
  if (!isIPv6(address)) return address;
  const written = address.replace(/%.*$/, "").replace(/\d+\.\d+\.\d+\.\d+$/, "0:0");
  const [left = [], right = []] = written
    .split("::")
    .map((half) => half.split(":").filter((group) => group !== ""));
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => "0");
  const network = [...left, ...zeros, ...right].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}

/** Whether something stands between us and the one who asks, as it says itself. */
export function isForwarded({ headers }: Pick<IncomingMessage, "headers">): boolean {
  return ["x-forwarded-for", "forwarded", "x-real-ip", "via"].some((name) => headers[name] !== undefined);
}

/**
 * Whether a request calls this machine by a name that only this machine answers to. A page of another site, whose name was made
 * to lead here (DNS rebinding), asks by the name of that site.
 */
export function isForLoopback({ headers }: Pick<IncomingMessage, "headers">): boolean {
  const hostname = URL.parse(`http://${headers.host ?? ""}`)?.hostname ?? "";
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}

export function isLoopback(address: string): boolean {
  return address === "::1" || /^(::ffff:)?127\./.test(address);
}
