import type { Game } from "@roundtable/kernel";
import { type GameTable, Icon, icons } from "@roundtable/kit";
import type { GameText, Lessons, Still } from "@roundtable/language";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { gameCard, gameLessons, gameRules, gameStills, gameTable, gameText } from "../games/games.ts";
import { useLoaded } from "../parts/lazy.ts";
import { t } from "../i18n/index.ts";
import { locale } from "../settings/settings.ts";
import { NotFound } from "../shell/not-found.tsx";
import { Page } from "../shell/page.tsx";
import { openClause } from "../table/rules/open-clause.ts";
import { clauseIds, RulesText } from "../table/rules/rules-text.tsx";
import { type LearnText, useLearnText } from "./i18n/index.ts";
import { StillPicture } from "./still-picture.tsx";
import { LoadingPage } from "../shell/loading-page.tsx";
import "../table/rules/explanations.css";
import "../table/rules/rules.css";
import "./learn.css";
import "./how-to-play.css";

/** A game on one page: a few pictures with a sentence each, then the whole rules. It can be linked and printed. */
export function HowToPlay({ game }: { game: string }) {
  return gameCard(game) === undefined ? <NotFound /> : <Fetched key={game} id={game} />;
}

function Fetched({ id }: { id: string }) {
  const game = useLoaded(gameRules(id));
  const table = useLoaded(gameTable(id));
  const text = useLoaded(gameText(id, locale.value));
  const lessons = useLoaded(gameLessons(id));
  const stills = useLoaded(gameStills(id));
  const says = useLearnText();
  if (game === null || table === null || text === null) return <LoadingPage />;
  if (lessons === null || stills === null || says === null) return <LoadingPage />;
  return <Pages {...{ game, table, text, lessons, stills, says }} />;
}

interface PagesProps {
  readonly game: Game;
  readonly table: GameTable;
  readonly text: GameText;
  readonly lessons: Lessons;
  readonly stills: readonly Still[];
  readonly says: LearnText;
}

function Pages({ game, table, text, lessons, stills, says }: PagesProps) {
  const ids = useMemo(() => clauseIds(text), [text]);
  const pieces = useMemo(() => Object.entries(text.piece), [text]);
  const reference = useRef<HTMLDivElement>(null);
  const open = openClause.value;
  const wanted = open?.id ?? "";
  useEffect(() => {
    if (open !== null)
      reference.current?.querySelector(`[data-clause="${CSS.escape(open.id)}"]`)?.scrollIntoView();
  }, [open]);
  useEffect(
    () => () => {
      openClause.value = null;
    },
    [],
  );
  const { min, max } = game.seats;
  return (
    <Page title={`${text.name} · ${t.value.home.howToPlay}`}>
      <article class="how-to">
        <header>
          <p class="label">{t.value.home.howToPlay}</p>
          <h1>{text.name}</h1>
          <p class="lead">{text.tagline}</p>
          <p class="how-to-players">
            <Icon name={icons.players} /> {t.value.home.players(min, max)}
          </p>
          <div class="learn-links">
            {Object.keys(lessons).length > 0 && (
              <a class="button gold large" href={`/learn/${game.id}`}>
                {says.learn}
              </a>
            )}
            <button type="button" class="plain large" onClick={() => print()}>
              {says.print}
            </button>
          </div>
        </header>
        {stills.map((still) => {
          const lesson = lessons[still.lesson]?.lesson;
          return lesson === undefined ? null : (
            <StillPicture key={still.at} {...{ game, table, text, lesson, still, says }} />
          );
        })}
        <h2>{t.value.table.rulesOf(text.name)}</h2>
        <div class="rules" ref={reference}>
          <RulesText chapters={text.rules} pieces={pieces} ids={ids} wanted={wanted} table={table} />
        </div>
      </article>
    </Page>
  );
}
