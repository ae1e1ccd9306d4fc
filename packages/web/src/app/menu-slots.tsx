import { ReportItem } from "../bug-reports/report-item.tsx";
import { PeopleAtTable } from "../moderation/people-at-table.tsx";
import { LeaveActions } from "../ratings/leave-actions.tsx";
import { MenuDialog } from "../table/menu-dialog.tsx";
import { type MenuProps, TableSlots } from "../table/slots.ts";
import { PauseButton } from "../time-controls/time-notices.tsx";

const SLOTS: TableSlots = {
  menuActions: [PauseButton, LeaveActions],
  menuItems: [ReportItem, PeopleAtTable],
};

/** The menu of a table, loaded when it is first opened. */
export function Menu(props: MenuProps) {
  return (
    <TableSlots.Provider value={SLOTS}>
      <MenuDialog {...props} />
    </TableSlots.Provider>
  );
}
