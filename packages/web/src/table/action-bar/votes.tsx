import type { Seat } from "@roundtable/kernel";
import { LineText } from "@roundtable/kit";
import type { Line } from "@roundtable/language";
import { LIMITS, type TableInfo } from "@roundtable/protocol";
import type { ComponentChildren } from "preact";
import { serverTime } from "../../connection/server-time.ts";
import { t } from "../../i18n/index.ts";
import { useTicking } from "../../parts/ticking.ts";
import type { MatchAtTable } from "../frame.tsx";
import { Slot } from "../slots.ts";

interface VotesProps {
  readonly match: Pick<MatchAtTable, "session" | "sight" | "info" | "me">;
}

/** Votes that wait for me: to undo a move, to end the match together, to let a bot stand in. */
export function Votes({ match }: VotesProps) {
  const { session, sight, info, me } = match;
  const says = t.value.table;
  const now = useTicking(serverTime, TICK_MS);
  if (info.status !== "playing") return null;
  // A player who was voted out has the public's view, so the seat is read from the session.
  const own = info.seats[session.mySeat.value ?? -1];
  if (own?.kind === "person" && own.isOut === true) return <Slot name="votes" given={{ match }} />;
  if (me === null) return null;
  const mine = info.seats[me];
  if (mine?.kind === "person" && mine.playedBy === "bot") {
    return (
      <Notice says={[says.botPlays]}>
        <button type="button" class="gold" onClick={() => void session.send({ kind: "return" })}>
          {says.takeBackSeat}
        </button>
      </Notice>
    );
  }
  const { undoAsked } = sight;
  const playing = seatsOf(info, (seat) => seat.playedBy === "person");
  const here = seatsOf(info, (seat) => seat.playedBy === "person" && seat.awaySince === null);
  const away = seatsOf(
    info,
    (seat) =>
      seat.playedBy === "person" &&
      seat.awaySince !== null &&
      now - seat.awaySince > LIMITS.awayMs &&
      !(info.rated || info.clock.kind === "days" || seat.outOfTime),
  );
  return (
    <>
      {undoAsked !== null && (
        <Notice
          says={undoAsked.seat === me ? [says.undoWaiting] : says.undoAsked(undoAsked.seat)}
          agreed={undoAsked.agreed}
          needed={playing.filter((seat) => seat !== undoAsked.seat)}
        >
          {undoAsked.seat === me && (
            <button type="button" class="plain" onClick={() => void session.send({ kind: "undo-withdraw" })}>
              {says.undoWithdraw}
            </button>
          )}
          {undoAsked.seat !== me && !undoAsked.agreed.includes(me) && (
            <Ballot
              onVote={(agrees) => void session.send({ kind: "undo-vote", of: undoAsked.seat, agrees })}
            />
          )}
        </Notice>
      )}
      {info.endVotes.length > 0 && (
        <Notice says={[says.endAsked]} agreed={info.endVotes} needed={playing}>
          <Switch
            on={info.endVotes.includes(me)}
            says={{ on: says.agree, off: says.endWithdraw }}
            onVote={(agrees) => void session.send({ kind: "end-vote", agrees })}
          />
        </Notice>
      )}
      <Slot name="votes" given={{ match }} />
      {away.map((seat) => {
        const agreed = standInVotesFor(info, seat);
        return (
          <Notice key={seat} says={says.away(seat)} agreed={agreed} needed={here}>
            <Switch
              on={agreed.includes(me)}
              says={{ on: says.letBot, off: says.waitOn }}
              onVote={(agrees) => void session.send({ kind: "stand-in-vote", seat, agrees })}
            />
          </Notice>
        );
      })}
    </>
  );
}

type PersonSeat = Extract<TableInfo["seats"][number], { kind: "person" }>;

function seatsOf({ seats }: TableInfo, isOne: (seat: PersonSeat) => boolean): Seat[] {
  return seats.flatMap((seat, index) => (seat.kind === "person" && isOne(seat) ? [index] : []));
}

function standInVotesFor({ seats }: TableInfo, seat: Seat): readonly Seat[] {
  const at = seats[seat];
  return at?.kind === "person" ? at.standInVotes : [];
}

interface NoticeProps {
  readonly says: Line;
  /** Who has agreed so far, of those who must. */
  readonly agreed?: readonly Seat[];
  readonly needed?: readonly Seat[];
  readonly children?: ComponentChildren;
}

export function Notice({ says, agreed = [], needed = [], children }: NoticeProps) {
  return (
    <output class="notice">
      <p>
        <LineText line={says} />{" "}
        {needed.length > 1 && <LineText line={t.value.table.agreed(agreed, needed.length)} />}
      </p>
      <div class="row">{children}</div>
    </output>
  );
}

interface SwitchProps {
  readonly on: boolean;
  readonly says: { readonly on: string; readonly off: string };
  readonly onVote: (agrees: boolean) => void;
}

/** A vote that can be withdrawn. */
function Switch({ on, says, onVote }: SwitchProps) {
  return (
    <button type="button" class="plain" onClick={() => onVote(!on)}>
      {on ? says.off : says.on}
    </button>
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

/** Often enough to notice that somebody has been away for long. */
const TICK_MS = 15_000;
