import { NOTIFICATION_KINDS, type NotificationKind } from "@roundtable/protocol/notifications";
import * as v from "valibot";
import type { PersonId, TableId } from "@roundtable/host/tables/table";

/** A notification to a person who is away from a table. It leads to that table. */
export type Notification =
  | { readonly kind: "your-turn"; readonly table: TableId }
  | { readonly kind: "invitation"; readonly table: TableId; readonly from: PersonId }
  /** Every seat is taken, so the host can start. */
  | { readonly kind: "table-full"; readonly table: TableId }
  | { readonly kind: "table-started"; readonly table: TableId }
  /** Someone reminds the person that the others are waiting. */
  | { readonly kind: "nudge"; readonly table: TableId; readonly from: PersonId }
  /** The match is paused because nobody has come for a long time. */
  | { readonly kind: "paused"; readonly table: TableId };

/** Identifies the occasion, so that each is notified once. */
export interface Occasion {
  /** A decision's id, or the person who invites. The same mark is not notified again. */
  readonly mark: string;
  /** How far the match had come. An earlier position than the known one is ignored. */
  readonly position?: number;
  /** The earliest time to notify, if it is still true then. */
  readonly notBefore?: number;
}

/** A notification as it is stored. */
export interface StoredNotification {
  readonly kind: NotificationKind;
  readonly table: TableId;
  readonly from: PersonId | null;
}

const Read = v.object({
  kind: v.picklist(NOTIFICATION_KINDS),
  table: v.string(),
  from: v.optional(v.nullable(v.string()), null),
});

/** null for kinds that only a newer server knows. */
export function notificationFrom(json: string): StoredNotification | null {
  const read = v.safeParse(Read, JSON.parse(json));
  return read.success ? read.output : null;
}
