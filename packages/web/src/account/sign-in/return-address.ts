/**
 * Where to go after signing in: the page that the link here names, or the home page. Only pages of our own origin
 * count, so that no link can redirect anywhere else.
 */
export function returnAddress({ origin, search }: Pick<Location, "origin" | "search">): string {
  const from = new URLSearchParams(search).get("from") ?? "/";
  if (!URL.canParse(from, origin)) return "/";
  const url = new URL(from, origin);
  return url.origin === origin && from.startsWith("/") ? url.pathname : "/";
}
