import type { PersonRating } from "@roundtable/protocol/history";
import { CARDS, gameCard } from "../games/games.ts";
import { locale } from "../settings/settings.ts";
import type { HistoryText } from "./i18n/index.ts";

/** Half of the confidence range of a rating. */
export function plusMinus(deviation: number): number {
  return Math.round(2 * deviation);
}

/** A player's rating in each game in which they were ever rated, with a link to its leaderboard. */
export function Ratings({ says, ratings }: { says: HistoryText; ratings: readonly PersonRating[] }) {
  return (
    <>
      {ratings.length === 0 && <p class="hint">{says.noRating}</p>}
      <ul class="rating-list">
        {ratings.map(({ game, rating, deviation, isSettled, matches }) => {
          const [middle, range] = [Math.round(rating), plusMinus(deviation)];
          return (
            <li key={game} class="rating-card">
              <span class="label">{gameCard(game)?.name[locale.value] ?? game}</span>
              <b class="rating-number">{says.range(middle, range)}</b>
              <span class="hint">
                {says.rated(matches)}
                {!isSettled && ` · ${says.unsettled}`}
              </span>
              <span class="hint">{says.rangeHelp(middle - range, middle + range)}</span>
            </li>
          );
        })}
      </ul>
      <p class="rating-leaders">
        <span class="label">{says.best}</span>
        {CARDS.map(([game, card]) => (
          <a key={game} href={`/best/${game}`}>
            {card.name[locale.value]}
          </a>
        ))}
      </p>
    </>
  );
}
