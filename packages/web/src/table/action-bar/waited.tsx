import { Icon, icons } from "@roundtable/kit";
import { serverTime } from "../../connection/server-time.ts";
import { formatDuration } from "../../parts/duration.ts";
import { useTicking } from "../../parts/ticking.ts";
import { locale } from "../../settings/settings.ts";

/** Before that nobody has waited: most answers come at once, and what comes and goes disturbs. */
const WAITED_MS = 10_000;
const HOUR = 60 * 60 * 1000;

/** For how long the table has waited. It is not said again each second: whoever wants to know reads it. */
export function Waited({ since, isPaused }: { since: number | null; isPaused: boolean }) {
  const isLong = since !== null && serverTime() - since > HOUR;
  const now = useTicking(serverTime, isLong ? 30_000 : 1000, since !== null && !isPaused);
  if (since === null || isPaused || now - since < WAITED_MS) return null;
  return (
    <span class="waited" role="timer">
      <Icon name={icons.hourglass} />
      {formatDuration(now - since, locale.value)}
    </span>
  );
}
