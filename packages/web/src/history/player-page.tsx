import type { PersonBody } from "@roundtable/protocol/history";
import { useEffect, useState } from "preact/hooks";
import { Refused } from "../connection/http.ts";
import { me } from "../connection/index.ts";
import { CARDS } from "../games/games.ts";
import { t } from "../i18n/index.ts";
import { locale } from "../settings/settings.ts";
import { Page } from "../shell/page.tsx";
import { Loading } from "../parts/loading.tsx";
import { Charts } from "./charts/charts.tsx";
import { type HistoryText, useHistoryText } from "./i18n/index.ts";
import { Matches } from "./matches.tsx";
import { Profile } from "./profile.tsx";
import { Ratings } from "./player-ratings.tsx";
import { fetchPerson } from "./requests.ts";
import "./history.css";

/** `/p/:id`: a player's matches and ratings, as far as they let others see them; `/p/me` shows my own. */
export function PlayerPage({ id }: { id: string }) {
  const says = useHistoryText();
  // The first response sets the cookie by which the server knows me.
  const known = me.value?.id ?? null;
  const [seen, setSeen] = useState<PersonBody | "nobody" | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (known === null) return;
    fetchPerson(id === known ? "me" : id).then(setSeen, (error: unknown) => {
      if (error instanceof Refused) setSeen("nobody");
      else setFailed(true);
    });
  }, [id, known]);
  if (says === null || seen === null)
    return (
      <Page>
        <Loading hasFailed={hasFailed} />
      </Page>
    );
  return seen === "nobody" ? <Nobody says={says} /> : <Seen says={says} seen={seen} />;
}

function Nobody({ says }: { says: HistoryText }) {
  return (
    <Page title={says.nobody.title}>
      <div class="history">
        <h1>{says.nobody.title}</h1>
        <p class="lead">{says.nobody.help}</p>
        <p>
          <a href="/">{t.value.toHome}</a>
        </p>
      </div>
    </Page>
  );
}

function Seen({ says, seen }: { says: HistoryText; seen: PersonBody }) {
  const { person, profile, ratings } = seen;
  const [game, setGame] = useState<string | null>(null);
  const isMine = profile !== null;
  // My default name is in my current language.
  const name = isMine ? (me.value?.name ?? person.name) : person.name;
  return (
    <Page title={isMine ? says.myPage : name}>
      <div class="history">
        <header>
          {isMine && <p class="label">{says.myPage}</p>}
          <h1>
            <bdi>{name}</bdi>
          </h1>
          {person.botOf !== undefined && (
            <p class="lead">
              <a href={`/p/${person.botOf.id}`}>{t.value.lobby.botOf(person.botOf.name)}</a>
            </p>
          )}
        </header>
        <section aria-labelledby="ratings">
          <h2 id="ratings">{says.ratings}</h2>
          <Ratings says={says} ratings={ratings} />
        </section>
        <section aria-labelledby="matches">
          <div class="history-head">
            <h2 id="matches">{says.matches}</h2>
            <label class="history-filter">
              <span class="for-readers">{says.ofGame}</span>
              <select
                value={game ?? ""}
                onChange={({ currentTarget: { value } }) => setGame(value === "" ? null : value)}
              >
                <option value="">{says.allGames}</option>
                {CARDS.map(([name, card]) => (
                  <option key={name} value={name}>
                    {card.name[locale.value]}
                  </option>
                ))}
              </select>
            </label>
          </div>
          {game === null ? (
            <p class="hint">{says.charts.choose}</p>
          ) : (
            <Charts key={game} says={says} person={isMine ? "me" : person.id} game={game} />
          )}
          <Matches key={game ?? ""} says={says} person={isMine ? "me" : person.id} game={game} />
        </section>
        {profile !== null && <Profile says={says} profile={profile} />}
      </div>
    </Page>
  );
}
