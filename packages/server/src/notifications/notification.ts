import { NOTIFICATION_KINDS, type NotificationKind } from "@roundtable/protocol/notifications";
import * as v from "valibot";
import type { PersonId, TableId } from "@roundtable/host/tables/table";

/** What somebody is told when he is away from a table. Everything leads to that table by one press. */
export type Notification =
  | { readonly kind: "your-turn"; readonly table: TableId }
  | { readonly kind: "invitation"; readonly table: TableId; readonly from: PersonId }
  /** Every seat is taken: his table can start. */
  | { readonly kind: "table-full"; readonly table: TableId }
  | { readonly kind: "table-started"; readonly table: TableId }
  /** Others wait for him, and one of them says so. */
  | { readonly kind: "nudge"; readonly table: TableId; readonly from: PersonId }
  /** Nobody has done anything for so long that the match rests until somebody goes on. */
  | { readonly kind: "paused"; readonly table: TableId };

/** What stands behind a notice, so that it is told once. */
export interface Occasion {
  /** Of what it tells: a decision, whoever invites. The same one is not told again. */
  readonly mark: string;
  /** How far the match was; an earlier one than what is known is no news. */
  readonly position?: number;
  /** Not before this moment, and only if it is still true then. */
  readonly notBefore?: number;
}

/** A notice as it is kept. */
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

/** Null for what only a newer server knows how to tell. */
export function notificationFrom(json: string): StoredNotification | null {
  const read = v.safeParse(Read, JSON.parse(json));
  return read.success ? read.output : null;
}
