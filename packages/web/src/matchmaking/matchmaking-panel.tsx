import { useLocation } from "preact-iso";
import { useEffect, useState } from "preact/hooks";
import { invitations, putOff, search } from "./search-state.ts";
import { FindGameDialog } from "./find-game-dialog.tsx";
import { useMatchmakingText } from "./i18n/index.ts";
import { Invited } from "./invitations.tsx";
import { OfferDialog } from "./offer-dialog.tsx";
import { gaveUp } from "./search.ts";
import { Missed, WaitingBar } from "./waiting-bar.tsx";
import "./matchmaking.css";

interface MatchmakingPanelProps {
  /** Somebody wants to say what he looks for. */
  readonly asks: boolean;
  readonly onAsk: () => void;
  readonly onAsked: () => void;
}

/** Everything about looking for a game that is there only while somebody does, and where he is awaited. */
export function MatchmakingPanel({ asks, onAsk, onAsked }: MatchmakingPanelProps) {
  const text = useMatchmakingText();
  const { route } = useLocation();
  const finding = search.value?.finding ?? null;
  const state = finding?.state ?? null;
  /** Whoever comes to this page after he was seated has been at his table, or finds it among his own. */
  const [wasWaiting, setWasWaiting] = useState(false);
  if (!wasWaiting && (state === "waiting" || state === "offered")) setWasWaiting(true);
  const table = wasWaiting && finding?.state === "seated" ? finding.table : null;
  const [missed, setMissed] = useState(false);
  const [before, setBefore] = useState(state);
  if (before !== state) {
    setMissed(before === "offered" && state === null && !gaveUp.peek());
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
  const waiting = invitations.value.filter((invitation) => putOff.value.has(invitation.table));
  return (
    <>
      {waiting.length > 0 && <Invited text={text} waiting={waiting} />}
      {finding?.state === "waiting" && <WaitingBar text={text} finding={finding} />}
      {finding?.state === "offered" && <OfferDialog text={text} finding={finding} />}
      {missed && (
        <Missed
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
