import * as v from "valibot";
import { MailAddress } from "../mail/mail-address.ts";

/** The address in the form in which addresses are compared; null if it is not exactly one. */
export function emailFrom(given: string): string | null {
  const address = v.safeParse(MailAddress, given);
  return address.success ? address.output.toLowerCase() : null;
}
