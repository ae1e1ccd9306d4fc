import type { PersonId } from "@roundtable/host/tables/table";

/** What stays of somebody who has left stands under this id, which nobody has. */
export const NOBODY: PersonId = "000000000000";
