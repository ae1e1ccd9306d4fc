import { isSaid } from "@roundtable/kernel";
import { aboutId, Icon, icons, LineText } from "@roundtable/kit";
import { type Line, textFor } from "@roundtable/language";
import type { LogLine } from "@roundtable/protocol";
import { t } from "../../i18n/index.ts";
import { Clock } from "./clock.tsx";
import { End } from "../end/end.tsx";
import { endingOf } from "../end/ending.ts";
import type { Asking, FrameProps } from "../frame.tsx";
import { isHeard } from "../talk/muting.ts";
import { isTold, lineText } from "../log/log-line.ts";
import { AnswerAbout, pieceOfAnswer } from "../rules/answer-about.tsx";
import { Votes } from "./votes.tsx";

/** One sentence: what is asked of me, with every answer as a button; or whom we wait for. */
export function ActionBar(props: FrameProps) {
  const { match, text } = props;
  const { decision } = match;
  return (
    <section
      class="bar"
      aria-label={t.value.table.asked}
      data-player={match.me === null ? undefined : ""}
      data-asked={decision === null ? undefined : ""}
    >
      <Votes {...props} />
      {decision === null ? (
        <div class="bar-row">
          <div class="bar-words">
            <p class="bar-question">
              <Meanwhile {...props} />
            </p>
            <News {...props} />
          </div>
          <Clock match={match} />
          <Undo {...props} />
          <End {...props} />
        </div>
      ) : (
        <Question {...props} decision={decision} key={decision.id} text={text} />
      )}
    </section>
  );
}

interface QuestionProps extends FrameProps {
  readonly decision: Asking;
}

function Question({ decision, text, match, ...rest }: QuestionProps) {
  const { choosing } = match;
  const armed = choosing.armed.value;
  const isBarred = choosing.barred.value !== null;
  const looked = choosing.looked.value;
  const says = t.value.table;
  const preview = looked === null ? undefined : decision.previews[looked];
  const lookedAt = decision.shown.find(({ id }) => id === looked);
  const isExplained =
    lookedAt !== undefined && pieceOfAnswer(lookedAt, { text, table: rest.table }) !== undefined;
  const events =
    preview?.events.filter((told) => !isSaid(told) && textFor(text.event, told).length > 0) ?? [];
  return (
    <>
      <div class="bar-row">
        <div class="bar-words" data-previews={isExplained || events.length > 0 || isBarred ? "" : undefined}>
          <p class="bar-question">
            <LineText line={textFor(text.question, decision.question)} />
          </p>
          <p class="bar-preview">
            {lookedAt !== undefined && <AnswerAbout answer={lookedAt} text={text} table={rest.table} />}
            {events.map((event, n) => (
              <span key={n}>
                <LineText line={textFor(text.event, event)} />{" "}
              </span>
            ))}
            {armed !== null && choosing.isGrave(armed) && <em>{says.final}</em>}
            {isBarred && <em role="alert">{says.barred}</em>}
          </p>
        </div>
        <Clock match={match} />
        <Undo {...rest} text={text} match={match} />
      </div>
      <div class="bar-answers">
        {decision.shown.map((answer) => (
          <button
            key={answer.id}
            type="button"
            class="answer"
            data-answer={answer.id}
            data-looked={looked === answer.id ? "" : undefined}
            data-armed={armed === answer.id ? "" : undefined}
            aria-describedby={describedBy(pieceOfAnswer(answer, { text, table: rest.table }))}
            disabled={choosing.waiting.value}
            aria-disabled={decision.answers.every(({ id }) => id !== answer.id) ? true : undefined}
          >
            <span>
              <LineText line={textFor(text.answer, answer)} />
            </span>
            {armed === answer.id && (
              <span class="answer-confirm">
                <Icon name={icons.check} label={says.choose} />
              </span>
            )}
          </button>
        ))}
        {armed !== null && (
          <button type="button" class="quiet" onClick={() => choosing.cancel()}>
            {t.value.cancel}
          </button>
        )}
      </div>
    </>
  );
}

function describedBy(kind: string | undefined): string | undefined {
  return kind === undefined ? undefined : aboutId(kind);
}

function Meanwhile({ text, match }: FrameProps) {
  const { sight, info, me, seats, showing } = match;
  const says = t.value.table;
  if (info.status === "over" || sight.outcome !== null)
    return showing.over.value ? <LineText line={endingOf(match)} /> : null;
  const awaited = sight.view.awaited;
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

const NEWS = 2;

/** What has just happened, for those whose log is folded away. */
function News({ text, match, table }: FrameProps) {
  const { showing, info } = match;
  const isForAll = ({ told }: Extract<LogLine, { kind: "told" }>) =>
    isSaid(told) || table.isSecret?.(told) !== true;
  const lines = showing.lines.value
    .filter((line) => line.kind === "told" && isHeard(line, info) && isForAll(line) && isTold(line, text))
    .slice(-NEWS);
  return (
    <p class="news">
      {lines.map((line, n) => (
        <span key={n}>
          <LineText line={lineText(line, text)} />{" "}
        </span>
      ))}
    </p>
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
