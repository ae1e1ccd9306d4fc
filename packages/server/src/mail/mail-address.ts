import * as v from "valibot";

const LOCAL = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*";
const LABEL = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?";

/**
 * A single address as in an SMTP envelope: no name, no second address, nothing quoted, no line break. Addresses beyond that
 * are valid, but nobody has one.
 */
export const MailAddress = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(254, "A mail address has at most 254 characters."),
  v.regex(new RegExp(`^(?=.{1,64}@)${LOCAL}@(?:${LABEL}\\.)+(?!\\d+$)${LABEL}$`), "This is no mail address."),
);

/** `games@example.org` or `Roundtable <games@example.org>`; null if it is neither. */
export function senderFrom(text: string): { readonly name: string; readonly address: string } | null {
  const named = /^([^<>"\p{C}]*)<([^<>]+)>$/u.exec(text);
  const address = v.safeParse(MailAddress, named?.[2] ?? text);
  return address.success ? { name: (named?.[1] ?? "").trim(), address: address.output } : null;
}
