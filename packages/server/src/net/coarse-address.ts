import { isIPv4 } from "node:net";

/** The /48 of an IPv6 address, which one customer may have; null for IPv4. */
export function networkOf(address: string): string | null {
  const [, network] = /^((?:[0-9a-f]+:){3})[0-9a-f]+::\/64$/.exec(address) ?? [];
  return network === undefined ? null : `${network}:/48`;
}

/** Coarse enough not to identify anyone: /24 for IPv4, /48 for IPv6. */
export function coarsePlace(address: string): string {
  if (isIPv4(address)) return address.replace(/\.\d+$/, ".0/24");
  return networkOf(address) ?? "";
}
