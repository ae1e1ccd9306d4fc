import type { Locale } from "@roundtable/language";
import type { ModeratorProps } from "@roundtable/kit";
import { useEffect, useState } from "preact/hooks";
import { texts } from "../text/index.ts";
import { AtTable } from "./at-table.tsx";
import { clearSitting, saveSitting, loadSitting } from "./sitting/storage.ts";
import type { QuestText } from "./screens/display.ts";
import { preloadNarrations } from "./narration/preload-narrations.ts";
import { Setup } from "./screens/setup.tsx";
import { deal, type Sitting } from "./sitting/sitting.ts";

/** QU-42: Quest at a real table. The engine runs in this page, and this browser stores the game. */
export function Moderator({ locale, tableText }: ModeratorProps) {
  const text = useText(locale);
  useEffect(() => void preloadNarrations(), []);
  const [sitting, setSitting] = useState(() => loadSitting());
  const enter = (next: Sitting) => {
    saveSitting(next);
    setSitting(next);
  };
  if (text === null) return null;
  return (
    <div class="qm">
      {sitting === null ? (
        <Setup text={text} tableText={tableText} onDeal={(plan) => enter(deal(plan))} />
      ) : (
        <AtTable
          sitting={sitting}
          text={text}
          onEnter={enter}
          onAgain={() => {
            clearSitting();
            setSitting(null);
          }}
        />
      )}
    </div>
  );
}

function useText(locale: Locale): QuestText | null {
  const [text, setText] = useState<QuestText | null>(null);
  useEffect(() => {
    let wanted = true;
    const take = async () => {
      const fetched = await texts[locale]();
      if (wanted) setText(fetched);
    };
    void take();
    return () => {
      wanted = false;
    };
  }, [locale]);
  return text;
}
