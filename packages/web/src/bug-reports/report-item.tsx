import { Icon, icons } from "@roundtable/kit";
import { t } from "../i18n/index.ts";
import { isLocal } from "../offline/local-id.ts";
import { lazy } from "../parts/lazy.ts";
import type { MenuProps } from "../table/slots.ts";

const ReportDialog = lazy(() => import("./report-dialog.tsx"), "ReportDialog");

/** In the menu of a table: opens the bug report dialog. */
export function ReportItem({ game, match: { session, info, me, sight }, onOpen }: MenuProps) {
  if (isLocal(info.id)) return null;
  const open = () => {
    const seen = { lines: session.lines.peek(), view: sight.view };
    onOpen((onClose) => (
      <ReportDialog
        table={info.id}
        rules={game.version}
        seat={me}
        seen={seen}
        isOver={info.status === "over"}
        onClose={onClose}
      />
    ));
  };
  return (
    <p>
      <button type="button" class="plain" onClick={open}>
        <Icon name={icons.quill} />
        {t.value.table.report}
      </button>
    </p>
  );
}
