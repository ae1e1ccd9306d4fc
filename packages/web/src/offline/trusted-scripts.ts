/** The part of Trusted Types that we use; undefined in browsers without them. */
declare const trustedTypes:
  | { createPolicy(name: "default", policy: { createScriptURL(url: string): string }): unknown }
  | undefined;

/** Every script that the page or one of its workers starts by its address. */
const OURS = /^\/(?:service-worker\.mjs|assets\/[\w.-]+\.js)$/;

/**
 * The server's Content-Security-Policy (CSP) requires Trusted Types: plain strings are refused as scripts, HTML and
 * script addresses. Only the addresses of our own workers are let through.
 */
export function ownScript(url: string, base: string): string {
  const { origin, pathname } = new URL(url, base);
  if (origin === new URL(base).origin && OURS.test(pathname)) return url;
  throw new TypeError(`${url} is no script of ours.`);
}

/** Called first by the page and by its worker, since each has its own policy. */
export function allowOwnScripts(): void {
  if (typeof trustedTypes !== "undefined")
    trustedTypes.createPolicy("default", { createScriptURL: (url) => ownScript(url, location.href) });
}
