import { Icon, icons } from "@roundtable/kit";
import type { ComponentChild } from "preact";
import { useState } from "preact/hooks";
import { lazy } from "../parts/lazy.ts";
import { t } from "../i18n/index.ts";
import { Glyph } from "../parts/glyph.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { firstLeaf, type Leaf, LeafPage, Leaves } from "./side-panel/side-panel.tsx";
import { RecapButton } from "./board/recap-strip.tsx";
import type { FrameProps } from "./frame.tsx";
import { Rules } from "./rules/rules.tsx";
import { Slot } from "./slots.ts";
import { openRulesAt } from "./rules/open-clause.ts";
import { Badge } from "./talk/badge.tsx";
import { Overheard } from "./talk/overheard.tsx";
import { useReading } from "./talk/unread.ts";

const SettingsDialog = lazy(() => import("../shell/settings-dialog.tsx"), "SettingsDialog");

type Open = "leaves" | "menu" | "settings" | null;

export function Header(props: FrameProps) {
  const { text, match } = props;
  const [open, setOpen] = useState<Open>(null);
  const [dialog, setDialog] = useState<((onClose: () => void) => ComponentChild) | null>(null);
  const [leaf, setLeaf] = useState<Leaf>(firstLeaf(props));
  const says = t.value.table;
  const close = () => setOpen(null);
  useReading(match.unread, open === "leaves" && leaf === "talk");
  return (
    <header class="head">
      <a class="head-home" href="/" aria-label={t.value.toHome}>
        <Glyph name="back" />
      </a>
      <h1 class="head-title">{text.name}</h1>
      <RecapButton {...props} />
      <button type="button" class="quiet head-leaves" onClick={() => setOpen("leaves")}>
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
      <Overheard {...props} />
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
              // A function would be taken for an update of the state.
              setDialog(() => next);
            },
          }}
        />
      )}
      {dialog?.(() => setDialog(null))}
      {open === "leaves" && (
        <Dialog title={says[leaf]} onClose={close} shape="sheet">
          {!match.isLesson && <Leaves leaf={leaf} onTurn={setLeaf} unread={match.unread} />}
          <LeafPage leaf={leaf} {...props} />
        </Dialog>
      )}
      <Rules {...props} />
    </header>
  );
}
