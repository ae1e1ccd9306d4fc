import type { IncomingMessage } from "node:http";
import type { Site } from "./passkeys.ts";

/**
 * The address by which people know us, for keys and for links in mails. What a request says of it is believed for a machine
 * of one's own alone: whoever could name another would send people there.
 */
export function siteOf({ headers }: Pick<IncomingMessage, "headers">, publicUrl: URL | null): Site | null {
  if (publicUrl !== null) return { origin: publicUrl.origin, host: publicUrl.hostname };
  const here = URL.parse(`http://${headers.host ?? ""}`);
  return here?.hostname === "localhost" ? { origin: here.origin, host: here.hostname } : null;
}
