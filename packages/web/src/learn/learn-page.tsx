import { gameCard, gameLessons } from "../games/games.ts";
import { useLoaded } from "../parts/lazy.ts";
import { NotFound } from "../shell/not-found.tsx";
import { ChooseLesson } from "./choose-lesson.tsx";
import { useLearnText } from "./i18n/index.ts";
import { LessonAtTable } from "./lesson-at-table.tsx";
import { LoadingPage } from "../shell/loading-page.tsx";

/** The lessons of a game: a single one begins at once, several can be chosen from. */
export function LearnPage({ game, lesson }: { game: string; lesson?: string }) {
  const lessons = useLoaded(gameLessons(game));
  const says = useLearnText();
  if (gameCard(game) === undefined) return <NotFound />;
  if (lessons === null || says === null) return <LoadingPage />;
  const names = Object.keys(lessons);
  const name = lesson ?? (names.length === 1 ? names[0] : undefined);
  if (name === undefined && names.length > 1)
    return <ChooseLesson game={game} lessons={lessons} says={says} />;
  const entry = name === undefined ? undefined : lessons[name];
  if (name === undefined || entry === undefined) return <NotFound />;
  const next = names[names.indexOf(name) + 1] ?? null;
  return <LessonAtTable key={name} of={{ game, lesson: name }} entry={entry} next={next} says={says} />;
}
