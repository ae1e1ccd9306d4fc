import type { ChartsBody } from "@roundtable/protocol/history";
import { useId } from "preact/hooks";
import { dateLocale } from "../../parts/dates.ts";
import type { HistoryText } from "../i18n/index.ts";
import { plusMinus } from "../player-ratings.tsx";
import { scaleOf } from "./scale.ts";

type Point = ChartsBody["strength"][number];

const WIDTH = 340;
const HEIGHT = 190;
const LEFT = 44;
const BOTTOM = 26;
/** The most rows in the table for screen readers. */
const MOST_TOLD = 20;

/** The rating match by match, with its confidence range. */
export function RatingChart({ says, strength }: { says: HistoryText; strength: readonly Point[] }) {
  const id = useId();
  const text = says.charts;
  const { low, high, ticks } = scaleOf(
    strength.flatMap(({ rating, deviation }) => [rating - 2 * deviation, rating + 2 * deviation]),
  );
  const x = (nth: number) => LEFT + (nth / (strength.length - 1)) * (WIDTH - LEFT - 8);
  const y = (rating: number) => 8 + ((high - rating) / (high - low)) * (HEIGHT - BOTTOM - 8);
  const at = (nth: number, rating: number) => `${x(nth).toFixed(1)},${y(rating).toFixed(1)}`;
  const upper = strength.map(({ rating, deviation }, nth) => at(nth, rating + 2 * deviation));
  const lower = strength.map(({ rating, deviation }, nth) => at(nth, rating - 2 * deviation)).toReversed();
  const day = ({ at: moment }: Point) =>
    new Date(moment).toLocaleDateString(dateLocale(), { dateStyle: "short" });
  const [first, last] = [strength[0], strength.at(-1)];
  return (
    <figure class="chart">
      <figcaption>{text.strength}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here, in the colours of the theme
        role="img"
        aria-labelledby={`${id}-title ${id}-desc`}
        aria-describedby={`${id}-table`}
      >
        <title id={`${id}-title`}>{text.strength}</title>
        <desc id={`${id}-desc`}>{text.strengthHelp}</desc>
        {ticks.map((tick) => (
          <g key={tick}>
            <line class="chart-grid" x1={LEFT} x2={WIDTH - 8} y1={y(tick)} y2={y(tick)} />
            <text class="chart-tick" x={LEFT - 6} y={y(tick) + 5}>
              {tick}
            </text>
          </g>
        ))}
        <polygon class="chart-band" points={[...upper, ...lower].join(" ")} />
        <polyline class="chart-line" points={strength.map(({ rating }, nth) => at(nth, rating)).join(" ")} />
        {last !== undefined && (
          <circle class="chart-now" cx={x(strength.length - 1)} cy={y(last.rating)} r={4} />
        )}
        {first !== undefined && last !== undefined && (
          <>
            <text x={LEFT} y={HEIGHT - 6}>
              {day(first)}
            </text>
            <text class="chart-end" x={WIDTH - 8} y={HEIGHT - 6}>
              {day(last)}
            </text>
          </>
        )}
      </svg>
      <p class="hint">{text.strengthHelp}</p>
      {/* A table cannot be narrower than its words; unclipped, it would widen the page. */}
      <div class="for-readers">
        <table id={`${id}-table`}>
          <caption>{text.strength}</caption>
          <thead>
            <tr>
              <th scope="col">{text.date}</th>
              <th scope="col">{says.rating}</th>
            </tr>
          </thead>
          <tbody>
            {strength.slice(-MOST_TOLD).map((point) => (
              <tr key={point.at}>
                <th scope="row">{day(point)}</th>
                <td>{says.range(Math.round(point.rating), plusMinus(point.deviation))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
