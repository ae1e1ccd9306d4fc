import { t } from "../../i18n/index.ts";

const MOST = 99;

/** How many remarks nobody has read yet; nothing where there is none. */
export function Badge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span class="badge">
      <span aria-hidden="true">{Math.min(count, MOST)}</span>
      <span class="for-readers">{t.value.table.unread(count)}</span>
    </span>
  );
}
