import type { LessonEntry, Lessons } from "@roundtable/language";
import { createElement } from "preact";
import { useMemo } from "preact/hooks";
import { gameCard, gameCover } from "../games/games.ts";
import { useLoaded } from "../parts/lazy.ts";
import { locale } from "../settings/settings.ts";
import { Page } from "../shell/page.tsx";
import type { LearnText } from "./i18n/index.ts";
import "./learn.css";

interface ChooseProps {
  readonly game: string;
  readonly lessons: Lessons;
  readonly says: LearnText;
}

export function ChooseLesson({ game, lessons, says }: ChooseProps) {
  const card = gameCard(game);
  const cover = useLoaded(gameCover(game));
  const name = card?.name[locale.value] ?? game;
  return (
    <Page title={`${name} · ${says.learn}`}>
      <div class="choose-lesson">
        <div class="game-cover" aria-hidden="true">
          {cover !== null && createElement(cover, null)}
        </div>
        <div class="choose-lesson-words">
          <p class="label">{says.learn}</p>
          <h1>{name}</h1>
          <p class="lead">{card?.tagline[locale.value]}</p>
          <ul>
            {Object.entries(lessons).map(([lesson, entry]) => (
              <li key={lesson}>
                <a class="button gold large" href={`/learn/${game}/${lesson}`}>
                  <Title entry={entry} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Page>
  );
}

function Title({ entry }: { entry: LessonEntry }) {
  const language = locale.value;
  const fetching = useMemo(() => entry.texts[language](), [entry, language]);
  return <>{useLoaded(fetching)?.text.title ?? "…"}</>;
}
