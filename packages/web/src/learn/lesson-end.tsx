import { useLocation } from "preact-iso";
import { useState } from "preact/hooks";
import { createTable } from "../offline/create-table.ts";
import { gameCard } from "../games/games.ts";
import { t } from "../i18n/index.ts";
import type { LearnText } from "./i18n/index.ts";
import { saveStep, type LessonName } from "./lesson-progress.ts";

interface LessonEndProps {
  readonly of: LessonName;
  readonly next: string | null;
  readonly says: LearnText;
  readonly onRestart: () => void;
}

/** The links at the end of a lesson. */
export function LessonEnd({ of, next, says, onRestart }: LessonEndProps) {
  const { route } = useLocation();
  const [busy, setBusy] = useState(false);
  const play = async () => {
    setBusy(true);
    try {
      const table = await createTable(of.game, true, gameCard(of.game)?.seats.usual);
      saveStep(of, 0);
      route(`/t/${table}`);
    } catch {
      setBusy(false);
    }
  };
  return (
    <div class="lesson-end">
      <button type="button" class="quiet" onClick={onRestart}>
        {says.again}
      </button>
      {next !== null && (
        <a class="button" href={`/learn/${of.game}/${next}`}>
          {says.nextLesson}
        </a>
      )}
      <button type="button" class="gold" disabled={busy} onClick={() => void play()}>
        {t.value.home.playNow}
      </button>
    </div>
  );
}
