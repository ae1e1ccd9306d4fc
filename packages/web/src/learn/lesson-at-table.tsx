import type { Game } from "@roundtable/kernel";
import type { GameTable } from "@roundtable/kit";
import type { GameText, LessonEntry, LessonText } from "@roundtable/language";
import { useEffect, useMemo, useState } from "preact/hooks";
import { me } from "../connection/index.ts";
import { gameRules, gameTable, gameText } from "../games/games.ts";
import { useLoaded } from "../parts/lazy.ts";
import { locale } from "../settings/settings.ts";
import { Frame, type FrameProps } from "../table/frame.tsx";
import type { TableSession } from "../table/session.ts";
import type { LearnText } from "./i18n/index.ts";
import { LessonEnd } from "./lesson-end.tsx";
import { LessonGuide } from "./lesson-guide.tsx";
import { markLessonOffered } from "./lesson-offered.ts";
import type { LessonTable } from "./lesson-table.ts";
import { openLesson } from "./open-lesson.ts";
import { saveStep, savedStep, type LessonName } from "./lesson-progress.ts";
import { LoadingPage } from "../shell/loading-page.tsx";
import "./learn.css";

interface LessonProps {
  readonly of: LessonName;
  readonly entry: LessonEntry;
  /** The lesson after this one, if there is one. */
  readonly next: string | null;
  readonly says: LearnText;
}

/** A lesson at a real table, without a server. */
export function LessonAtTable(props: LessonProps) {
  const { of, entry } = props;
  const game = useLoaded(gameRules(of.game));
  const table = useLoaded(gameTable(of.game));
  const text = useLoaded(gameText(of.game, locale.value));
  const language = locale.value;
  const fetching = useMemo(() => entry.texts[language](), [entry, language]);
  const lessonText = useLoaded(fetching)?.text ?? null;
  const [nth, setNth] = useState(0);
  if (game === null || table === null || text === null || lessonText === null) return <LoadingPage />;
  const restart = () => {
    saveStep(of, 0);
    setNth(nth + 1);
  };
  const rooms = { game, table, text, lessonText };
  return <UnderWay key={nth} {...props} {...rooms} onRestart={restart} />;
}

interface UnderWayProps extends LessonProps {
  readonly game: Game;
  readonly table: GameTable;
  readonly text: GameText;
  readonly lessonText: LessonText;
  readonly onRestart: () => void;
}

function UnderWay(props: UnderWayProps) {
  const { of, entry, game, says } = props;
  const [{ opening, from }] = useState(() => {
    const from = savedStep(of, entry.lesson.steps.length);
    const learner = me.peek() ?? { id: "learnerlearn", name: says.learner };
    return { opening: openLesson(game, entry.lesson, learner, from), from };
  });
  const opened = useLoaded(opening);
  return opened === null ? null : <Opened {...props} {...opened} from={from} />;
}

interface OpenedProps extends UnderWayProps {
  readonly lesson: LessonTable;
  readonly session: TableSession;
  /** The step at which it was opened. */
  readonly from: number;
}

function Opened({
  of,
  next,
  says,
  game,
  table,
  text,
  lessonText,
  onRestart,
  lesson,
  session,
  from,
}: OpenedProps) {
  useEffect(() => session.open(), [session]);
  useEffect(() => markLessonOffered(of.game), [of.game]);
  useEffect(() => lesson.step.subscribe(() => saveStep(of, lesson.at)), [lesson, of]);
  if (session.info.value === null || session.sight.value === null) return null;
  const guide = (props: FrameProps) => (
    <LessonGuide
      {...props}
      lesson={lesson}
      words={lessonText.words}
      says={says}
      resumed={from > 0 && lesson.at <= from + 1}
      onRestart={onRestart}
      end={<LessonEnd of={of} next={next} says={says} onRestart={onRestart} />}
    />
  );
  return (
    <div class="lesson">
      <Frame session={session} game={game} table={table} text={text} guide={guide} fits={lesson.fits} />
    </div>
  );
}
