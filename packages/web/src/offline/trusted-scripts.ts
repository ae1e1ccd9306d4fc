/** Of Trusted Types as much as we use; browsers without them have no such name. */
declare const trustedTypes:
  | { createPolicy(name: "default", policy: { createScriptURL(url: string): string }): unknown }
  | undefined;

/** Every script that the page or one of its workers starts by its address. */
const OURS = /^\/(?:service-worker\.mjs|assets\/[\w.-]+\.js)$/;

/**
 * The server's Content-Security-Policy forbids text as script, as HTML and as the address of a script. The addresses of our
 * own workers are let through, and nothing else is.
 */
export function ownScript(url: string, base: string): string {
  const { origin, pathname } = new URL(url, base);
  if (origin === new URL(base).origin && OURS.test(pathname)) return url;
  throw new TypeError(`${url} is no script of ours.`);
}

/** Called first, by the page and by its worker, since each has a policy of its own. */
export function allowOwnScripts(): void {
  if (typeof trustedTypes !== "undefined")
    trustedTypes.createPolicy("default", { createScriptURL: (url) => ownScript(url, location.href) });
}
