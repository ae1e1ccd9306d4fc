import { Icon, icons } from "@roundtable/kit";
import { useState } from "preact/hooks";
import { me } from "../connection/index.ts";
import { t } from "../i18n/index.ts";
import { Wordmark } from "./emblem.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { SettingsDoor } from "./settings-door.tsx";

export function Masthead() {
  return (
    <header class="masthead">
      <a class="masthead-home" href="/" aria-label={t.value.masthead}>
        <Wordmark />
      </a>
      <LanguageChoice short />
      <SettingsButton />
    </header>
  );
}

function SettingsButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="quiet masthead-settings" onClick={() => setOpen(true)}>
        <bdi class="masthead-name">{me.value?.name}</bdi>
        <Icon name={icons.settings} label={t.value.settings.title} />
      </button>
      {open && <SettingsDoor onClose={() => setOpen(false)} />}
    </>
  );
}
