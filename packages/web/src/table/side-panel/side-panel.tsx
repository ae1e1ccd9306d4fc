import { Icon, icons } from "@roundtable/kit";
import { useState } from "preact/hooks";
import { t } from "../../i18n/index.ts";
import { Glyph } from "../../parts/glyph.tsx";
import { useMediaQuery } from "../../parts/media-query.ts";
import { sidePanelFolded } from "../../settings/settings.ts";
import type { FrameProps } from "../frame.tsx";
import { Log } from "./log.tsx";
import { Badge } from "../talk/badge.tsx";
import { Talk } from "../talk/talk.tsx";
import { type Unread, useReading } from "../talk/unread.ts";

/** The same media query as in the stylesheets: there is room for a panel beside the board. */
const BESIDE = "(min-aspect-ratio: 6/5) and (min-width: 34rem) and (min-height: 42rem)";

export type PanelTab = "log" | "talk";

/** The log and the chat. They stand beside the board on a wide screen; on a phone the header opens them as a sheet. */
export function SidePanel(props: FrameProps) {
  const [tab, setTab] = useState<PanelTab>(firstTab(props));
  const text = t.value.table;
  const isFolded = sidePanelFolded.value;
  const { unread } = props.match;
  useReading(unread, useMediaQuery(BESIDE) && !isFolded && tab === "talk");
  return (
    <aside class="column" data-folded={isFolded ? "" : undefined} aria-label={text.logAndTalk}>
      <div class="column-head">
        {!isFolded && !props.match.isLesson && <PanelTabs tab={tab} onTurn={setTab} unread={unread} />}
        <button
          type="button"
          class="quiet"
          aria-expanded={!isFolded}
          aria-label={isFolded ? text.unfold : text.fold}
          onClick={() => (sidePanelFolded.value = !isFolded)}
        >
          {isFolded ? <Icon name={icons.log} /> : <Glyph name="fold" />}
          {isFolded && <Badge count={unread.remarks.value.length} />}
        </button>
      </div>
      {!isFolded && <PanelContent tab={tab} {...props} />}
    </aside>
  );
}

/** If talk is part of the game, its tab is open at first. */
export function firstTab({ table, match }: FrameProps): PanelTab {
  return table.talk === undefined || match.isLesson ? "log" : "talk";
}

export function PanelContent({ tab, table, text, match }: FrameProps & { tab: PanelTab }) {
  const { session, animated, seats, me, sight } = match;
  if (tab === "log") return <Log animated={animated} text={text} table={table} me={me} />;
  const { talk } = table;
  const isOpen = talk === undefined || me === null || talk.isOpen(sight.view, me);
  return <Talk session={session} seats={seats} text={text} isOpen={isOpen} {...(talk && { talk })} />;
}

interface PanelTabsProps {
  readonly tab: PanelTab;
  readonly onTurn: (tab: PanelTab) => void;
  readonly unread: Unread;
}

export function PanelTabs({ tab, onTurn, unread }: PanelTabsProps) {
  const text = t.value.table;
  return (
    <div class="panel-tabs">
      {(["log", "talk"] as const).map((one) => (
        <button key={one} type="button" class="quiet" aria-pressed={tab === one} onClick={() => onTurn(one)}>
          {text[one]}
          {one === "talk" && <Badge count={unread.remarks.value.length} />}
        </button>
      ))}
    </div>
  );
}
