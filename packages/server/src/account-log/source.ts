import type { IncomingHttpHeaders } from "node:http";
import type { Locale } from "@roundtable/language";
import { deviceIn } from "../common/device-name.ts";
import { preferredLocale } from "../common/preferred-locale.ts";

/**
 * Where a request about an account comes from: the device in words, the address as rate limits count it, and the language.
 */
export interface Source {
  readonly device: string;
  readonly address: string;
  readonly locale: Locale;
}

/** The source of a request, for the account log. */
export function sourceOf({
  headers,
  address,
}: {
  readonly headers: IncomingHttpHeaders;
  readonly address: string;
}): Source {
  const device = deviceIn(headers["user-agent"]);
  return { device, address, locale: preferredLocale(headers["accept-language"]) };
}
