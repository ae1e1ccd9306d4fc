/** The page from which somebody came to sign in, as the link to this one names it; the home page where it names none of ours. */
export function whereFrom({ origin, search }: Pick<Location, "origin" | "search">): string {
  const from = new URLSearchParams(search).get("from") ?? "/";
  if (!URL.canParse(from, origin)) return "/";
  const url = new URL(from, origin);
  return url.origin === origin && from.startsWith("/") ? url.pathname : "/";
}
