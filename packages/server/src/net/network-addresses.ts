import { networkInterfaces } from "node:os";
import type { Settings } from "../config/settings.ts";

/** Whether a server that listens there can be reached from other machines. */
export function listensOnAllInterfaces(listenAddress: string): boolean {
  return listenAddress === "0.0.0.0" || listenAddress === "::";
}

/** Interfaces that only lead to containers and virtual machines on this one. */
const INNER = /^(docker|br-|veth|virbr|vmnet|vboxnet|vEthernet)/;

/** This machine's addresses in the local network, the most likely reachable first. */
export function networkAddresses(cards = networkInterfaces()): string[] {
  const found = Object.entries(cards).flatMap(([name, addresses]) =>
    (addresses ?? [])
      .filter(({ family, internal }) => family === "IPv4" && !internal)
      .map(({ address }) => ({ address, isInner: INNER.test(name) })),
  );
  return found
    .toSorted((one, other) => Number(one.isInner) - Number(other.isInner))
    .map(({ address }) => address);
}

/**
 * The address to share, if it differs from the one this person used: a link to “localhost” would lead others to their own
 * machine.
 */
export function addressForFriends(
  { listenAddress, publicUrl }: Pick<Settings, "listenAddress" | "publicUrl">,
  cameBy: string | undefined,
  network = networkAddresses(),
): string | null {
  if (publicUrl !== null) return publicUrl.origin;
  const mine = URL.parse(`http://${cameBy}`);
  const [address] = network;
  if (
    mine === null ||
    address === undefined ||
    !listensOnAllInterfaces(listenAddress) ||
    !isLoopback(mine.hostname)
  )
    return null;
  mine.hostname = address;
  return mine.origin;
}

function isLoopback(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || hostname.startsWith("127.");
}
