import { LineText, namesOf } from "@roundtable/kit";
import { type LessonText, type Line, plainText, toldTo } from "@roundtable/language";
import { type ComponentChild, Fragment } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { FrameProps } from "../table/frame.tsx";
import { Bubble } from "./bubble.tsx";
import type { LearnText } from "./i18n/index.ts";
import type { LessonTable } from "./lesson-table.ts";

interface LessonGuideProps extends FrameProps {
  readonly lesson: LessonTable;
  readonly words: LessonText["words"];
  readonly says: LearnText;
  /** Whether the lesson continues where it was left. */
  readonly resumed: boolean;
  readonly onRestart: () => void;
  /** The links that are shown when the lesson is over. */
  readonly end: ComponentChild;
}

/** The guide of a lesson: says one thing at a time, once the board has shown what led to it. */
export function LessonGuide({ lesson, words, says, resumed, onRestart, end, ...props }: LessonGuideProps) {
  const { match, text } = props;
  const { animated, selection, seats, me } = match;
  const step = lesson.step.value;
  const isShown = step !== null && !animated.busy.value && match.sight === match.session.sight.value;
  const word = step === null ? null : "say" in step ? step.say : "ask" in step ? step.ask : null;
  const isSaid = step !== null && "say" in step;
  const lineOf = (name: string): Line => {
    const said = words[name] ?? name;
    return toldTo(text.locale, me, typeof said === "string" ? [said] : said);
  };
  const barred = selection.barred.value;
  const reason = barred === null ? null : isSaid ? says.readFirst : lesson.whyNot(barred);
  const readOn = async () => {
    lesson.readOn();
    await lesson.settled();
    if (isSaid && step.quickly === true) animated.skip();
  };
  const isLast = isSaid && lesson.at === lesson.steps - 1;
  const place = useRef<HTMLDivElement>(null);
  useFocusOn(place, isShown, lesson.at);
  return (
    <>
      <output class="for-readers">
        {isShown && word !== null && plainText(lineOf(word), namesOf({ seats }))}
      </output>
      <div ref={place}>
        {isShown && word !== null && (
          <Fragment key={lesson.at}>
            <Bubble
              view={match.animated.view}
              beside={"beside" in step ? step.beside : undefined}
              label={says.guide}
              moment={`${lesson.at} ${barred ?? ""}`}
            >
              <p>
                <LineText line={lineOf(word)} />
              </p>
              {reason !== null && (
                <p class="bubble-reason" role="alert">
                  {isSaid ? reason : <LineText line={lineOf(reason)} />}
                </p>
              )}
              {selection.armed.value !== null && <p class="bubble-hint">{says.pressAgain}</p>}
              <div class="bubble-foot">
                <progress max={lesson.steps} value={lesson.at + 1} aria-label={says.progress} />
                {resumed && (
                  <button type="button" class="quiet" onClick={onRestart}>
                    {says.restart}
                  </button>
                )}
                {isSaid && !isLast && (
                  <button type="button" class="gold" onClick={() => void readOn()}>
                    {says.next}
                  </button>
                )}
                {isLast && end}
              </div>
            </Bubble>
          </Fragment>
        )}
      </div>
    </>
  );
}

/** Each new text of the guide gets the focus: its button, or the bubble itself. From there Tab leads to the answers. */
function useFocusOn(place: { readonly current: HTMLElement | null }, isShown: boolean, at: number): void {
  useEffect(() => {
    if (!isShown) return;
    const bubble = place.current?.querySelector<HTMLElement>(".bubble");
    const button = bubble?.querySelector<HTMLElement>(".gold");
    (button ?? bubble)?.focus({ preventScroll: true });
  }, [place, isShown, at]);
}
