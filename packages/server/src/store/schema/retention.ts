import type { Moment } from "./columns.ts";

/** A row that is marked for removal after enough uptime. */
interface RemovalsColumns {
  kind: string;
  id: string;
  /** When the row was last used. The mark is void if that has changed. */
  last_used: Moment;
  marked: Moment;
  /** The store's uptime at the mark. */
  uptime: number;
}

export interface RetentionSchema {
  removals: RemovalsColumns;
}
