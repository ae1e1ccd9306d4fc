import { GrailCastle } from "./buildings.tsx";
import { Dragon } from "./dragon.tsx";
import { Knight } from "./knights.tsx";
import { Materials } from "./materials.tsx";
import "./land.css";
import "./buildings.css";
import "./figures.css";

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
      <circle cx="452" cy="60" r="190" fill="url(#gc-halo)" />
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
      <use href="#gc-cloud" transform="translate(60 84) scale(1.1)" />
      <use href="#gc-cloud" transform="translate(250 60) scale(.8)" />
      <path
        class="gc-far gc-far-0"
        d="M-400 190q120-70 230-30t180-30 150 26 190-50 150 40 250-30 260 20V500H-400z"
      />
      <path class="gc-far gc-far-1" d="M-400 200q150-50 300-14t220-16 210 4 190-12 200 10 280-10V500H-400z" />
      <g style={{ "--depth": "10%" }}>
        <path class="gc-hill" d="M-400 214q180-44 360-16t300-24 260-30 150 20 330-10V500H-400z" />
      </g>
      <g transform="translate(452 152) scale(.62)">
        <GrailCastle />
      </g>
      <g style={{ "--depth": "55%" }}>
        <path class="gc-hill" d="M-400 262q200-60 380-30t280-22 230 10 210-10 300 6V500H-400z" />
      </g>
      {PINES.map(([x, y, size]) => (
        <use key={x} href="#gc-pine" class="gc-tree-2" transform={`translate(${x} ${y}) scale(${size})`} />
      ))}
      <g class="gc-road-winding">
        <path
          class="gc-road-edge"
          d="M452 158c-16 8-70 6-66 24 6 20 110 20 108 50-4 40-280 20-300 76-10 40 60 70 150 110"
        />
        <path
          class="gc-road"
          d="M452 158c-16 8-70 6-66 24 6 20 110 20 108 50-4 40-280 20-300 76-10 40 60 70 150 110"
        />
      </g>
      {OAKS.map(([x, y, size], nth) => (
        <use
          key={x}
          href="#gc-oak"
          class={`gc-tree-${nth % 3}`}
          transform={`translate(${x} ${y}) scale(${size})`}
        />
      ))}
      <g transform="translate(398 286) scale(1.15)">
        <Dragon turned={false} />
      </g>
      <g transform="translate(196 372) scale(1.75)">
        <Knight shield="lion" lances={1} turned={false} />
      </g>
      <g transform="translate(86 384) scale(1.2)">
        <Knight shield="sun" lances={0} turned={false} />
      </g>
    </svg>
  );
}
