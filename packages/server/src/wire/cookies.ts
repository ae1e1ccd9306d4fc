import type { IncomingHttpHeaders } from "node:http";
import { Signer } from "@fastify/cookie";
import { parseCookie, stringifySetCookie } from "cookie";

const OURS = { path: "/", httpOnly: true, sameSite: "lax" } as const;

/** With https the prefix keeps other sites of the same domain from setting our cookies. */
export function cookieName(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}

export function cookiesIn({
  cookie = "",
}: IncomingHttpHeaders): Readonly<Record<string, string | undefined>> {
  return parseCookie(cookie);
}

/** A Set-Cookie header for a cookie that scripts cannot read; `maxAge` in seconds. */
export function cookieHeader(
  name: string,
  value: string,
  { secure, maxAge }: { readonly secure: boolean; readonly maxAge: number },
): string {
  return stringifySetCookie({ ...OURS, name: cookieName(name, secure), value, secure, maxAge });
}

/** The header that removes the cookie without prefix, from before the server had https. */
export function endUnprefixed(name: string): string {
  return stringifySetCookie({ ...OURS, name, value: "", maxAge: 0 });
}

/** Signs a cookie's value, so that nobody can forge it. */
export function cookieSigner(secret: string): Signer {
  return new Signer(secret);
}
