import type { Table } from "./table.ts";

/** Whether people play here when they find the time, and not in one sitting. */
export function isOverDays({ clock }: Pick<Table, "clock">): boolean {
  return clock.kind === "days";
}
