import { Icon, icons } from "@roundtable/kit";
import { createElement } from "preact";
import { useLocation } from "preact-iso";
import { useState } from "preact/hooks";
import { createTable, Refused } from "../connection/http.ts";
import { gameCover, gameRules, gameText, hasModerator, useFetched } from "../games.ts";
import { reasonText, t } from "../i18n/index.ts";
import { locale } from "../settings.ts";

export function GameCard({ id }: { id: string }) {
  const cover = useFetched(gameCover(id));
  const text = useFetched(gameText(id, locale.value));
  const seats = useFetched(gameRules(id))?.seats ?? null;
  const { route } = useLocation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const open = async (play: boolean) => {
    if (seats === null) return;
    setBusy(true);
    try {
      route(`/t/${await createTable(id, play, seats.usual)}`);
    } catch (error) {
      setProblem(error instanceof Refused ? reasonText(error.reason) : t.value.failed);
      setBusy(false);
    }
  };

  return (
    <article class="game-card" aria-labelledby={`game-${id}`}>
      <div class="game-cover" aria-hidden="true">
        {cover !== null && createElement(cover, null)}
      </div>
      <div class="game-words">
        <h2 id={`game-${id}`}>{text?.name ?? "…"}</h2>
        <p class="game-tagline">{text?.tagline}</p>
        <p class="game-players">
          <Icon name={icons.players} />
          {seats !== null && t.value.home.players(seats.min, seats.max)}
        </p>
      </div>
      <div class="game-doors">
        <button
          type="button"
          class="gold large"
          disabled={busy || seats === null}
          onClick={() => void open(true)}
        >
          {t.value.home.playNow}
        </button>
        <button
          type="button"
          class="plain large"
          disabled={busy || seats === null}
          onClick={() => void open(false)}
        >
          {t.value.home.invite}
        </button>
        {hasModerator(id) && (
          <a class="button large" href={`/m/${id}`}>
            {t.value.home.realTable}
          </a>
        )}
        <p role="alert" class="problem">
          {problem}
        </p>
      </div>
    </article>
  );
}
