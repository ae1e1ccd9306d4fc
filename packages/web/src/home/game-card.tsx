import { Icon, icons } from "@roundtable/kit";
import type { GameCard as Card } from "@roundtable/language";
import { createElement } from "preact";
import { useLocation } from "preact-iso";
import { useState } from "preact/hooks";
import { errorText } from "../errors/failure.ts";
import { createTable } from "../offline/create-table.ts";
import { prefetchGame, gameCover, hasModerator, teaches } from "../games/games.ts";
import { lazy, useLoaded } from "../parts/lazy.ts";
import { t } from "../i18n/index.ts";
import { LevelChoice } from "../parts/level-choice.tsx";
import { locale, lessonOfferedFor } from "../settings/settings.ts";

const LessonOffer = lazy(() => import("../learn/lesson-offer.tsx"), "LessonOffer");

export function GameCard({ id, card }: { id: string; card: Card }) {
  const cover = useLoaded(gameCover(id));
  const { name, tagline, seats } = card;
  const { route } = useLocation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isOffering, setOffering] = useState(false);

  const open = async (play: boolean) => {
    setBusy(true);
    prefetchGame(id, locale.value);
    try {
      route(`/t/${await createTable(id, play, seats.usual)}`);
    } catch (error) {
      setProblem(errorText(error));
      setBusy(false);
    }
  };

  /** The first time, a lesson is offered first. */
  const playNow = () => {
    if (lessonOfferedFor.value.includes(id) || !teaches(id)) return void open(true);
    LessonOffer.preload().then(
      () => setOffering(true),
      () => void open(true),
    );
  };

  return (
    <article class="game-card" aria-labelledby={`game-${id}`}>
      <div class="game-cover" aria-hidden="true">
        {cover !== null && createElement(cover, null)}
      </div>
      <div class="game-words">
        <h2 id={`game-${id}`}>{name[locale.value]}</h2>
        <p class="game-tagline">{tagline[locale.value]}</p>
        <p class="game-players">
          <Icon name={icons.players} />
          {t.value.home.players(seats.min, seats.max)}
        </p>
      </div>
      <div class="game-links">
        <button type="button" class="gold large" disabled={busy} onClick={playNow}>
          {t.value.home.playNow}
        </button>
        <LevelChoice />
        <button type="button" class="plain large" disabled={busy} onClick={() => void open(false)}>
          {t.value.home.invite}
        </button>
        {hasModerator(id) && (
          <a class="button large" href={`/m/${id}`}>
            {t.value.home.realTable}
          </a>
        )}
        <a class="game-more" href={`/how-to-play/${id}`}>
          {t.value.home.howToPlay}
        </a>
        <p role="alert" class="problem">
          {problem}
        </p>
      </div>
      {isOffering && (
        <LessonOffer game={id} onPlay={() => void open(true)} onClose={() => setOffering(false)} />
      )}
    </article>
  );
}
