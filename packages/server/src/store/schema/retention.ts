import type { Moment } from "./columns.ts";

/** Something that nobody uses, and that is removed when servers have been running for long enough since it was marked. */
interface RemovalsColumns {
  kind: string;
  id: string;
  /** When it was last used: a mark that says something else is no longer good. */
  last_used: Moment;
  marked: Moment;
  /** How long servers had been running on the store by then. */
  uptime: number;
}

export interface RetentionSchema {
  removals: RemovalsColumns;
}
