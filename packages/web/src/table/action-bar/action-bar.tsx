import { isSaid } from "@roundtable/kernel";
import { aboutId, Icon, icons, LineText } from "@roundtable/kit";
import { type Line, textFor, toldTo } from "@roundtable/language";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../../i18n/index.ts";
import { NUMBER_KEYS } from "../answering/number-keys.ts";
import { Clock } from "./clock.tsx";
import { End } from "../end/end.tsx";
import { endingOf } from "../end/ending.ts";
import { useKeepFocus } from "./keep-focus.ts";
import type { ShownDecision, FrameProps } from "../frame.tsx";
import { useStableHeight } from "./stable-height.ts";
import { AnswerAbout, pieceOfAnswer } from "../rules/answer-about.tsx";
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
      <Votes {...props} />
      <Slot name="notices" given={{ match }} />
      <div class="bar-row">
        {/* One element for all questions: when an element that has the focus is removed, the browser must lay out the
           page at once. */}
        <p class="bar-question" tabIndex={-1}>
          {decision === null ? (
            <Meanwhile {...props} />
          ) : (
            <LineText line={toldTo(text.locale, match.me, textFor(text.question, decision.question))} />
          )}
        </p>
        <Clock match={match} />
        <Slot name="besideClock" given={{ match }} />
        {decision === null && match.info.status === "playing" && !match.animated.busy.value && (
          <WaitingTime since={since} isPaused={match.info.time?.pause != null} />
        )}
        <Slot name="besideQuestion" given={{ match }} />
        <Undo {...props} />
        {decision === null && <End {...props} />}
      </div>
      <Slot name="belowQuestion" given={props} />
      {decision !== null && <Answers {...props} decision={decision} key={decision.id} />}
    </section>
  );
}

interface AnswersProps extends FrameProps {
  readonly decision: ShownDecision;
}

function Answers({ decision, text, table, match: { selection, me } }: AnswersProps) {
  const armed = selection.armed.value;
  const isBarred = selection.barred.value !== null;
  const previewed = selection.previewed.value;
  const says = t.value.table;
  const preview = previewed === null ? undefined : decision.previews[previewed];
  const { question } = decision;
  const previewedAnswer = decision.shown.find(({ id }) => id === previewed);
  const events =
    preview?.events.filter((told) => !isSaid(told) && textFor(text.event, told).length > 0) ?? [];
  const toMe = (line: Line) => toldTo(text.locale, me, line);
  const words = useStableHeight();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Scroll an answer that was tapped on the board into view, since the list of answers may be long.
    if (armed !== null) list.current?.querySelector("[data-armed]")?.scrollIntoView({ block: "nearest" });
  }, [armed]);
  return (
    <>
      <div class="bar-answers" ref={list}>
        {decision.shown.map((answer, nth) => (
          <button
            key={answer.id}
            type="button"
            class="answer"
            data-answer={answer.id}
            data-previewed={previewed === answer.id ? "" : undefined}
            data-armed={armed === answer.id ? "" : undefined}
            data-hinted={selection.hinted.value === answer.id ? "" : undefined}
            aria-keyshortcuts={NUMBER_KEYS[nth]}
            aria-describedby={describedBy(pieceOfAnswer(answer, { question, text, table }))}
            disabled={selection.waiting.value}
            aria-disabled={selection.isBarred(answer.id) ? true : undefined}
          >
            {NUMBER_KEYS[nth] !== undefined && (
              <kbd class="answer-key" aria-hidden="true">
                {NUMBER_KEYS[nth]}
              </kbd>
            )}
            <span>
              <LineText line={toMe(textFor(text.answer, answer))} />
            </span>
            {armed === answer.id && (
              <span class="answer-confirm">
                <Icon name={icons.check} label={says.choose} />
              </span>
            )}
          </button>
        ))}
        {armed !== null && (
          <button type="button" class="quiet" onClick={() => selection.cancel()}>
            {t.value.cancel}
          </button>
        )}
      </div>
      <p class="bar-preview" ref={words}>
        {previewedAnswer !== undefined && (
          <AnswerAbout answer={previewedAnswer} question={question} text={text} table={table} />
        )}
        {events.map((event, n) => (
          <span key={n}>
            <LineText line={toMe(textFor(text.event, event))} />{" "}
          </span>
        ))}
        {armed !== null && selection.isIrreversible(armed) && <em>{says.final}</em>}
        {isBarred && <em role="alert">{text.barred ?? says.barred}</em>}
      </p>
    </>
  );
}

function describedBy(kind: string | undefined): string | undefined {
  return kind === undefined ? undefined : aboutId(kind);
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
  if (sight.undo === "none" || sight.undoAsked !== null) return null;
  if (sight.undo === "by-agreement" && info.rated) return null;
  const alone = info.seats.every(
    (seat, index) => index === me || seat.kind !== "person" || seat.playedBy === "bot",
  );
  return (
    <button type="button" class="plain undo" onClick={() => void session.send({ kind: "undo" })}>
      <Icon name={icons.undo} />
      <span class="undo-words">{sight.undo === "free" || alone ? says.undo : says.askUndo}</span>
    </button>
  );
}
