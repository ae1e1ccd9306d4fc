import { t } from "../../i18n/index.ts";
import { SettingsForm } from "../../shell/settings-form.tsx";

export function Section() {
  return (
    <section id="settings" class="me-part" aria-labelledby="settings-title">
      <h2 id="settings-title">{t.value.settings.title}</h2>
      <SettingsForm />
    </section>
  );
}
