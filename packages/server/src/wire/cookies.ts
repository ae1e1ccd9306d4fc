import type { IncomingHttpHeaders } from "node:http";
import { Signer } from "@fastify/cookie";
import { parseCookie, stringifySetCookie } from "cookie";

const OURS = { path: "/", httpOnly: true, sameSite: "lax" } as const;

/** With https no other site of the same domain may set our cookies: the prefix makes browsers see to it. */
export function cookieName(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}

export function cookiesIn({
  cookie = "",
}: IncomingHttpHeaders): Readonly<Record<string, string | undefined>> {
  return parseCookie(cookie);
}

/** The header that sets a cookie which no script can read; `maxAge` in seconds. */
export function cookieHeader(
  name: string,
  value: string,
  { secure, maxAge }: { readonly secure: boolean; readonly maxAge: number },
): string {
  return stringifySetCookie({ ...OURS, name: cookieName(name, secure), value, secure, maxAge });
}

/** The header that ends the cookie which had no prefix before the server had https, or knew of it. */
export function endUnprefixed(name: string): string {
  return stringifySetCookie({ ...OURS, name, value: "", maxAge: 0 });
}

/** Signs what a cookie holds, so that nobody else can have written it. */
export function cookieSigner(secret: string): Signer {
  return new Signer(secret);
}
