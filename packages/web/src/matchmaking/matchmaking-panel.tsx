import { useLocation } from "preact-iso";
import { useEffect, useState } from "preact/hooks";
import { invitations, postponed, search } from "./search-state.ts";
import { FindGameDialog } from "./find-game-dialog.tsx";
import { useMatchmakingText } from "./i18n/index.ts";
import { Invitations } from "./invitations.tsx";
import { OfferDialog } from "./offer-dialog.tsx";
import { wasStopped } from "./search.ts";
import { MissedOffer, WaitingBar } from "./waiting-bar.tsx";
import "./matchmaking.css";

interface MatchmakingPanelProps {
  /** Whether the dialog that starts a search is open. */
  readonly asks: boolean;
  readonly onAsk: () => void;
  readonly onAsked: () => void;
}

/** Everything about a running search: the dialog, the waiting bar, and the offer of a table. */
export function MatchmakingPanel({ asks, onAsk, onAsked }: MatchmakingPanelProps) {
  const text = useMatchmakingText();
  const { route } = useLocation();
  const finding = search.value?.finding ?? null;
  const state = finding?.state ?? null;
  /**
   * Someone who opens this page after being matched has been at the table already, or finds it among their own tables.
   */
  const [wasWaiting, setWasWaiting] = useState(false);
  if (!wasWaiting && (state === "waiting" || state === "offered")) setWasWaiting(true);
  const table = wasWaiting && finding?.state === "seated" ? finding.table : null;
  const [missed, setMissed] = useState(false);
  const [before, setBefore] = useState(state);
  if (before !== state) {
    setMissed(before === "offered" && state === null && !wasStopped.peek());
    setBefore(state);
  }
  useEffect(() => {
    if (table !== null) route(`/t/${table}`);
  }, [table, route]);
  useEffect(() => {
    if (state !== "waiting" && state !== "offered") return;
    const stay = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", stay);
    return () => removeEventListener("beforeunload", stay);
  }, [state]);
  if (text === null) return null;
  const waiting = invitations.value.filter((invitation) => postponed.value.has(invitation.table));
  return (
    <>
      {waiting.length > 0 && <Invitations text={text} waiting={waiting} />}
      {finding?.state === "waiting" && <WaitingBar text={text} finding={finding} />}
      {finding?.state === "offered" && <OfferDialog text={text} finding={finding} />}
      {missed && (
        <MissedOffer
          text={text}
          onAgain={() => {
            setMissed(false);
            onAsk();
          }}
        />
      )}
      {asks && <FindGameDialog text={text} onClose={onAsked} />}
    </>
  );
}
