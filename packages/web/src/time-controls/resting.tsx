import type { DaysClock } from "@roundtable/protocol";
import { momentAfter } from "@roundtable/protocol/rest-hours";
import { serverTime } from "../connection/server-time.ts";
import { momentInWords } from "../parts/dates.ts";
import { useTicking } from "../parts/ticking.ts";
import { useTimeText } from "./i18n/index.ts";

/** Says until when the clocks stand still, while they do. */
export function Resting({ clock }: { clock: DaysClock }) {
  const says = useTimeText();
  const now = useTicking(serverTime, 30_000);
  const until = momentAfter(now, 0, clock);
  if (says === null || until === now) return null;
  return <span class="resting">{says.restsUntil(momentInWords(until, now))}</span>;
}
