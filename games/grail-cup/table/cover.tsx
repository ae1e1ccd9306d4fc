import { GrailCastle } from "./landscape/buildings.tsx";
import { DragonShape } from "./pieces/dragon.tsx";
import { KnightShape } from "./pieces/knights.tsx";
import { Materials } from "./landscape/materials.tsx";
import "./landscape/landscape.css";
import "./landscape/buildings.css";
import "./pieces/figures.css";
import "./pieces/dragon.css";

const PINES = [
  [22, 262, 1.1],
  [52, 250, 0.8],
  [8, 236, 0.8],
  [560, 270, 1.2],
  [590, 250, 0.9],
  [528, 246, 0.7],
  [232, 182, 0.5],
  [252, 188, 0.6],
  [214, 190, 0.45],
  [612, 286, 1.3],
  [404, 186, 0.5],
  [388, 180, 0.4],
] as const;

const OAKS = [
  [84, 268, 1.1],
  [34, 292, 1.3],
  [120, 246, 0.7],
  [500, 262, 0.9],
  [572, 312, 1.5],
  [276, 192, 0.55],
  [186, 184, 0.5],
  [148, 192, 0.6],
  [420, 190, 0.6],
] as const;

const STONES = [
  [336, 184, 0.24],
  [404, 204, 0.3],
  [486, 234, 0.36],
  [330, 276, 0.5],
  [238, 322, 0.66],
  [272, 372, 0.86],
] as const;

const TUFTS = [
  [60, 330],
  [150, 330],
  [330, 340],
  [470, 330],
  [520, 370],
  [410, 376],
  [30, 372],
  [350, 230],
  [250, 226],
  [556, 332],
  [140, 290],
] as const;

/** A knight at the edge of the forest, the road, the dragon on it, and the Grail far above. */
export function Cover() {
  return (
    <svg
      class="gc gc-painted gc-scenery gc-cover"
      viewBox="0 0 600 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Materials />
      <rect fill="url(#gc-heaven)" x="-400" y="-300" width="1400" height="600" />
      <circle cx="362" cy="56" r="190" fill="url(#gc-halo)" />
      <g class="gc-stars">
        {[
          [40, 30],
          [120, 70],
          [200, 24],
          [300, 60],
          [250, 110],
          [560, 40],
          [350, 20],
          [90, 120],
        ].map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="1.6" />
        ))}
      </g>
      <g class="gc-sun" transform="translate(120 66) scale(.8)">
        {Array.from({ length: 20 }, (_, ray) => (
          <path
            key={ray}
            d="M-5-38Q2-54-1-68Q7-54 5-38z"
            transform={`rotate(${ray * 18}) scale(${ray % 2 === 0 ? 1 : 0.86})`}
          />
        ))}
        <circle r="34" />
      </g>
      <path class="gc-moon" d="M134 30a38 38 0 1 0 16 54 31 31 0 1 1-16-54z" />
      <use href="#gc-cloud" transform="translate(30 104) scale(1.1)" />
      <use href="#gc-cloud" transform="translate(470 66) scale(.9)" />
      <path
        class="gc-far gc-far-0"
        transform="translate(-90 0)"
        d="M-400 190q120-70 230-30t180-30 150 26 190-50 150 40 250-30 260 20V500H-400z"
      />
      <path class="gc-far gc-far-1" d="M-400 200q150-50 300-14t220-16 210 4 190-12 200 10 280-10V500H-400z" />
      <g style={{ "--depth": "10%" }}>
        <path class="gc-hill" d="M-400 214q180-44 360-16t300-24 260-30 150 20 330-10V500H-400z" />
      </g>
      <g transform="translate(362 150) scale(.66)">
        <GrailCastle />
      </g>
      <g style={{ "--depth": "55%" }}>
        <path class="gc-hill" d="M-400 262q200-60 380-30t280-22 230 10 210-10 300 6V500H-400z" />
      </g>
      {PINES.map(([x, y, size]) => (
        <use key={x} href="#gc-pine" class="gc-tree-2" transform={`translate(${x} ${y}) scale(${size})`} />
      ))}
      <path
        class="gc-road-winding"
        d="M354 154C340 166 318 170 322 184C328 202 452 204 470 228C484 258 236 260 190 318C166 362 240 404 300 440L430 440C330 396 256 354 286 322C330 282 522 284 506 230C498 198 350 198 346 184C344 176 364 168 370 154Z"
      />
      {STONES.map(([x, y, size]) => (
        <g key={y} transform={`translate(${x} ${y}) scale(${size})`}>
          <ellipse class="gc-stone-edge" cy="6" rx="46" ry="31" />
          <ellipse class="gc-stone-top" rx="46" ry="31" />
          <ellipse class="gc-stone-ring" rx="39" ry="25" />
        </g>
      ))}
      <path
        class="gc-tufts"
        d={TUFTS.map(([x, y]) => `M${x} ${y}q-1-6-5-8m5 8q0-7 1-11m-1 11q2-6 6-7`).join("")}
      />
      <path
        class="gc-flowers"
        d={TUFTS.map(([x, y]) => `M${x + 12} ${y - 2}h.1M${x - 14} ${y + 5}h.1`).join("")}
      />
      {OAKS.map(([x, y, size], nth) => (
        <use
          key={x}
          href="#gc-oak"
          class={`gc-tree-${nth % 3}`}
          transform={`translate(${x} ${y}) scale(${size})`}
        />
      ))}
      <use href="#gc-oak" class="gc-tree-0" transform="translate(-4 420) scale(2.4)" />
      <use href="#gc-oak" class="gc-tree-1" transform="translate(606 424) scale(2.6)" />
      <g transform="translate(402 300) scale(1.25)">
        <DragonShape turned={false} />
      </g>
      <g transform="translate(176 374) scale(1.75)">
        <KnightShape shield="lion" lances={1} turned={false} />
      </g>
      <g transform="translate(76 362) scale(1.15)">
        <KnightShape shield="sun" lances={0} turned={false} />
      </g>
    </svg>
  );
}
