import type { TableInfo } from "@roundtable/protocol";
import { Page } from "../shell/page.tsx";
import { useSpectatingText } from "./i18n/index.ts";
import "./spectating.css";

/** What a spectator reads while there is nothing to see: the match is shown later, or not at all. */
export function HiddenMatch({ info, title }: { info: TableInfo; title: string }) {
  const says = useSpectatingText();
  const { watching } = info;
  return (
    <Page title={title}>
      <div class="hidden-match">
        <h1>{title}</h1>
        <output>{watching?.kind === "delayed" ? says?.later(watching.minutes) : says?.nobody}</output>
      </div>
    </Page>
  );
}
