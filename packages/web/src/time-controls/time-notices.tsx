import type { Seat } from "@roundtable/kernel";
import { Icon, icons, LineText, play } from "@roundtable/kit";
import { nudgeAfter, ratedPauseMs, type TableInfo } from "@roundtable/protocol";
import { useEffect } from "preact/hooks";
import { serverTime } from "../connection/server-time.ts";
import { momentInWords } from "../parts/dates.ts";
import { durationInWords } from "../parts/duration.ts";
import { useTicking } from "../parts/ticking.ts";
import { locale, sounds } from "../settings/settings.ts";
import { Notice } from "../table/action-bar/votes.tsx";
import type { MatchAtTable } from "../table/frame.tsx";
import { type RatedText, useRatedText } from "../ratings/i18n/index.ts";
import { type TimeText, useTimeText } from "./i18n/index.ts";

interface TimeNoticesProps {
  readonly match: MatchAtTable;
  /** Since when the table waits. */
  readonly since: number | null;
}

/** Notices about time: a pause, a player who is out of time, a reminder. */
export function TimeNotices({ match, since }: TimeNoticesProps) {
  const says = useTimeText();
  const { info, me } = match;
  if (says === null || info.status !== "playing") return null;
  const mine = me === null ? undefined : info.seats[me];
  const plays = mine?.kind === "person" && mine.playedBy === "person";
  return (
    <>
      {mine?.kind === "person" && mine.forfeited && <Notice says={[says.lost]} />}
      <PauseNotice match={match} says={says} plays={plays} />
      <OutNotices match={match} says={says} plays={plays} />
      {plays && <NudgedNotice match={match} says={says} />}
      {plays && since !== null && <NudgeButton match={match} says={says} since={since} />}
    </>
  );
}

interface PartProps {
  readonly match: MatchAtTable;
  readonly says: TimeText;
}

function PauseNotice({ match: { info, me, session }, says, plays }: PartProps & { plays: boolean }) {
  const { pause = null, pauseVotes = [] } = info.time ?? {};
  const rated = useRatedText(info.rated);
  if (pause === null && pauseVotes.length === 0) return null;
  const people = seatsWhere(info, ({ playedBy }) => playedBy === "person");
  const isMine = me !== null && pauseVotes.includes(me);
  const words = pause === null ? says.pauseAsked : pausedInWords(pause, says, rated);
  const wanted = pause === null;
  return (
    <Notice says={[words]} agreed={pauseVotes} needed={pauseVotes.length === 0 ? [] : people}>
      {plays && pause?.why !== "silence" && (
        <button
          type="button"
          class={isMine ? "plain" : "gold"}
          onClick={() => void session.send({ kind: "pause-vote", pause: isMine ? !wanted : wanted })}
        >
          {isMine ? says.withdraw : wanted ? says.agree : says.goOn}
        </button>
      )}
    </Notice>
  );
}

function pausedInWords({ why, until }: Pause, says: TimeText, rated: RatedText | null): string {
  if (why === "silence") return says.silence;
  return until === undefined
    ? says.paused
    : (rated?.pausedUntil(momentInWords(until, serverTime())) ?? says.paused);
}

function OutNotices({ match: { info, me, session, decision }, says, plays }: PartProps & { plays: boolean }) {
  const rated = useRatedText(info.rated);
  // At a secret step everybody whom the table waits for seems late. A player who has answered knows better about
  // themselves.
  const out = seatsWhere(info, (seat) => seat.outOfTime && seat.playedBy === "person").filter(
    (seat) => seat !== me || decision !== null,
  );
  const people = seatsWhere(info, ({ playedBy }) => playedBy === "person");
  const here = seatsWhere(info, (seat) => seat.playedBy === "person" && seat.awaySince === null);
  return (
    <>
      {out.map((seat) =>
        seat === me ? (
          <Notice key={seat} says={[rated?.out ?? (people.length > 1 ? says.outMine : says.outAlone)]} />
        ) : (
          <Notice
            key={seat}
            says={says.out(seat)}
            agreed={votesFor(info, seat)}
            needed={here.filter((other) => other !== seat)}
          >
            {plays && me !== null && !info.rated && (
              <>
                <button
                  type="button"
                  class="gold"
                  onClick={() => void session.send({ kind: "give-time", seat })}
                >
                  {says.wait}
                </button>
                <button
                  type="button"
                  class="plain"
                  aria-pressed={votesFor(info, seat).includes(me)}
                  onClick={() =>
                    void session.send({
                      kind: "stand-in-vote",
                      seat,
                      agrees: !votesFor(info, seat).includes(me),
                    })
                  }
                >
                  {says.letBot}
                </button>
                {!info.endVotes.includes(me) && (
                  <button
                    type="button"
                    class="plain"
                    onClick={() => void session.send({ kind: "end-vote", agrees: true })}
                  >
                    {says.end}
                  </button>
                )}
              </>
            )}
          </Notice>
        ),
      )}
    </>
  );
}

/** Somebody has reminded me: the bell rings once, and the text stays until I have answered. */
function NudgedNotice({ match: { info, me, decision }, says }: PartProps) {
  const { pause = null, pauseVotes = [], nudge = null } = info.time ?? {};
  const mine = me === null ? undefined : info.seats[me];
  const isOut = mine?.kind === "person" && mine.outOfTime;
  // During a pause nobody is late, and a vote on a pause comes first.
  const isAsked = decision !== null && pause === null && pauseVotes.length === 0;
  const isMine = nudge !== null && nudge.seat === me && isAsked && !isOut;
  const at = isMine ? nudge.at : null;
  useEffect(() => {
    if (at !== null && sounds.peek()) play("bell");
  }, [at]);
  return isMine ? <Notice says={says.nudged(nudge.by)} /> : null;
}

function NudgeButton({
  match: { info, me, sight, session, decision },
  says,
  since,
}: PartProps & { since: number }) {
  const now = useTicking(serverTime, 15_000);
  const { pause = null, nudge = null } = info.time ?? {};
  const after = nudgeAfter(info.clock);
  const waits = (seat: Seat) => now - Math.max(since, nudge?.seat === seat ? nudge.at : 0) >= after;
  // A player who is out of time has a notice of their own.
  const slow = seatsWhere(info, (seat) => seat.playedBy === "person" && !seat.outOfTime).filter(
    (seat) => seat !== me && sight.view.awaited?.seats.includes(seat) === true && waits(seat),
  );
  if (decision !== null || pause !== null || slow.length === 0) return null;
  return (
    <div class="row nudge">
      <button
        type="button"
        class="plain"
        onClick={() => {
          for (const seat of slow) void session.send({ kind: "nudge", seat });
        }}
      >
        <span>
          <LineText line={says.nudge(slow)} />
        </span>
      </button>
    </div>
  );
}

type Pause = NonNullable<NonNullable<TableInfo["time"]>["pause"]>;
type PersonSeat = Extract<TableInfo["seats"][number], { kind: "person" }>;

function seatsWhere({ seats }: TableInfo, isOne: (seat: PersonSeat) => boolean): Seat[] {
  return seats.flatMap((seat, index) => (seat.kind === "person" && isOne(seat) ? [index] : []));
}

function votesFor({ seats }: TableInfo, seat: Seat): readonly Seat[] {
  const at = seats[seat];
  return at?.kind === "person" ? at.standInVotes : [];
}

/** The pause button in the menu of the table. */
export function PauseButton({
  match: { info, session },
  onClose,
}: {
  match: MatchAtTable;
  onClose: () => void;
}) {
  const says = useTimeText();
  const rated = useRatedText(info.rated);
  // Without a clock there is nothing to pause.
  if (says === null || info.clock.kind === "none" || info.time?.pause != null) return null;
  return (
    <p>
      <button
        type="button"
        class="plain"
        onClick={() => {
          void session.send({ kind: "pause-vote", pause: true });
          onClose();
        }}
      >
        <Icon name={icons.hourglass} />
        {says.pause}
      </button>
      <span class="hint">
        {says.pauseHelp}
        {rated !== null && ` ${rated.pause(durationInWords(ratedPauseMs(info.clock) / 1000, locale.value))}`}
      </span>
    </p>
  );
}
