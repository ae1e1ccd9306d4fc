import { Icon, icons } from "@roundtable/kit";
import type { ComponentChild } from "preact";
import { useState } from "preact/hooks";
import { lazy } from "../parts/lazy.ts";
import { t } from "../i18n/index.ts";
import { Glyph } from "../parts/glyph.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { firstTab, type PanelTab, PanelContent, PanelTabs } from "./side-panel/side-panel.tsx";
import { RecapButton } from "./board/recap-strip.tsx";
import type { FrameProps } from "./frame.tsx";
import { Rules } from "./rules/rules.tsx";
import { Slot } from "./slots.ts";
import { openRulesAt } from "./rules/open-clause.ts";
import { Badge } from "./talk/badge.tsx";
import { ChatToast } from "./talk/chat-toast.tsx";
import { useReading } from "./talk/unread.ts";

const SettingsDialog = lazy(() => import("../shell/settings-dialog.tsx"), "SettingsDialog");

type Open = "panel-tabs" | "menu" | "settings" | null;

export function Header(props: FrameProps) {
  const { text, match } = props;
  const [open, setOpen] = useState<Open>(null);
  const [dialog, setDialog] = useState<((onClose: () => void) => ComponentChild) | null>(null);
  const [tab, setTab] = useState<PanelTab>(firstTab(props));
  const says = t.value.table;
  const close = () => setOpen(null);
  useReading(match.unread, open === "panel-tabs" && tab === "talk");
  return (
    <header class="head">
      <a class="head-home" href="/" aria-label={t.value.toHome}>
        <Glyph name="back" />
      </a>
      <h1 class="head-title">{text.name}</h1>
      <RecapButton {...props} />
      <button type="button" class="quiet head-panel" onClick={() => setOpen("panel-tabs")}>
        <Icon name={icons.log} label={says.logAndTalk} />
        <Badge count={match.unread.remarks.value.length} />
      </button>
      <button type="button" class="quiet" onClick={() => openRulesAt("")}>
        <Icon name={icons.rules} label={says.rules} />
      </button>
      <button type="button" class="quiet" onClick={() => setOpen(match.isLesson ? "settings" : "menu")}>
        <Icon
          name={match.isLesson ? icons.settings : icons.menu}
          label={match.isLesson ? t.value.settings.title : says.menu}
        />
      </button>
      <ChatToast {...props} />
      {open === "settings" && <SettingsDialog onClose={close} />}
      {open === "menu" && (
        <Slot
          name="menu"
          given={{
            ...props,
            onClose: close,
            onSettings: () => setOpen("settings"),
            onOpen: (next) => {
              close();
              // A plain function would be taken for an update of the state.
              setDialog(() => next);
            },
          }}
        />
      )}
      {dialog?.(() => setDialog(null))}
      {open === "panel-tabs" && (
        <Dialog title={says[tab]} onClose={close} shape="sheet">
          {!match.isLesson && <PanelTabs tab={tab} onTurn={setTab} unread={match.unread} />}
          <PanelContent tab={tab} {...props} />
        </Dialog>
      )}
      <Rules {...props} />
    </header>
  );
}
