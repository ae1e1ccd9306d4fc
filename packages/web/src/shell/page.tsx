import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../i18n/index.ts";
import { Masthead } from "./masthead.tsx";

/** A page of the shell: masthead, content, colophon. */
export function Page({ title, children }: { title?: string; children: ComponentChildren }) {
  useEffect(() => {
    document.title = title === undefined ? "Roundtable" : `${title} · Roundtable`;
  }, [title]);
  return (
    <div class="page">
      <Masthead />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <footer class="colophon">
        <a href="/credits">{t.value.credits.link}</a>
      </footer>
    </div>
  );
}
