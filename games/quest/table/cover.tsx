import { type ShieldName, ShieldDrawing } from "@roundtable/kit";
import { onRim } from "./hall/seating.ts";
import { Candle } from "./hall/table-drawing.tsx";
import "./hall/hall.css";
import "./cover.css";

const COMPANY: readonly (readonly [ShieldName, number])[] = [
  ["sun", 196],
  ["boar", 228],
  ["rose", 257],
  ["tower", 284],
  ["eagle", 312],
  ["stag", 344],
];

const OVAL = { centre: { x: 300, y: 270 }, across: 262, down: 118 };
const SHADOWS = [150, 205, 238, 262, 278, 300, 330, 385];

/** Candlelight on the round table, shields at its rim, shadows on the wall, two cards in the middle. */
export function Cover() {
  return (
    <svg class="qu-cover" viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <radialGradient id="qu-cover-wall" cx=".5" cy=".5" r=".7">
          <stop class="qu-cover-near" offset="0" />
          <stop class="qu-cover-far" offset="1" />
        </radialGradient>
        <radialGradient id="qu-cover-light">
          <stop class="qu-light-in" offset="0" />
          <stop class="qu-light-mid" offset=".5" />
          <stop class="qu-light-out" offset="1" />
        </radialGradient>
      </defs>
      <rect x="-300" y="-200" width="1200" height="800" fill="url(#qu-cover-wall)" />
      <g class="qu-cover-arches">
        {[-180, 20, 220, 420, 620].map((x) => (
          <path key={x} d={`M${x} 240V80q80-90 160 0v160M${x + 14} 240V86q66-72 132 0v154`} />
        ))}
      </g>
      {SHADOWS.map((degrees, nth) => {
        const { x, y } = onRim({ ...OVAL, across: 300, down: 150 }, degrees);
        return (
          <path
            key={degrees}
            class="qu-cover-shadow"
            transform={`translate(${x} ${y}) scale(${0.9 + (nth % 3) * 0.12})`}
            d="M-34 60c-4-34 4-52 18-60-8-10-8-34 16-36 24 2 24 26 16 36 14 8 22 26 18 60z"
          />
        );
      })}
      <ellipse class="qu-edge" cx="300" cy="284" rx="264" ry="120" />
      <ellipse class="qu-wood" cx="300" cy="270" rx="262" ry="118" />
      {Array.from({ length: 24 }, (_, wedge) => {
        const from = onRim({ ...OVAL, across: 110, down: 48 }, wedge * 15);
        const to = onRim({ ...OVAL, across: 248, down: 111 }, wedge * 15);
        return <path key={wedge} class="qu-seam" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />;
      })}
      <ellipse class="qu-inlay" cx="300" cy="270" rx="248" ry="111" />
      <ellipse class="qu-inlay" cx="300" cy="270" rx="110" ry="48" />
      <ellipse class="qu-glow" cx="300" cy="270" rx="262" ry="118" fill="url(#qu-cover-light)" />
      <circle class="qu-cover-halo" cx="300" cy="190" r="170" fill="url(#qu-cover-light)" />
      {COMPANY.map(([shield, degrees]) => {
        const { x, y } = onRim({ ...OVAL, across: 232, down: 100 }, degrees);
        const size = 0.85 + (y - 160) / 260;
        return (
          <g key={shield} transform={`translate(${x - 24 * size} ${y - 44 * size}) scale(${size})`}>
            <ShieldDrawing name={shield} />
          </g>
        );
      })}
      <g transform="translate(268 270) scale(1.05)">
        <Candle />
      </g>
      <g transform="translate(334 266) scale(.95)">
        <Candle />
      </g>
      <g transform="translate(300 252) scale(1.1)">
        <Candle />
      </g>
      <g class="qu-cover-card qu-cover-blue" transform="translate(226 300) rotate(-14) skewX(8)">
        <rect width="64" height="84" rx="6" />
        <path d="M18 22h28q0 24-10 28v8l8 6H20l8-6v-8Q18 46 18 22z" />
      </g>
      <g class="qu-cover-card qu-cover-crimson" transform="translate(318 286) rotate(11) skewX(-6)">
        <rect width="64" height="84" rx="6" />
        <path d="M16 20l14 4-6 14 12 6-8 26q-12-8-12-26zM36 22l12-2v24q0 14-12 24l6-22-10-6z" />
      </g>
    </svg>
  );
}
