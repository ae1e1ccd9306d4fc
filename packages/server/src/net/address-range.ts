import { BlockList, isIPv4, isIPv6 } from "node:net";

/**
 * The widest range that can be banned: wider ones would hit many strangers. The narrowest IPv6 range is the network that
 * one customer has.
 */
const WIDEST = { ipv4: 16, ipv6: 32 } as const;
const NARROWEST = { ipv4: 32, ipv6: 64 } as const;

/** An address or a range such as `203.0.113.0/24` in its stored form; null if it is none or too wide. */
export function rangeFrom(text: string): string | null {
  const [address = "", bits, ...more] = text.trim().toLowerCase().split("/");
  const family = isIPv4(address) ? "ipv4" : isIPv6(address) ? "ipv6" : null;
  if (family === null || more.length > 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits))) return null;
  const wanted = bits === undefined ? NARROWEST[family] : Number(bits);
  if (wanted < WIDEST[family] || wanted > (family === "ipv4" ? 32 : 128)) return null;
  return `${address}/${Math.min(wanted, NARROWEST[family])}`;
}

/** Whether this IPv4 address or IPv6 network lies in the range. */
export function isWithin(range: string, place: string): boolean {
  const [network = "", bits = ""] = range.split("/");
  const address = place.split("/")[0] ?? "";
  const family = isIPv4(network) ? "ipv4" : "ipv6";
  if (!(family === "ipv4" ? isIPv4(address) : isIPv6(address))) return false;
  const list = new BlockList();
  list.addSubnet(network, Number(bits), family);
  return list.check(address, family);
}
