import { Choice } from "@roundtable/kit";
import type { LeaderboardBody } from "@roundtable/protocol/history";
import { useState } from "preact/hooks";
import { me } from "../connection/index.ts";
import { CARDS, gameCard } from "../games/games.ts";
import { t } from "../i18n/index.ts";
import { locale } from "../settings/settings.ts";
import { NotFound } from "../shell/not-found.tsx";
import { Page } from "../shell/page.tsx";
import { Loading } from "../parts/loading.tsx";
import { BotOf } from "../parts/bot-of.tsx";
import { type HistoryText, useHistoryText } from "../history/i18n/index.ts";
import { MoreButton } from "../parts/more-button.tsx";
import { usePagedList } from "../parts/paged-list.ts";
import { plusMinus } from "../history/player-ratings.tsx";
import { fetchLeaderboard } from "../history/requests.ts";
import "../history/history.css";

/** `/best/:game`: the leaderboard, with players whose rating is certain enough. */
export function LeaderboardPage({ game }: { game: string }) {
  const says = useHistoryText();
  const card = gameCard(game);
  const [of, setOf] = useState<Among>("people");
  if (card === undefined) return <NotFound />;
  if (says === null)
    return (
      <Page>
        <p class="hint">{t.value.loading}</p>
      </Page>
    );
  const title = says.bestOf(card.name[locale.value]);
  return (
    <Page title={title}>
      <div class="history">
        <header>
          <h1>{title}</h1>
          <p class="lead">{says.bestHelp}</p>
        </header>
        <nav class="rating-leaders" aria-label={says.otherGames}>
          {CARDS.map(([id, { name }]) => (
            <a key={id} href={`/best/${id}`} aria-current={id === game ? "page" : undefined}>
              {name[locale.value]}
            </a>
          ))}
        </nav>
        {/* Which profiles I may open depends on who I am. */}
        <Choice
          legend={says.bestAmong.title}
          hideLegend
          values={AMONG}
          value={of}
          renderValue={(among) => says.bestAmong[among]}
          onChoose={setOf}
        />
        {of === "bots" && <p class="hint">{says.bestAmong.help}</p>}
        {me.value !== null && <Leaderboard key={`${game} ${of}`} says={says} game={game} of={of} />}
        <p>
          <a href="/p/me">{says.myPage}</a>
        </p>
      </div>
    </Page>
  );
}

const AMONG = ["people", "bots"] as const;
type Among = (typeof AMONG)[number];

function Leaderboard({ says, game, of }: { says: HistoryText; game: string; of: Among }) {
  const { items, more, hasFailed } = usePagedList<LeaderboardBody["best"][number]>(async (after) => {
    const { best, next } = await fetchLeaderboard(game, of, after);
    return { items: best, next };
  });
  if (items === null) return <Loading hasFailed={hasFailed} />;
  if (items.length === 0) return <p>{of === "bots" ? says.bestAmong.none : says.nobodyBest}</p>;
  return (
    <>
      <table class="leaderboard">
        <thead>
          <tr>
            <th scope="col">{says.place}</th>
            <th scope="col">{says.name}</th>
            <th scope="col">{says.rating}</th>
            <th scope="col">{says.matches}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ place, person, rating, deviation, matches, isOpen }) => (
            <tr key={person.id} data-me={person.id === me.value?.id ? "" : undefined}>
              <td>{place}</td>
              <th scope="row">
                {isOpen ? (
                  <a href={`/p/${person.id}`}>
                    <bdi>{person.name}</bdi>
                  </a>
                ) : (
                  <bdi>{person.name}</bdi>
                )}
                <BotOf person={person} />
              </th>
              <td>{says.range(Math.round(rating), plusMinus(deviation))}</td>
              <td>{matches}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more !== null && <MoreButton onMore={more} />}
    </>
  );
}
