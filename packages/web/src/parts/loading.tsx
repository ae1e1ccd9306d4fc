import { t } from "../i18n/index.ts";

/** Shown in place of data that is still loading or could not be fetched. */
export function Loading({ hasFailed }: { hasFailed: boolean }) {
  return hasFailed ? (
    <output class="problem">{t.value.failed}</output>
  ) : (
    <p class="hint">{t.value.loading}</p>
  );
}
