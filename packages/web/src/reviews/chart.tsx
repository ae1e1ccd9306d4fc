import { type SeatAt, ShieldDrawing, shieldOf, nameOf, useMeasured } from "@roundtable/kit";
import { useId, useRef } from "preact/hooks";
import { spreadLabels } from "./labels.ts";
import { CERTAIN, percent } from "./percent.ts";
import { chanceAt, type Point, type Series } from "./series.ts";

interface ChartProps {
  readonly title: string;
  readonly help: string;
  readonly series: readonly Series[];
  readonly seats: readonly SeatAt[];
  readonly last: number;
  readonly at: number;
  /** Whether a value holds until the next point, instead of a straight line to it. */
  readonly isStepped: boolean;
  readonly onPick: (moment: number) => void;
  readonly words: { readonly moment: string; readonly atEnd: string };
}

const FIRST_WIDTH = 680;
const HEIGHT = 300;
const LEFT = 46;
const TOP = 12;
const BOTTOM = 30;
const SHIELD = 20;
const LABEL_GAP = 25;
const TICKS = [0, 2500, 5000, 7500, 10_000];
/** Lines differ by colour and by dash pattern. */
const DASHES = ["", "11 5", "3 5", "16 5 3 5", "7 4", "", "11 5", "3 5", "16 5 3 5", "7 4"];
/** The most rows in the table for screen readers. */
const MOST_TOLD = 24;

const asWide = (width: number): number => Math.max(280, width);

/** A line for each player over the whole match, with a shield at its end. A press selects a moment. */
export function Chart({ title, help, series, seats, last, at, isStepped, onPick, words }: ChartProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const width = useMeasured(box, FIRST_WIDTH, asWide);
  const most = Math.max(...series.map(({ seats: those }) => those.length), 1);
  const right = most * (SHIELD + 2) + 14;
  const end = Math.max(1, last);
  const x = (moment: number) => LEFT + (moment / end) * (width - LEFT - right);
  const y = (chance: number) => TOP + (1 - chance / CERTAIN) * (HEIGHT - TOP - BOTTOM);
  const labels = spreadLabels(
    series.map((one) => y(chanceAt(one, last))),
    LABEL_GAP,
    TOP,
    HEIGHT - BOTTOM,
  );
  const pick = ({ currentTarget, clientX }: { currentTarget: SVGElement; clientX: number }) => {
    const from = currentTarget.getBoundingClientRect();
    const inside = ((clientX - from.left) / from.width) * width - LEFT;
    const moment = Math.round((inside / (width - LEFT - right)) * end);
    onPick(Math.min(last, Math.max(0, moment)));
  };
  return (
    <figure class="review-chart" ref={box}>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here, in the colours of the theme
        role="img"
        aria-label={title}
        aria-describedby={`${id}-table`}
        onPointerDown={pick}
        onPointerMove={(event) => {
          if (event.buttons > 0) pick(event);
        }}
      >
        {TICKS.map((tick) => (
          <g key={tick}>
            <line class="review-grid" x1={LEFT} x2={width - right} y1={y(tick)} y2={y(tick)} />
            <text class="review-tick" x={LEFT - 6} y={y(tick) + 5}>
              {percent(tick)}
            </text>
          </g>
        ))}
        <line class="review-cursor" x1={x(at)} x2={x(at)} y1={TOP} y2={HEIGHT - BOTTOM} />
        {series.map((one, nth) => {
          const seat = one.seats[0] ?? 0;
          const label = labels[nth] ?? 0;
          return (
            <g key={seat} class="review-line" data-shield={shieldOf({ seats }, seat)}>
              <polyline points={pathOf(one.points, isStepped, x, y)} stroke-dasharray={DASHES[seat]} />
              <circle cx={x(at)} cy={y(chanceAt(one, at))} r={4.5} />
              <line x1={x(last)} x2={x(last) + 8} y1={y(chanceAt(one, last))} y2={label} />
              {one.seats.map((who, place) => (
                <svg
                  key={who}
                  x={x(last) + 10 + place * (SHIELD + 2)}
                  y={label - SHIELD * 0.6}
                  width={SHIELD}
                  height={SHIELD * 1.17}
                  viewBox="0 0 48 56"
                >
                  <ShieldDrawing name={shieldOf({ seats }, who)} />
                </svg>
              ))}
            </g>
          );
        })}
        <text class="review-tick" x={x(at)} y={HEIGHT - 8} data-middle="">
          {at}
        </text>
      </svg>
      <figcaption class="hint">{help}</figcaption>
      {/* A table cannot be narrower than its words; unclipped, it would widen the page. */}
      <div class="for-readers">
        <table id={`${id}-table`}>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{words.moment}</th>
              {series.map((one) => (
                <th key={one.seats[0]} scope="col">
                  {one.seats.map((seat) => nameOf({ seats }, seat)).join(", ")}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {toldMoments(last).map((moment) => (
              <tr key={moment}>
                <th scope="row">{moment === last ? words.atEnd : moment}</th>
                {series.map((one) => (
                  <td key={one.seats[0]}>{percent(chanceAt(one, moment))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

function pathOf(
  points: readonly Point[],
  isStepped: boolean,
  x: (moment: number) => number,
  y: (chance: number) => number,
): string {
  return points
    .flatMap(({ moment, chance }, nth) => {
      const before = points[nth - 1];
      const corner =
        isStepped && before !== undefined ? [`${x(moment).toFixed(1)},${y(before.chance).toFixed(1)}`] : [];
      return [...corner, `${x(moment).toFixed(1)},${y(chance).toFixed(1)}`];
    })
    .join(" ");
}

function toldMoments(last: number): readonly number[] {
  const each = Math.max(1, Math.ceil(last / MOST_TOLD));
  const moments = Array.from({ length: Math.floor(last / each) + 1 }, (_, nth) => nth * each);
  return moments.at(-1) === last ? moments : [...moments, last];
}
