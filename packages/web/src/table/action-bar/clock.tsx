import { Icon, icons } from "@roundtable/kit";
import { useState } from "preact/hooks";
import { serverTime } from "../../connection/server-time.ts";
import { t } from "../../i18n/index.ts";
import { formatDuration } from "../../parts/duration.ts";
import { useTicking } from "../../parts/ticking.ts";
import { locale } from "../../settings/settings.ts";
import type { MatchAtTable } from "../frame.tsx";

const HURRY_MS = 30_000;
const HOUR = 60 * 60 * 1000;

/** The clock of the current question: mine or, once I have answered, the one for everybody who was asked the same. */
export function Clock({ match }: { match: MatchAtTable }) {
  const { deadline } = useDeadline(match);
  const isFar = deadline !== null && deadline - serverTime() > HOUR;
  const now = useTicking(serverTime, isFar ? 30_000 : 1000, deadline !== null);
  if (deadline === null) return null;
  const left = Math.max(0, deadline - now);
  const words = formatDuration(left, locale.value);
  return (
    <span class="clock" role="timer" data-hurry={left < HURRY_MS ? "" : undefined}>
      <Icon name={icons.hourglass} />
      <span class="for-readers">{t.value.table.timeLeft(words)}</span>
      <span aria-hidden="true">{words}</span>
      <Bank match={match} now={now} />
    </span>
  );
}

/** My time bank for the whole match, if the table has one. */
function Bank({ match, now }: { match: MatchAtTable; now: number }) {
  const { bank } = match.sight;
  if (bank === undefined) return null;
  const left = Math.max(0, bank.left - (bank.since === null ? 0 : now - bank.since));
  return <span class="clock-bank">{t.value.table.bank(formatDuration(left, locale.value))}</span>;
}

interface Running {
  readonly question: string | null;
  readonly deadline: number | null;
}

/** The server sends me only my own deadline. It still runs for the others after I have answered. */
function useDeadline({ sight, info }: MatchAtTable): Running {
  const question = sight.view.awaited?.question ?? null;
  const [last, keep] = useState<Running>({ question, deadline: sight.deadline });
  const running =
    sight.deadline === null && last.question === question && info.clock.kind === "none"
      ? last
      : { question, deadline: sight.deadline };
  if (running.question !== last.question || running.deadline !== last.deadline) keep(running);
  return running;
}
