import { type Game, type Lesson, LessonRun, seatsOf } from "@roundtable/kernel";
import { SeatsContext, type GameTable, SHIELDS, type SeatAt } from "@roundtable/kit";
import type { GameText, Still } from "@roundtable/language";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { t } from "../i18n/index.ts";
import { useMediaQuery } from "../parts/media-query.ts";
import { botName } from "../table/bot-name.ts";
import type { LearnText } from "./i18n/index.ts";
import { LESSON_TABLE } from "./lesson-id.ts";

interface StillPictureProps {
  readonly game: Game;
  readonly table: GameTable;
  readonly text: GameText;
  readonly lesson: Lesson;
  readonly still: Still;
  readonly says: LearnText;
}

/** The size at which the table is drawn before it is scaled to fit. */
const WIDE = { width: 1040, height: 700 };
const NARROW = { width: 360, height: 560 };

/** Draws the table at one moment of a lesson, with nothing to press. */
export function StillPicture({ game, table, text, lesson, still, says }: StillPictureProps) {
  const { view, decision } = useMemo(() => momentOf(game, lesson, still.at), [game, lesson, still]);
  const seats = useSeats(lesson, says);
  const size = useMediaQuery("(max-width: 40rem)") ? NARROW : WIDE;
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [outer, inner] = [frame.current, picture.current];
    if (outer === null || inner === null) return;
    const fit = () => (inner.style.scale = String(outer.clientWidth / size.width));
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(outer);
    return () => observer.disconnect();
  }, [size]);
  return (
    <figure class="still">
      <div ref={frame} class="still-frame" style={{ aspectRatio: `${size.width} / ${size.height}` }}>
        <div
          ref={picture}
          class="still-picture"
          style={{ width: `${size.width}px`, height: `${size.height}px` }}
          inert
          aria-hidden="true"
        >
          <SeatsContext.Provider value={{ seats, pieces: table.pieces }}>
            <table.Board
              view={view}
              ghost={null}
              decision={decision}
              previewed={null}
              seats={seats}
              me={lesson.learner}
              text={text}
              locale={text.locale}
              offer={() => ({})}
              events={[]}
              say={null}
              achieved={[]}
              notebook={null}
            />
          </SeatsContext.Provider>
        </div>
      </div>
      <figcaption>{still.caption[text.locale]}</figcaption>
    </figure>
  );
}

function momentOf(game: Game, lesson: Lesson, at: string) {
  const run = new LessonRun(game, lesson);
  for (let { step } = run; step !== null; { step } = run) {
    if (("say" in step && step.say === at) || ("ask" in step && step.ask === at)) break;
    run.goOn();
  }
  const { view, decision } = run.match.sight(lesson.learner);
  return { view, decision };
}

function useSeats(lesson: Lesson, says: LearnText): readonly SeatAt[] {
  const { botNames } = t.value.lobby;
  return useMemo(
    () =>
      seatsOf(lesson.seats).map((seat) => ({
        seat,
        ...(seat === lesson.learner ? { name: says.learner } : botName(botNames, LESSON_TABLE, seat)),
        shield: SHIELDS[seat] ?? SHIELDS[0],
        holder: "person",
        present: true,
        asked: false,
      })),
    [lesson, botNames, says],
  );
}
