import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";

/** The client's address. Behind a trusted proxy it is the last one in the header: the client can forge the others. */
export function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers["x-forwarded-for"] : undefined;
  const last = String(forwarded ?? "")
    .split(",")
    .at(-1)
    ?.trim();
  return last === undefined || last === "" ? (request.socket.remoteAddress ?? "") : last;
}

/** The unit that rate limits count by. An IPv6 network is given out as a whole, so one customer has 2^64 addresses. */
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

/** Whether a proxy says that it forwarded the request. */
export function isForwarded({ headers }: Pick<IncomingMessage, "headers">): boolean {
  return ["x-forwarded-for", "forwarded", "x-real-ip", "via"].some((name) => headers[name] !== undefined);
}

/**
 * Whether the Host header is a name that only this machine has. With DNS rebinding, a page of another site would send that
 * site's name.
 */
export function isForLoopback({ headers }: Pick<IncomingMessage, "headers">): boolean {
  const hostname = URL.parse(`http://${headers.host ?? ""}`)?.hostname ?? "";
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}

export function isLoopback(address: string): boolean {
  return address === "::1" || /^(::ffff:)?127\./.test(address);
}
