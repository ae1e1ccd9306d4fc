import { t } from "../i18n/index.ts";
import { Dialog } from "../parts/dialog.tsx";
import { SettingsForm } from "./settings-form.tsx";

export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const text = t.value.settings;
  return (
    <Dialog title={text.title} onClose={onClose}>
      <SettingsForm />
      <a href="/me">{text.toMe}</a>
    </Dialog>
  );
}
