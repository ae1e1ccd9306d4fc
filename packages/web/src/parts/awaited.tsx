import { t } from "../i18n/index.ts";

/** In the place of what has not come yet, or could not be fetched. */
export function Awaited({ hasFailed }: { hasFailed: boolean }) {
  return hasFailed ? (
    <output class="problem">{t.value.failed}</output>
  ) : (
    <p class="hint">{t.value.loading}</p>
  );
}
