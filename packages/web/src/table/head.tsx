import { Icon, icons } from "@roundtable/kit";
import type { Person } from "@roundtable/protocol";
import { useState } from "preact/hooks";
import { kept, useFetched } from "../games.ts";
import { t } from "../i18n/index.ts";
import { PersonDoor } from "../manners/person-door.tsx";
import { Glyph } from "../parts/glyph.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { SettingsDoor } from "../shell/settings-door.tsx";
import { firstLeaf, type Leaf, LeafPage, Leaves } from "./column.tsx";
import { RecapButton } from "./board/recap-strip.tsx";
import type { FrameProps } from "./frame.tsx";
import type { MenuProps } from "./menu-dialog.tsx";
import { RulesRoom } from "./rules/rules-room.tsx";
import { openRulesAt } from "./rules/open-clause.ts";
import { Badge } from "./talk/badge.tsx";
import { Overheard } from "./talk/overheard.tsx";
import { useReading } from "./talk/unread.ts";

type Open = "leaves" | "menu" | "settings" | "report" | null;

export function Head(props: FrameProps) {
  const { text, match } = props;
  const [open, setOpen] = useState<Open>(null);
  const [person, setPerson] = useState<Person | null>(null);
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
      {open === "settings" && <SettingsDoor onClose={close} />}
      {open === "report" && <Reporting {...props} onClose={close} />}
      {open === "menu" && (
        <Menu
          {...props}
          onClose={close}
          onSettings={() => setOpen("settings")}
          onReport={() => setOpen("report")}
          onPerson={(one) => {
            setOpen(null);
            setPerson(one);
          }}
        />
      )}
      {person !== null && (
        <PersonDoor person={person} session={match.session} onClose={() => setPerson(null)} />
      )}
      {open === "leaves" && (
        <Dialog title={says[leaf]} onClose={close} shape="sheet">
          {!match.isLesson && <Leaves leaf={leaf} onTurn={setLeaf} unread={match.unread} />}
          <LeafPage leaf={leaf} {...props} />
        </Dialog>
      )}
      <RulesRoom {...props} />
    </header>
  );
}

/** Few ever report anything: what that takes is fetched when somebody does. */
function Reporting({
  game,
  match: { session, info, me, sight },
  onClose,
}: FrameProps & { onClose: () => void }) {
  const room = useFetched(reportRoom(""));
  if (room === null) return null;
  const seen = { lines: session.lines.peek(), view: sight.view };
  return (
    <room.ReportDialog
      table={info.id}
      rules={game.version}
      seat={me}
      seen={seen}
      isOver={info.status === "over"}
      onClose={onClose}
    />
  );
}

const reportRoom = kept(() => import("../replay/report-dialog.tsx"));

/** The menu is fetched when it is first opened. */
function Menu(props: MenuProps) {
  const room = useFetched(menuRoom(""));
  return room === null ? null : <room.MenuDialog {...props} />;
}

const menuRoom = kept(() => import("./menu-dialog.tsx"));
