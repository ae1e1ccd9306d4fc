import { Icon, icons } from "@roundtable/kit";
import type { MatchmakingState } from "@roundtable/protocol/matchmaking";
import { useState } from "preact/hooks";
import { serverTime } from "../connection/server-time.ts";
import { gameCard } from "../games/games.ts";
import { search } from "./search-state.ts";
import { t } from "../i18n/index.ts";
import { useTicking } from "../parts/ticking.ts";
import { locale } from "../settings/settings.ts";
import type { MatchmakingText } from "./i18n/index.ts";
import { formatMinutes } from "./minutes.ts";
import { stopSearch } from "./search.ts";

interface WaitingBarProps {
  readonly text: MatchmakingText;
  readonly finding: Extract<MatchmakingState, { state: "waiting" }>;
}

/** Shown while a search runs: the game, the time so far, how many others wait, and a button to cancel. */
export function WaitingBar({ text: { waiting: says }, finding }: WaitingBarProps) {
  const { game, since, botsAt } = finding;
  const now = useTicking(serverTime, 500);
  const [failed, setFailed] = useState(false);
  const people = search.value?.queues.find((queue) => queue.game === game)?.people ?? 1;
  return (
    <section class="waiting-bar" aria-label={says.title}>
      <Icon name={icons.hourglass} />
      <div class="waiting-words">
        <output>
          <b>{says.looking(gameCard(game)?.name[locale.value] ?? game)}</b> {says.others(people)}
        </output>
        <span>
          {says.since} <time>{formatMinutes(now - since)}</time>.
          {botsAt !== null && (
            <>
              {" "}
              {says.bots} <time>{formatMinutes(botsAt - now)}</time>.
            </>
          )}
        </span>
        <span class="hint">{says.stay}</span>
        <span role="alert" class="problem">
          {failed && t.value.failed}
        </span>
      </div>
      <button type="button" class="plain" onClick={() => void stopSearch().catch(() => setFailed(true))}>
        {says.stop}
      </button>
    </section>
  );
}

/** The offered table was missed, because the player did not confirm in time. */
export function MissedOffer({
  text: { waiting: says },
  onAgain,
}: {
  text: MatchmakingText;
  onAgain: () => void;
}) {
  return (
    <section class="waiting-bar" aria-label={says.title}>
      <Icon name={icons.bell} />
      <p class="waiting-words" role="alert">
        {says.missed}
      </p>
      <button type="button" class="plain" onClick={onAgain}>
        {says.again}
      </button>
    </section>
  );
}
