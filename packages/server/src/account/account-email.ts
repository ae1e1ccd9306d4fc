import * as v from "valibot";
import { MailAddress } from "../mail/mail-address.ts";

/** As addresses are compared; null for what is none, or more than one. */
export function emailFrom(given: string): string | null {
  const address = v.safeParse(MailAddress, given);
  return address.success ? address.output.toLowerCase() : null;
}
