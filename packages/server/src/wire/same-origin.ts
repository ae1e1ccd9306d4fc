import type { IncomingHttpHeaders } from "node:http";

/**
 * Prevents CSRF: whether a request comes from our own pages. Browsers say where it comes from and cannot be made to lie. Other programs
 * say nothing and only have their own cookies.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, publicUrl: URL | null): boolean {
  const { origin } = headers;
  if (origin === undefined) {
    const site = headers["sec-fetch-site"];
    return site === undefined || site === "same-origin" || site === "none";
  }
  const from = URL.parse(origin);
  if (from === null) return false;
  return from.host === headers.host || from.origin === publicUrl?.origin;
}
