import type { ComponentChildren } from "preact";
import { AccountPage, type AccountSection } from "../account/account-page.tsx";
import { t } from "../i18n/index.ts";
import { lazy } from "../parts/lazy.ts";

/** The sections in reading order. The second column, with settings, stands beside the first if there is room. */
const COLUMNS: readonly (readonly AccountSection[])[] = [
  [
    section("account", () => import("../account/sign-in/sign-in-section.tsx")),
    section("history", () => import("../history/me-section.tsx")),
    section("devices", () => import("../account/sections/devices.tsx")),
    section("activity", () => import("../account/sections/activity.tsx")),
    section("bots", () => import("../guest-bots/guest-bots-section.tsx")),
    section("regards", () => import("../moderation/blocks-section.tsx")),
    section("data", () => import("../account/sections/data.tsx")),
  ],
  [
    section("settings", () => import("../account/sections/settings.tsx")),
    section("told", () => import("../notifications/notification-settings.tsx")),
  ],
];

function section(
  name: AccountSection["name"],
  load: () => Promise<{ readonly Section: () => ComponentChildren }>,
): AccountSection {
  return { name, Section: lazy(load, "Section", () => <p class="hint">{t.value.loading}</p>) };
}

/** `/me`: my account, with the sections of all features that have one. */
export function Account() {
  return <AccountPage columns={COLUMNS} />;
}
