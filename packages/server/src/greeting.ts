import { listensOnAllInterfaces, networkAddresses } from "./net/network-addresses.ts";

/** What is printed at the start: the addresses for this machine and for other devices. */
export function greeting(listenAddress: string, port: number, publicUrl: URL | null): string {
  const everywhere = listensOnAllInterfaces(listenAddress);
  const lines = [`  On this machine   http://${everywhere ? "localhost" : bracketed(listenAddress)}:${port}`];
  if (everywhere)
    for (const address of networkAddresses()) lines.push(`  In your network   http://${address}:${port}`);
  if (publicUrl !== null) lines.push(`  For everybody     ${publicUrl.href}`);
  return `\nRoundtable is ready. Open it and play:\n\n${lines.join("\n")}\n`;
}

function bracketed(listenAddress: string): string {
  return listenAddress.includes(":") ? `[${listenAddress}]` : listenAddress;
}
