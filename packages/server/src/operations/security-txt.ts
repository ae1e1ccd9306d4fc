import type { Clock, StoreTime } from "@roundtable/host/clock";
import type { Settings } from "../config/settings.ts";
import { NOT_FOUND, text } from "../wire/answer.ts";
import { PUBLIC } from "../wire/policy.ts";
import type { Routes } from "../wire/routes.ts";

const DAY = 24 * 60 * 60 * 1000;
/** Generated at each request, so that it never expires while the server runs. */
const GOOD_FOR_DAYS = 90;

/** Where to report a vulnerability (RFC 9116). Without SECURITY_CONTACT there is no such file. */
export function serveSecurityTxt(
  routes: Routes,
  { securityContact, publicUrl }: Pick<Settings, "securityContact" | "publicUrl">,
  clock: Pick<Clock, "now">,
): void {
  routes.route("GET /.well-known/security.txt", PUBLIC, async () =>
    securityContact === null ? NOT_FOUND : text(200, securityTxt(securityContact, publicUrl, clock.now())),
  );
}

function securityTxt(contact: string, publicUrl: URL | null, now: StoreTime): string {
  const expires = new Date((Math.floor(now / DAY) + GOOD_FOR_DAYS) * DAY).toISOString();
  const isSecure = publicUrl?.protocol === "https:";
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    ...(isSecure ? [`Canonical: ${publicUrl.origin}/.well-known/security.txt`] : []),
    "",
  ].join("\n");
}
