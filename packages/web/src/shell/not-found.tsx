import { t } from "../i18n/index.ts";
import { Emblem } from "./emblem.tsx";
import { Page } from "./page.tsx";

export function NotFound({ says }: { says?: string }) {
  return (
    <Page title={says ?? t.value.notFound}>
      <div class="not-found">
        <Emblem />
        <h1>{says ?? t.value.notFound}</h1>
        <p>
          <a class="button gold" href="/">
            {t.value.toHome}
          </a>
        </p>
      </div>
    </Page>
  );
}
