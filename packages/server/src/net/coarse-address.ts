import { isIPv4 } from "node:net";

/** The /48 that an IPv6 address belongs to, which one customer may have; null for IPv4, which is handed out singly. */
export function networkOf(address: string): string | null {
  const [, network] = /^((?:[0-9a-f]+:){3})[0-9a-f]+::\/64$/.exec(address) ?? [];
  return network === undefined ? null : `${network}:/48`;
}

/** Enough to tell home from abroad, and not who was there: /24 for IPv4, /48 for IPv6. */
export function coarsePlace(address: string): string {
  if (isIPv4(address)) return address.replace(/\.\d+$/, ".0/24");
  return networkOf(address) ?? "";
}
