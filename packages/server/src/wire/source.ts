import type { IncomingHttpHeaders } from "node:http";
import type { Source } from "../account/source.ts";
import { deviceIn } from "../people/device.ts";
import { preferredLocale } from "../people/locale.ts";

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
