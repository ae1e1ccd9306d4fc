import { useEffect, useState } from "preact/hooks";

/** The parameters that links in mails and QR codes have in their fragment. */
const GIVEN = ["code", "reset", "changed", "confirm", "confirmed"] as const;

export type LinkParameters = Readonly<Record<(typeof GIVEN)[number], string>>;

/**
 * Reads the fragment of the address, which never leaves the browser, and removes it from the history. Pasting such a
 * link into a tab with this page only changes the hash, without a reload, so changes are watched too.
 */
export function useLinkParameters(): LinkParameters {
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

function takeFromAddress(): LinkParameters {
  const hash = new URLSearchParams(location.hash.slice(1));
  const given = {
    code: hash.get("code") ?? "",
    reset: hash.get("reset") ?? "",
    confirm: hash.get("confirm") ?? "",
    /** Set by this page itself before it reloads: the password was reset, or the address confirmed. */
    changed: hash.get("changed") ?? "",
    confirmed: hash.get("confirmed") ?? "",
  };
  if (GIVEN.some((name) => given[name] !== "")) history.replaceState(null, "", location.pathname);
  return given;
}
