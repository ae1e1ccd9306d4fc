import { BlockList, isIPv4, isIPv6 } from "node:net";

/** Wider ones would be a mistake: half a country stands behind them. An IPv6 network is handed out as a whole. */
const WIDEST = { ipv4: 16, ipv6: 32 } as const;
const NARROWEST = { ipv4: 32, ipv6: 64 } as const;

/** One address or a range of them, as `203.0.113.0/24`, in the way in which it is kept; null if it is none, or too wide. */
export function rangeFrom(text: string): string | null {
  const [address = "", bits, ...more] = text.trim().toLowerCase().split("/");
  const family = isIPv4(address) ? "ipv4" : isIPv6(address) ? "ipv6" : null;
  if (family === null || more.length > 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits))) return null;
  const wanted = bits === undefined ? NARROWEST[family] : Number(bits);
  if (wanted < WIDEST[family] || wanted > (family === "ipv4" ? 32 : 128)) return null;
  return `${address}/${Math.min(wanted, NARROWEST[family])}`;
}

/** Whether this place, an IPv4 address or an IPv6 network, lies in that range. */
export function isWithin(range: string, place: string): boolean {
  const [network = "", bits = ""] = range.split("/");
  const address = place.split("/")[0] ?? "";
  const family = isIPv4(network) ? "ipv4" : "ipv6";
  if (!(family === "ipv4" ? isIPv4(address) : isIPv6(address))) return false;
  const list = new BlockList();
  list.addSubnet(network, Number(bits), family);
  return list.check(address, family);
}
