import { play } from "@roundtable/kit";
import type { MatchmakingState } from "@roundtable/protocol/matchmaking";
import { useEffect, useState } from "preact/hooks";
import { serverTime } from "../connection/server-time.ts";
import { prefetchGame } from "../games/games.ts";
import { t } from "../i18n/index.ts";
import { Dialog } from "../parts/dialog.tsx";
import { useTicking } from "../parts/ticking.ts";
import { locale, sounds } from "../settings/settings.ts";
import { UsualTimeControl } from "./usual-time-control.tsx";
import type { MatchmakingText } from "./i18n/index.ts";
import { formatMinutes } from "./minutes.ts";
import { confirmReady, stopSearch } from "./search.ts";

interface OfferDialogProps {
  readonly text: MatchmakingText;
  readonly finding: Extract<MatchmakingState, { state: "offered" }>;
}

/** Enough players were found: the person confirms that they are there, and is then taken to the table. */
export function OfferDialog({ text: { offer: says }, finding }: OfferDialogProps) {
  const { game, size, rated, people, ready, amReady, until } = finding;
  const left = useTicking(() => until - serverTime(), 500);
  const [failed, setFailed] = useState(false);
  const answer = (sent: Promise<void>) => void sent.catch(() => setFailed(true));
  useEffect(() => {
    const before = document.title;
    document.title = `● ${says.sign}`;
    if (sounds.peek()) play("bell");
    prefetchGame(game, locale.peek());
    return () => {
      document.title = before;
    };
  }, [says, game]);
  return (
    <Dialog title={says.title} onClose={() => answer(amReady ? Promise.resolve() : stopSearch())}>
      <p>{says.company(people, size - people)}</p>
      <UsualTimeControl game={game} seats={size} rated={rated} />
      {amReady ? (
        <output>{says.others(ready, people)}</output>
      ) : (
        <>
          <p>
            {says.here} <time>{formatMinutes(left)}</time>
          </p>
          <div class="row">
            <button type="button" class="gold large" onClick={() => answer(confirmReady())}>
              {says.sit}
            </button>
            <button type="button" class="quiet" onClick={() => answer(stopSearch())}>
              {says.no}
            </button>
          </div>
        </>
      )}
      <p role="alert" class="problem">
        {failed && t.value.failed}
      </p>
    </Dialog>
  );
}
