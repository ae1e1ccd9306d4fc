import { Icon, icons } from "@roundtable/kit";
import { useState } from "preact/hooks";
import { serverTime } from "../../connection/index.ts";
import { t } from "../../i18n/index.ts";
import { useTicking } from "../../parts/ticking.ts";
import type { MatchAtTable } from "../frame.tsx";

const HURRY_MS = 30_000;

/** The time of what is asked, mine or, once I have answered, everybody's who was asked the same. */
export function Clock({ match }: { match: MatchAtTable }) {
  const { deadline } = useDeadline(match);
  const now = useTicking(serverTime, 1000, deadline !== null);
  if (deadline === null) return null;
  const left = Math.max(0, deadline - now);
  const words = inWords(left);
  return (
    <span class="clock" role="timer" data-hurry={left < HURRY_MS ? "" : undefined}>
      <Icon name={icons.hourglass} />
      <span class="for-readers">{t.value.table.timeLeft(words)}</span>
      <span aria-hidden="true">{words}</span>
    </span>
  );
}

interface Running {
  readonly question: string | null;
  readonly deadline: number | null;
}

/** The server tells me only my own deadline; it still runs for the others when I have answered first. */
function useDeadline({ sight }: MatchAtTable): Running {
  const question = sight.view.awaited?.question ?? null;
  const [last, keep] = useState<Running>({ question, deadline: sight.deadline });
  const running =
    sight.deadline === null && last.question === question ? last : { question, deadline: sight.deadline };
  if (running.question !== last.question || running.deadline !== last.deadline) keep(running);
  return running;
}

function inWords(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
