import type { Locale } from "@roundtable/language";
import type { ModeratorProps } from "@roundtable/kit";
import { useEffect, useState } from "preact/hooks";
import { texts } from "../text/index.ts";
import { AtTable } from "./at-table.tsx";
import { forgetSitting, keepSitting, keptSitting } from "./sitting/keeping.ts";
import type { QuestText } from "./screens/display.ts";
import { bringNarrations } from "./telling/narrations.ts";
import { Setup } from "./screens/setup.tsx";
import { deal, type Sitting } from "./sitting/sitting.ts";

/** QU-42: Quest at a real table. The engine runs in this page, and this browser keeps the game. */
export function Moderator({ locale, tableText }: ModeratorProps) {
  const text = useText(locale);
  useEffect(() => void bringNarrations(), []);
  const [sitting, setSitting] = useState(() => keptSitting());
  const enter = (next: Sitting) => {
    keepSitting(next);
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
            forgetSitting();
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
