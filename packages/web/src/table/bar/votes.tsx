import { LineText } from "@roundtable/kit";
import { LIMITS } from "@roundtable/protocol";
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "../../i18n/index.ts";
import type { FrameProps } from "../frame.tsx";

/** What the table itself asks of me: to let a move be taken back, to end together, to let a bot stand in. */
export function Votes({ match }: FrameProps) {
  const { session, sight, info, me } = match;
  const says = t.value.table;
  const now = useMinutes();
  if (me === null || info.status !== "playing") return null;
  const mine = info.seats[me];
  if (mine?.kind === "person" && mine.playedBy === "bot") {
    return (
      <Notice says={says.botPlays}>
        <button type="button" class="gold" onClick={() => void session.send({ kind: "return" })}>
          {says.takeBackSeat}
        </button>
      </Notice>
    );
  }
  const { undoAsked } = sight;
  const players = info.seats.filter((seat) => seat.kind === "person" && seat.playedBy === "person").length;
  const away = info.seats.flatMap((seat, index) =>
    seat.kind === "person" &&
    seat.playedBy === "person" &&
    seat.awaySince !== null &&
    now - seat.awaySince > LIMITS.awayMs &&
    !seat.standInVotes.includes(me)
      ? [index]
      : [],
  );
  return (
    <>
      {undoAsked !== null &&
        (undoAsked.seat === me ? (
          <Notice says={says.undoWaiting}>
            <button type="button" class="plain" onClick={() => void session.send({ kind: "undo-withdraw" })}>
              {says.undoWithdraw}
            </button>
          </Notice>
        ) : (
          !undoAsked.agreed.includes(me) && (
            <Notice says={<LineText line={says.undoAsked(undoAsked.seat)} />}>
              <Ballot
                onVote={(agrees) => void session.send({ kind: "undo-vote", of: undoAsked.seat, agrees })}
              />
            </Notice>
          )
        ))}
      {info.endVotes.length > 0 && (
        <Notice says={says.endVotes(info.endVotes.length, players)}>
          {info.endVotes.includes(me) ? (
            <button
              type="button"
              class="plain"
              onClick={() => void session.send({ kind: "end-vote", agrees: false })}
            >
              {says.endWithdraw}
            </button>
          ) : (
            <button
              type="button"
              class="plain"
              onClick={() => void session.send({ kind: "end-vote", agrees: true })}
            >
              {says.agree}
            </button>
          )}
        </Notice>
      )}
      {away.map((seat) => (
        <Notice key={seat} says={<LineText line={says.away(seat)} />}>
          <button
            type="button"
            class="plain"
            onClick={() => void session.send({ kind: "stand-in-vote", seat, agrees: true })}
          >
            {says.letBot}
          </button>
        </Notice>
      ))}
    </>
  );
}

function Notice({ says, children }: { says: ComponentChildren; children?: ComponentChildren }) {
  return (
    <output class="notice">
      <p>{says}</p>
      <div class="row">{children}</div>
    </output>
  );
}

function Ballot({ onVote }: { onVote: (agrees: boolean) => void }) {
  return (
    <>
      <button type="button" class="gold" onClick={() => onVote(true)}>
        {t.value.table.agree}
      </button>
      <button type="button" class="plain" onClick={() => onVote(false)}>
        {t.value.table.refuse}
      </button>
    </>
  );
}

const TICK_MS = 15_000;

/** The time, roughly: enough to notice that somebody has been away for long. */
function useMinutes(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
