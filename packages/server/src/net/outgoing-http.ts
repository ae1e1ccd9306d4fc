import { lookup } from "node:dns";
import { request as requestPlainly } from "node:http";
import { request as requestSecurely } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";

const TIMEOUT_MS = 10_000;

const PRIVATE_ADDRESSES = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  PRIVATE_ADDRESSES.addSubnet(network, prefix, "ipv4");
// Ranges within it that embed IPv4 addresses or are for documentation.
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  PRIVATE_ADDRESSES.addSubnet(network, prefix, "ipv6");

/** All public IPv6 addresses. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet("2000::", 3, "ipv6");

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet("127.0.0.0", 8, "ipv4");
LOOPBACK.addAddress("::1", "ipv6");

/** The address is not public. */
export class PrivateAddressError extends Error {
  override readonly name = "PrivateAddressError";
}

export interface OutgoingSettings {
  /** For development: this machine may be called, and by plain http. */
  readonly allowsLoopback: boolean;
  /** Resolves names; the system's resolver if left out. */
  readonly lookup?: typeof lookup;
}

/** Whether a user may enter this URL. Where its name leads is checked at each call. */
export function isCallableUrl(text: string, { allowsLoopback }: OutgoingSettings): boolean {
  const url = URL.parse(text);
  if (url === null || url.username !== "" || url.password !== "") return false;
  const host = bareHost(url);
  if (host === "localhost" || host.endsWith(".localhost")) return allowsLoopback && isWeb(url);
  if (isIP(host) === 0) return url.protocol === "https:" && host.includes(".");
  if (allowsLoopback && LOOPBACK.check(host, family(host))) return isWeb(url);
  return url.protocol === "https:" && isPublic(host);
}

/**
 * Calls a URL that a user has entered, and returns the status. To prevent SSRF it follows no redirects, reads no body, and
 * refuses names that lead to this machine or its network.
 */
export function callPublicUrl(
  address: string,
  { headers, body }: { readonly headers: Readonly<Record<string, string>>; readonly body: Buffer },
  outgoing: OutgoingSettings,
): Promise<number> {
  if (!isCallableUrl(address, outgoing))
    return Promise.reject(new PrivateAddressError("This address may not be called."));
  const url = new URL(address);
  const request = url.protocol === "https:" ? requestSecurely : requestPlainly;
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      {
        method: "POST",
        headers: { ...headers, "content-length": body.length },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        lookup: guarded(outgoing),
        agent: false,
      },
      (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      },
    );
    call.on("error", reject);
    call.end(body);
  });
}

function isPublic(address: string): boolean {
  const kind = family(address);
  return (kind === "ipv4" || GLOBAL.check(address, kind)) && !PRIVATE_ADDRESSES.check(address, kind);
}

/**
 * Checks the address at the moment of the call and connects to that very address, so that the name cannot change in
 * between.
 */
function guarded({ allowsLoopback, lookup: find = lookup }: OutgoingSettings): LookupFunction {
  return (host, options, done) => {
    find(host, { ...options, all: true }, (error, found) => {
      if (error !== null) {
        done(error, "");
        return;
      }
      const mayCall = found.every(
        ({ address }) => isPublic(address) || (allowsLoopback && LOOPBACK.check(address, family(address))),
      );
      const [first] = found;
      if (!mayCall || first === undefined) done(new PrivateAddressError(`${host} is not outside.`), "");
      else if (options.all === true) done(null, found);
      else done(null, first.address, first.family);
    });
  };
}

function family(address: string): "ipv4" | "ipv6" {
  return isIP(address) === 6 ? "ipv6" : "ipv4";
}

function isWeb({ protocol }: URL): boolean {
  return protocol === "https:" || protocol === "http:";
}

function bareHost({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, "$1").toLowerCase();
}
