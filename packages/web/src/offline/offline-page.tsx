import { useLocation } from "preact-iso";
import { useEffect } from "preact/hooks";
import { CARDS, prefetchGame } from "../games/games.ts";
import { LevelChoice } from "../parts/level-choice.tsx";
import { locale } from "../settings/settings.ts";
import { Problem, useAttempt } from "../shell/form.tsx";
import { Page } from "../shell/page.tsx";
import { LoadingPage } from "../shell/loading-page.tsx";
import { createLocalTable } from "./create-local-table.ts";
import { FinishedLocalMatches, RunningLocalTables, useLocalTables } from "./local-tables.tsx";
import { type OfflineText, useOfflineText } from "./i18n/index.ts";
import { Readiness } from "./readiness.tsx";
import "./offline.css";

/** `/here`: offline matches against bots. `?play=` starts one of that game at once. */
export function OfflinePage() {
  const says = useOfflineText();
  const { query, route } = useLocation();
  const wanted = query["play"];
  useEffect(() => {
    const found = CARDS.find(([id]) => id === wanted);
    if (found !== undefined) void begin(found[0], true, found[1].seats.usual).then((to) => route(to, true));
  }, [wanted, route]);
  const running = useLocalTables(false);
  const finished = useLocalTables(true);
  if (says === null) return <LoadingPage />;
  return (
    <Page title={says.title}>
      <div class="local-page">
        <h1>{says.title}</h1>
        <p class="lead">{says.lead}</p>
        <LevelChoice />
        <ul class="local-games">
          {CARDS.map(([id, card]) => (
            <NewLocalTable
              key={id}
              id={id}
              name={card.name[locale.value]}
              seats={card.seats.usual}
              says={says}
            />
          ))}
        </ul>
        {running !== null && running.length > 0 && (
          <section aria-labelledby="running-here">
            <h2 id="running-here">{says.stillRunning}</h2>
            <RunningLocalTables says={says} running={running} />
          </section>
        )}
        {finished !== null && (
          <section aria-labelledby="finished-here">
            <h2 id="finished-here">{says.finished}</h2>
            {finished.length === 0 ? (
              <p class="hint">{says.nothingFinished}</p>
            ) : (
              <FinishedLocalMatches says={says} finished={finished} />
            )}
          </section>
        )}
        <Readiness says={says} />
      </div>
    </Page>
  );
}

interface NewProps {
  readonly id: string;
  readonly name: string;
  readonly seats: number | undefined;
  readonly says: OfflineText;
}

function NewLocalTable({ id, name, seats, says }: NewProps) {
  const { route } = useLocation();
  const { problem, attempt } = useAttempt();
  const open = (play: boolean) => attempt(async () => route(await begin(id, play, seats)));
  return (
    <li class="local-game" aria-label={name}>
      <b>{name}</b>
      <span class="row">
        <button type="button" class="gold" onClick={() => void open(true)}>
          {says.play}
        </button>
        <button type="button" class="plain" onClick={() => void open(false)}>
          {says.setUp}
        </button>
      </span>
      <Problem>{problem}</Problem>
    </li>
  );
}

async function begin(game: string, play: boolean, seats: number | undefined): Promise<string> {
  prefetchGame(game, locale.peek());
  return `/t/${await createLocalTable(game, play, seats)}`;
}
