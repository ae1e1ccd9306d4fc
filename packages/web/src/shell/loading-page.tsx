import { t } from "../i18n/index.ts";
import { Page } from "./page.tsx";

export function LoadingPage() {
  return (
    <Page>
      <output class="waiting">{t.value.loading}</output>
    </Page>
  );
}
