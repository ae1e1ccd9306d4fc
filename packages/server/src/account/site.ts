import type { IncomingMessage } from "node:http";
import type { Site } from "./passkeys.ts";

/**
 * The public address of this server, for passkeys and links in mails. A request's own Host header is only believed on the
 * local machine. Otherwise anyone could send mails with links to another site.
 */
export function siteOf({ headers }: Pick<IncomingMessage, "headers">, publicUrl: URL | null): Site | null {
  if (publicUrl !== null) return { origin: publicUrl.origin, host: publicUrl.hostname };
  const here = URL.parse(`http://${headers.host ?? ""}`);
  return here?.hostname === "localhost" ? { origin: here.origin, host: here.hostname } : null;
}
