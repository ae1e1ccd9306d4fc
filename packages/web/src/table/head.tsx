import { Choice, Icon, icons } from "@roundtable/kit";
import { PACES } from "@roundtable/protocol";
import { useState } from "preact/hooks";
import { kept, useFetched } from "../games.ts";
import { t } from "../i18n/index.ts";
import { Glyph } from "../parts/glyph.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { SettingsDoor } from "../shell/settings-door.tsx";
import { firstLeaf, type Leaf, LeafPage, Leaves } from "./column.tsx";
import { RecapButton } from "./board/recap-strip.tsx";
import { Fairness } from "./fairness/fairness.tsx";
import type { FrameProps } from "./frame.tsx";
import { RulesDialog } from "./rules/rules-dialog.tsx";
import { openClause } from "./rules/open-clause.ts";
import { Badge } from "./talk/badge.tsx";
import { Overheard } from "./talk/overheard.tsx";
import { useReading } from "./talk/unread.ts";

type Open = "leaves" | "menu" | "settings" | "report" | null;

export function Head(props: FrameProps) {
  const { text, match } = props;
  const [open, setOpen] = useState<Open>(null);
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
      <button type="button" class="quiet" onClick={() => (openClause.value = "")}>
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
        <MenuDialog
          {...props}
          onClose={close}
          onSettings={() => setOpen("settings")}
          onReport={() => setOpen("report")}
        />
      )}
      {open === "leaves" && (
        <Dialog title={says[leaf]} onClose={close} shape="sheet">
          {!match.isLesson && <Leaves leaf={leaf} onTurn={setLeaf} unread={match.unread} />}
          <LeafPage leaf={leaf} {...props} />
        </Dialog>
      )}
      {openClause.value !== null && <RulesDialog {...props} />}
    </header>
  );
}

interface MenuProps extends FrameProps {
  readonly onClose: () => void;
  readonly onSettings: () => void;
  readonly onReport: () => void;
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

function MenuDialog({ match, onClose, onSettings, onReport, ...rest }: MenuProps) {
  const { session, info, me } = match;
  const says = t.value.table;
  const playing = info.status === "playing" && me !== null;
  const mine = me === null ? undefined : info.seats[me];
  const playsHimself = mine?.kind === "person" && mine.playedBy === "person";
  return (
    <Dialog title={says.menu} onClose={onClose} shape="sheet">
      {playing &&
        info.seats.some(
          (seat) => seat.kind === "bot" || (seat.kind === "person" && seat.playedBy === "bot"),
        ) && (
          <Choice
            legend={says.pace}
            values={PACES}
            value={info.pace}
            renderValue={(pace) => says.paces[pace]}
            onChoose={(pace) => void session.send({ kind: "pace", pace })}
          />
        )}
      {playing && playsHimself && (
        <div class="menu-acts">
          <p>
            <button
              type="button"
              class="plain"
              onClick={() => {
                void session.send({ kind: "leave" });
                onClose();
              }}
            >
              <Icon name={icons.leave} />
              {says.leave}
            </button>
            <span class="hint">{says.leaveHelp}</span>
          </p>
          <p>
            <button
              type="button"
              class="plain"
              onClick={() => {
                void session.send({ kind: "end-vote", agrees: true });
                onClose();
              }}
            >
              <Icon name={icons.cross} />
              {says.endTogether}
            </button>
            <span class="hint">{says.endHelp}</span>
          </p>
        </div>
      )}
      <p>
        <button type="button" class="plain" onClick={onSettings}>
          <Icon name={icons.settings} />
          {t.value.settings.title}
        </button>
      </p>
      <p>
        <button type="button" class="plain" onClick={onReport}>
          <Icon name={icons.quill} />
          {says.report}
        </button>
      </p>
      <Fairness match={match} {...rest} />
    </Dialog>
  );
}
