import type { PersonId } from "@roundtable/host/tables/table";

/** Rows of deleted people have this id, which nobody else can get. */
export const NOBODY: PersonId = "000000000000";
