import { Icon, icons } from "@roundtable/kit";
import type { GameCard as Card } from "@roundtable/language";
import { type ComponentType, createElement } from "preact";
import { useLocation } from "preact-iso";
import { useState } from "preact/hooks";
import { createTable, Refused } from "../connection/http.ts";
import { fetchAhead, gameCover, hasModerator, teaches, useFetched } from "../games.ts";
import { reasonText, t } from "../i18n/index.ts";
import type { LessonOfferProps } from "../learn/lesson-offer.tsx";
import { LevelChoice } from "../parts/level-choice.tsx";
import { locale, metGames } from "../settings.ts";

export function GameCard({ id, card }: { id: string; card: Card }) {
  const cover = useFetched(gameCover(id));
  const { name, tagline, seats } = card;
  const { route } = useLocation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [offer, setOffer] = useState<ComponentType<LessonOfferProps> | null>(null);

  const open = async (play: boolean) => {
    setBusy(true);
    fetchAhead(id, locale.value);
    try {
      route(`/t/${await createTable(id, play, seats.usual)}`);
    } catch (error) {
      setProblem(error instanceof Refused ? reasonText(error.reason) : t.value.failed);
      setBusy(false);
    }
  };

  /** The first time, a lesson is offered before. */
  const playNow = () => {
    if (metGames.value.includes(id) || !teaches(id)) return void open(true);
    import("../learn/lesson-offer.tsx").then(
      ({ LessonOffer }) => setOffer(() => LessonOffer),
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
      <div class="game-doors">
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
      {offer !== null &&
        createElement(offer, { game: id, onPlay: () => void open(true), onClose: () => setOffer(null) })}
    </article>
  );
}
