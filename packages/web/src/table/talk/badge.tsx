import { t } from "../../i18n/index.ts";

const MOST = 99;

/** The number of unread remarks; nothing if there are none. */
export function Badge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span class="badge">
      <span aria-hidden="true">{Math.min(count, MOST)}</span>
      <span class="for-readers">{t.value.table.unread(count)}</span>
    </span>
  );
}
