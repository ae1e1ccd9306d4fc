import { isSaid } from "@roundtable/kernel";
import { aboutId, Icon, icons, LineText } from "@roundtable/kit";
import { type Line, textFor, toldTo } from "@roundtable/language";
import { t } from "../../i18n/index.ts";
import { NUMBER_KEYS } from "../answering/number-keys.ts";
import type { ShownDecision, FrameProps } from "../frame.tsx";
import { AnswerAbout, pieceOfAnswer } from "../rules/answer-about.tsx";
import { useStableHeight } from "./stable-height.ts";
import { useOnBoard } from "./on-board.ts";

interface AnswersProps extends FrameProps {
  readonly decision: ShownDecision;
}

/** Every answer as a button, and what would follow from the one that is previewed. */
export function Answers({ decision, text, table, match: { selection, me } }: AnswersProps) {
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
  const onBoard = useOnBoard(decision.id);
  return (
    <>
      <div class="bar-answers">
        {decision.shown.map((answer, nth) => (
          <button
            key={answer.id}
            type="button"
            class="answer"
            data-answer={answer.id}
            data-on-board={onBoard.has(answer.id) ? "" : undefined}
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
          </button>
        ))}
      </div>
      <div class="bar-preview" ref={words}>
        {/* Each is drawn anew: what is said of another answer takes its place, and nothing slides. */}
        <p key={previewed}>
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
      </div>
    </>
  );
}

/** The button that gives the selected answer: it says in words what it does. */
export function Confirm({ decision, text, match: { selection, me } }: AnswersProps) {
  const selected = decision.shown.find(({ id }) => id === selection.armed.value);
  if (selected === undefined) return null;
  return (
    <>
      <button type="button" class="gold confirm" data-answer={selected.id}>
        <Icon name={icons.check} />
        <span>
          <LineText line={toldTo(text.locale, me, textFor(text.answer, selected))} />
        </span>
      </button>
      <button type="button" class="quiet" onClick={() => selection.cancel()}>
        {t.value.cancel}
      </button>
    </>
  );
}

function describedBy(kind: string | undefined): string | undefined {
  return kind === undefined ? undefined : aboutId(kind);
}
