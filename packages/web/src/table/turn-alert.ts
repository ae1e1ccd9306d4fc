import { play } from "@roundtable/kit";
import { useEffect } from "preact/hooks";
import { t } from "../i18n/index.ts";
import { sounds } from "../settings/settings.ts";

/** Alerts me when I am asked: by the tab's title and icon, and by a bell if sounds are on. */
export function useTurnAlert(game: string, decision: string | null): void {
  const asked = decision !== null;
  const title = asked ? `● ${t.value.table.titleAsked} · ${game}` : `${game} · Roundtable`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon !== null) icon.href = asked ? "/icon-asked.svg" : "/icon.svg";
    if (asked && sounds.peek()) play("bell");
    return () => {
      if (icon !== null) icon.href = "/icon.svg";
    };
  }, [asked]);
}
