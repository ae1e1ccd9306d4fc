import type { Oval } from "./seating.ts";
import { onRim } from "./seating.ts";

const RINGS = [0.93, 0.7, 0.46];
const WEDGES = 24;

/** Dark oak, an inlay of brass, and the light of the candles in the middle. */
export function TableDrawing({ oval, width, height }: { oval: Oval; width: number; height: number }) {
  const { centre, across, down } = oval;
  const ring = (part: number) => ({ cx: centre.x, cy: centre.y, rx: across * part, ry: down * part });
  return (
    <svg class="qu-table" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <defs>
        <radialGradient id="qu-light">
          <stop class="qu-light-in" offset="0" />
          <stop class="qu-light-mid" offset=".45" />
          <stop class="qu-light-out" offset="1" />
        </radialGradient>
        <filter id="qu-grain" x="0" y="0" width="100%" height="100%">
          <feTurbulence type="fractalNoise" baseFrequency=".012 .19" numOctaves="3" seed="4" />
          <feColorMatrix values="0 0 0 0 .05  0 0 0 0 .02  0 0 0 0 .02  0 1.6 0 0 -.62" />
          <feComposite in2="SourceGraphic" operator="in" />
        </filter>
      </defs>
      <ellipse class="qu-shade" {...ring(1.02)} cy={centre.y + down * 0.05} />
      <ellipse class="qu-edge" {...ring(0.99)} cy={centre.y + down * 0.025} />
      <ellipse class="qu-wood" {...ring(0.98)} />
      <ellipse class="qu-grain" {...ring(0.98)} filter="url(#qu-grain)" />
      {Array.from({ length: WEDGES }, (_, wedge) => {
        const from = onRim({ centre, across: across * 0.46, down: down * 0.46 }, wedge * 15);
        const to = onRim({ centre, across: across * 0.93, down: down * 0.93 }, wedge * 15);
        return <path key={wedge} class="qu-seam" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />;
      })}
      {RINGS.map((part) => (
        <ellipse key={part} class="qu-inlay" {...ring(part)} />
      ))}
      <ellipse class="qu-glow" {...ring(0.98)} fill="url(#qu-light)" />
    </svg>
  );
}

const WINDOWS = 5;

/** The wall of the hall, with windows of crimson and blue. */
export function Hall() {
  return (
    <svg class="qu-hall" viewBox="0 0 1000 600" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      {Array.from({ length: WINDOWS }, (_, nth) => (
        <g key={nth} transform={`translate(${40 + nth * 195} 0)`}>
          <path class={`qu-pane-${nth % 2}`} d="M0 420V120C0 60 40 20 70-20c30 40 70 80 70 140v300z" />
          <path
            class="qu-lead"
            d="M70-20V420M0 120h140M0 220h140M0 320h140M0 120l70 100 70-100M0 320l70-100 70 100"
          />
        </g>
      ))}
    </svg>
  );
}

/** A candle with its flame; 40 by 90, its foot at 0, 0. */
export function Candle() {
  return (
    <g class="qu-candle">
      <path class="qu-brass" d="M-16 0h32l-5-7h-22zM-9-7h18l-3-6h-12z" />
      <path class="qu-wax" d="M-6-13v-34q3-4 6-1t6-1v36z" />
      <path class="qu-wick" d="M0-48v-7" />
      <path class="qu-flame" d="M0-52c-8-6-7-14-3-20 1-3 2-6 2-10 7 7 11 14 9 22-1 5-4 7-8 8z" />
      <path class="qu-flame-heart" d="M0-53c-4-3-4-8-1-13 4 4 6 11 1 13z" />
    </g>
  );
}
