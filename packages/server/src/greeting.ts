import { networkInterfaces } from "node:os";

/** What is printed at the start: where to go, here and from the other devices in the house. */
export function greeting(host: string, port: number, publicUrl: URL | null): string {
  const everywhere = host === "0.0.0.0" || host === "::";
  const lines = [`  On this machine   http://${everywhere ? "localhost" : bracketed(host)}:${port}`];
  if (everywhere)
    for (const address of addresses()) lines.push(`  In your network   http://${address}:${port}`);
  if (publicUrl !== null) lines.push(`  For everybody     ${publicUrl.href}`);
  return `\nRoundtable is ready. Open it and play:\n\n${lines.join("\n")}\n`;
}

function addresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((cards) => cards ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => address);
}

function bracketed(host: string): string {
  return host.includes(":") ? `[${host}]` : host;
}
