import { Icon, icons, LineText } from "@roundtable/kit";
import { type Line, textFor, toldTo } from "@roundtable/language";
import { useRef } from "preact/hooks";
import { t } from "../../i18n/index.ts";
import { Answers, Confirm } from "./answers.tsx";
import { Clock } from "./clock.tsx";
import { End } from "../end/end.tsx";
import { endingOf } from "../end/ending.ts";
import { useKeepFocus } from "./keep-focus.ts";
import type { FrameProps } from "../frame.tsx";
import { Slot } from "../slots.ts";
import { WaitingTime } from "./waiting-time.tsx";
import { waitingSince } from "./waiting-since.ts";
import { Votes } from "./votes.tsx";

/** The action bar: the question to me with every answer as a button, or whom the table waits for. */
export function ActionBar(props: FrameProps) {
  const { match, text } = props;
  const { decision, selection } = match;
  const bar = useRef<HTMLElement>(null);
  const since = waitingSince(match.sight);
  useKeepFocus(bar, decision?.id ?? null, selection.waiting.value);
  return (
    <section
      class="bar"
      ref={bar}
      data-room="bar"
      aria-label={t.value.table.asked}
      data-asked={decision === null ? undefined : ""}
    >
      <div class="bar-row">
        {/* One element for all questions: when an element that has the focus is removed, the browser must lay out the
           page at once. */}
        <p class="bar-question" tabIndex={-1}>
          {/* New words for every question: those of another would slide to their places. */}
          <span key={decision?.id ?? "meanwhile"}>
            {decision === null ? (
              <Meanwhile {...props} />
            ) : (
              <LineText line={toldTo(text.locale, match.me, textFor(text.question, decision.question))} />
            )}
          </span>
        </p>
        <Clock match={match} />
        <Slot name="besideClock" given={{ match }} />
        {decision === null && match.info.status === "playing" && !match.animated.busy.value && (
          <WaitingTime since={since} isPaused={match.info.time?.pause != null} />
        )}
        <Slot name="besideQuestion" given={{ match }} />
        {decision === null && <End {...props} />}
      </div>
      {decision !== null && (
        <div class="bar-body" key={decision.id}>
          <Answers {...props} decision={decision} />
          <Slot name="belowQuestion" given={props} />
        </div>
      )}
      {/* Over the end of that, from the foot upwards: whatever comes and goes here moves no answer. */}
      <div class="bar-foot">
        <Votes {...props} />
        <Slot name="notices" given={{ match }} />
      </div>
      <div class="bar-confirm">
        {decision !== null && <Confirm {...props} decision={decision} />}
        <Undo {...props} />
      </div>
    </section>
  );
}

function Meanwhile({ text, match }: FrameProps) {
  const { sight, info, me, seats, animated } = match;
  const says = t.value.table;
  if (info.status === "over" || sight.outcome !== null)
    return animated.over.value ? <LineText line={endingOf(match)} /> : null;
  const { awaited } = animated.view.value;
  // My own answer is still being animated.
  if (awaited?.seats.every((seat) => seat === me) === true) return null;
  const wait = awaited === null ? undefined : text.waiting[awaited.question];
  const sentence: Line = awaited === null || wait === undefined ? [t.value.loading] : wait(awaited);
  return (
    <>
      {me === null && `${says.watching} `}
      <LineText line={sentence} />
      {awaited?.seats.some((seat) => seats[seat]?.present === true) === true && <Dots />}
    </>
  );
}

function Dots() {
  return (
    <span class="dots" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}

function Undo({ match }: FrameProps) {
  const { sight, session, info, me } = match;
  const says = t.value.table;
  if (sight.undo === "none" && sight.undoAsked?.seat !== me) return null;
  if (sight.undo === "by-agreement" && info.rated) return null;
  const alone = info.seats.every(
    (seat, index) => index === me || seat.kind !== "person" || seat.playedBy === "bot",
  );
  return (
    <button
      type="button"
      class="plain undo"
      // While the others are asked it keeps its place, so that what stands beside it does.
      disabled={sight.undoAsked !== null}
      onClick={() => void session.send({ kind: "undo" })}
    >
      <Icon name={icons.undo} />
      <span class="undo-words">{sight.undo === "free" || alone ? says.undo : says.askUndo}</span>
    </button>
  );
}
