import type { FellowPlayer, MatchResult } from "@roundtable/protocol/history";
import { me } from "../connection/index.ts";
import { gameCard } from "../games/games.ts";
import { dateInWords } from "../parts/dates.ts";
import { locale } from "../settings/settings.ts";
import { BotOf } from "../parts/bot-of.tsx";
import type { HistoryText } from "./i18n/index.ts";
import { Loading } from "../parts/loading.tsx";
import { MoreButton } from "../parts/more-button.tsx";
import { usePagedList } from "../parts/paged-list.ts";
import { fetchHistory } from "./requests.ts";

interface MatchesProps {
  readonly says: HistoryText;
  readonly person: string;
  readonly game: string | null;
}

/** The finished matches of a person, the newest first. */
export function Matches({ says, person, game }: MatchesProps) {
  const { items, more, hasFailed } = usePagedList<MatchResult>(async (before) => {
    const { results, next } = await fetchHistory(person, game, before);
    return { items: results, next };
  });
  if (items === null) return <Loading hasFailed={hasFailed} />;
  if (items.length === 0) return <p class="hint">{says.noMatches}</p>;
  const whose = person === "me" ? me.value?.id : person;
  return (
    <>
      <ul class="match-list">
        {items.map((match) => (
          <Match key={`${match.over} ${match.there?.table ?? ""}`} says={says} match={match} whose={whose} />
        ))}
      </ul>
      {more !== null && <MoreButton onMore={more} />}
    </>
  );
}

interface MatchProps {
  readonly says: HistoryText;
  readonly match: MatchResult;
  /** The person on whose page it is shown. */
  readonly whose: string | undefined;
}

function Match({ says, match, whose }: MatchProps) {
  const { game, over, seats, rating, there } = match;
  const facts = [
    dateInWords(over, { dateStyle: "medium" }),
    says.players(seats),
    ...(match.points === null ? [] : [says.points(match.points)]),
  ];
  return (
    <li class="match" data-won={match.won ? "" : undefined}>
      <div class="match-words">
        <b>{gameCard(game)?.name[locale.value] ?? game}</b>
        <ul class="hint match-facts">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {there !== null && <With says={says} company={there.company} whose={whose} />}
      </div>
      <div class="match-result">
        <b>{resultOf(says, match)}</b>
        {rating !== null && <Change says={says} from={rating.before} to={rating.after} />}
      </div>
      {there !== null &&
        (there.isKept ? (
          <a class="match-again" href={`/t/${there.table}/replay`}>
            {says.replay}
          </a>
        ) : (
          <span class="hint match-again">{says.replayGone}</span>
        ))}
    </li>
  );
}

function resultOf({ results }: HistoryText, { ended, forfeited, place, won }: MatchResult): string {
  if (forfeited) return results.forfeited;
  if (ended !== "played") return results[ended];
  if (won) return results.won;
  return place === null ? results.lost : results.place(place);
}

/** The change of a rating. The sign shows the direction, not only the colour. */
export function Change({ says, from, to }: { says: HistoryText; from: number; to: number }) {
  const by = Math.round(to) - Math.round(from);
  return (
    <span class="rating-change" data-up={by > 0 ? "" : undefined}>
      {says.change(by)} <span class="hint">({Math.round(to)})</span>
    </span>
  );
}

interface WithProps extends Pick<MatchProps, "says" | "whose"> {
  readonly company: readonly FellowPlayer[];
}

/** The other players at the table. */
function With({ says, company, whose }: WithProps) {
  const others = company.filter((one) => one.kind !== "person" || one.person.id !== whose);
  const bots = others.filter(({ kind }) => kind === "bot").length;
  return (
    <span class="match-company">
      {others
        .filter((one) => one.kind !== "bot")
        .map((one, nth) => (
          <span key={one.seat}>
            {nth > 0 && ", "}
            {one.kind === "person" ? (
              <a href={`/p/${one.person.id}`}>
                <bdi>{one.person.name}</bdi>
                <BotOf person={one.person} />
              </a>
            ) : (
              says.gone
            )}
          </span>
        ))}
      {bots > 0 && `${bots < others.length ? ", " : ""}${bots === 1 ? says.bot : says.bots(bots)}`}
    </span>
  );
}
