import { gameCard } from "../games/games.ts";
import { Dialog } from "../parts/dialog.tsx";
import { locale } from "../settings/settings.ts";
import { useLearnText } from "./i18n/index.ts";
import { markLessonOffered } from "./lesson-offered.ts";
import "./learn.css";

export interface LessonOfferProps {
  readonly game: string;
  readonly onPlay: () => void;
  readonly onClose: () => void;
}

/** Before the first match of a game: offers the lesson, once. */
export function LessonOffer({ game, onPlay, onClose }: LessonOfferProps) {
  const says = useLearnText();
  const card = gameCard(game);
  if (says === null || card === undefined) return null;
  return (
    <Dialog title={card.name[locale.value]} onClose={onClose}>
      <p>{says.newHere}</p>
      <div class="learn-links">
        <a class="button gold large" href={`/learn/${game}`} onClick={() => markLessonOffered(game)}>
          {says.learn}
        </a>
        <button
          type="button"
          class="plain large"
          onClick={() => {
            markLessonOffered(game);
            onClose();
            onPlay();
          }}
        >
          {says.justPlay}
        </button>
      </div>
    </Dialog>
  );
}
