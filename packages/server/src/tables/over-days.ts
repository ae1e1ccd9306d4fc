import type { Table } from "./table.ts";

/** Whether people play here when they find the time, and not in one sitting. */
export function isOverDays(table: Table): boolean {
  return "clock" in table && JSON.stringify(table.clock).includes('"days"');
}
