import { useEffect, useState } from "preact/hooks";

/** What links in mails and QR codes bring along, by the name that stands behind the # in them. */
const GIVEN = ["code", "reset", "changed", "confirm", "confirmed"] as const;

export type GivenByLink = Readonly<Record<(typeof GIVEN)[number], string>>;

/**
 * What stands behind the #: it never leaves the browser, and once read it stands in no history either. A link that is
 * pasted into a tab with this page only changes the hash, without loading the page again.
 */
export function useGivenByLink(): GivenByLink {
  const [given, setGiven] = useState(takeFromAddress);
  useEffect(() => {
    const onHash = () => {
      const news = takeFromAddress();
      if (GIVEN.some((name) => news[name] !== "")) setGiven(news);
    };
    addEventListener("hashchange", onHash);
    return () => removeEventListener("hashchange", onHash);
  }, []);
  return given;
}

function takeFromAddress(): GivenByLink {
  const hash = new URLSearchParams(location.hash.slice(1));
  const given = {
    code: hash.get("code") ?? "",
    reset: hash.get("reset") ?? "",
    confirm: hash.get("confirm") ?? "",
    /** Set by this page itself before it begins anew: the password was reset, the address confirmed. */
    changed: hash.get("changed") ?? "",
    confirmed: hash.get("confirmed") ?? "",
  };
  if (GIVEN.some((name) => given[name] !== "")) history.replaceState(null, "", location.pathname);
  return given;
}
