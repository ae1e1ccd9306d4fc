import { Icon, icons } from "@roundtable/kit";
import { serverTime } from "../../connection/server-time.ts";
import { formatDuration } from "../../parts/duration.ts";
import { useTicking } from "../../parts/ticking.ts";
import { locale } from "../../settings/settings.ts";

/** No waiting time is shown before this: most answers come quickly, and a flickering line disturbs. */
const WAITED_MS = 10_000;
const HOUR = 60 * 60 * 1000;

/** How long the table has waited. Screen readers do not announce each second; the text can be read at any time. */
export function WaitingTime({ since, isPaused }: { since: number | null; isPaused: boolean }) {
  const isLong = since !== null && serverTime() - since > HOUR;
  const now = useTicking(serverTime, isLong ? 30_000 : 1000, since !== null && !isPaused);
  if (since === null || isPaused || now - since < WAITED_MS) return null;
  return (
    <span class="waiting-time" role="timer">
      <Icon name={icons.hourglass} />
      {formatDuration(now - since, locale.value)}
    </span>
  );
}
