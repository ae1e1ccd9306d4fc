import type { IncomingHttpHeaders } from "node:http";
import type { Locale } from "@roundtable/language";
import { deviceIn } from "../common/device-name.ts";
import { preferredLocale } from "../common/preferred-locale.ts";

/** From where something about an account is done: the device in words, its address as it is counted, and its language. */
export interface Source {
  readonly device: string;
  readonly address: string;
  readonly locale: Locale;
}

/** From where a request comes, as the log of an account tells it. */
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
