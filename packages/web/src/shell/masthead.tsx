import { Icon, icons } from "@roundtable/kit";
import { useLocation } from "preact-iso";
import { useState } from "preact/hooks";
import { me } from "../connection/index.ts";
import { t } from "../i18n/index.ts";
import { Glyph } from "../parts/glyph.tsx";
import { Wordmark } from "./emblem.tsx";
import { hasAccount } from "../settings/settings.ts";
import { LanguageChoice } from "./language-choice.tsx";
import { lazy } from "../parts/lazy.ts";

const SettingsDialog = lazy(() => import("./settings-dialog.tsx"), "SettingsDialog");

export function Masthead() {
  return (
    <header class="masthead">
      <a class="masthead-home" href="/" aria-label={t.value.masthead}>
        <Wordmark />
      </a>
      <LanguageChoice short />
      <AccountLink />
      <SettingsButton />
    </header>
  );
}

/** The link to the account page. Guests see “sign in”, everybody else their own name. */
function AccountLink() {
  const { path } = useLocation();
  const from = path === "/" || path === "/me" ? "" : `?from=${encodeURIComponent(path)}`;
  return (
    <a
      class={`button masthead-account ${hasAccount.value ? "quiet" : "plain"}`}
      href={hasAccount.value ? "/me" : `/me${from}#sign-in`}
      title={t.value.account}
      aria-current={path === "/me" ? "page" : undefined}
    >
      {hasAccount.value ? (
        <>
          <Glyph name="person" />
          <span class="for-readers">{t.value.account}</span>
          <bdi class="masthead-name">{me.value?.name}</bdi>
        </>
      ) : (
        t.value.signIn
      )}
    </a>
  );
}

function SettingsButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="quiet masthead-settings" onClick={() => setOpen(true)}>
        {!hasAccount.value && <bdi class="masthead-name masthead-guest">{me.value?.name}</bdi>}
        <Icon name={icons.settings} label={t.value.settings.title} />
      </button>
      {open && <SettingsDialog onClose={() => setOpen(false)} />}
    </>
  );
}
