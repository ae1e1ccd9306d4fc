import type { Column, Row } from "../rules/pieces.ts";
import { DieDrawing } from "@roundtable/kit";
import { type House, streetOf } from "./houses.ts";
import "./colours.css";
import "./cover.css";

/** The streets of the town from the hill down to the wall: where each stands, and how tall its houses are. */
const STREETS: readonly { readonly row: Row; readonly y: number; readonly size: number }[] = [
  { row: "black", y: 170, size: 0.7 },
  { row: "blue", y: 202, size: 0.78 },
  { row: "red", y: 236, size: 0.86 },
  { row: "yellow", y: 272, size: 0.94 },
  { row: "white", y: 310, size: 1.02 },
];

const DICE: readonly { readonly row: Row; readonly face: Column; readonly at: string }[] = [
  { row: "black", face: 2, at: "translate(92 288) rotate(-14) scale(1.05)" },
  { row: "yellow", face: 6, at: "translate(176 300) rotate(8) scale(1.15)" },
  { row: "red", face: 5, at: "translate(262 282) rotate(-6) scale(1.35)" },
  { row: "blue", face: 3, at: "translate(360 298) rotate(12) scale(1.2)" },
  { row: "white", face: 4, at: "translate(450 289) rotate(-9) scale(1.1)" },
];

const SETS = STREETS.map((street, nth) => ({ ...street, houses: streetOf(nth + 3, street.size) }));

/** A town of five streets in five colours, climbing to its cathedral; before the wall, the dice have just been thrown. */
export function Cover() {
  return (
    <svg
      class="dc-colours dc-cover"
      viewBox="0 0 600 400"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="dc-heaven" x1="0" y1="0" x2="0" y2="1">
          <stop class="high" offset="0" />
          <stop class="low" offset="1" />
        </linearGradient>
      </defs>
      <rect x="-400" y="-300" width="1400" height="760" fill="url(#dc-heaven)" />
      <circle class="orb" cx="486" cy="92" r="26" />
      <path
        class="rays"
        d="M486 56v-12M486 140v-12M450 92h-12M534 92h-12M460 66l-8-8M520 126l-8-8M512 66l8-8M452 126l8-8"
      />
      <path class="cloud" d="M70 92c-14 0-18-15-6-19 0-13 19-17 25-6 8-12 29-9 30 5 13-3 20 16 6 20z" />
      <path class="cloud" d="M396 78c-11 0-14-12-5-15 0-10 15-13 20-5 6-9 23-7 24 4 10-2 16 13 5 16z" />
      <path class="hill" d="M-400 210q170-70 320-50t200-48 190-22 170 40 190 10 330 50V460H-400z" />
      <Cathedral />
      {SETS.map(({ row, y, houses }) => (
        <g key={row} class={`dc-row-${row}`} transform={`translate(0 ${y})`}>
          {houses.map((house, nth) => (
            <Facade key={nth} house={house} />
          ))}
          <path class="terrace" d="M-300 0H900V70H-300z" />
        </g>
      ))}
      <path class="square" d="M-400 310H1000V460H-400z" />
      <path class="paving" d="M-60 334q90-9 180 0t180 0 180 0 180 0M-100 366q110-9 220 0t220 0 220 0" />
      {DICE.map(({ row, face, at }) => (
        <g key={row} transform={at}>
          <ellipse class="shade" cx="27" cy="46" rx="26" ry="6" />
          <g class={`dc-die dc-die-${row}`}>
            <DieDrawing face={face} />
          </g>
        </g>
      ))}
    </svg>
  );
}

function Facade({ house: { x, width, height, roof, windows, door } }: { house: House }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path class="wall" d={`M0 2V${-height}H${width}V2z`} />
      <path class="roof" d={roof} />
      {windows.map((at) => (
        <path key={at} class="window" d={`M${at}h4.500v6.500h-4.500z`} />
      ))}
      <path class="door" d={`M${door} 2v-9a4 4 0 0 1 8 0v9z`} />
    </g>
  );
}

function Cathedral() {
  return (
    <g transform="translate(276 152) scale(.74)">
      <path class="stone" d="M-8 20V-44H72V20z" />
      <path class="spire" d="M-12-42L32-82 76-42z" />
      <path class="stone" d="M-26 20V-70H-2V20zM66 20V-70H90V20z" />
      <path class="spire" d="M-30-68L-14-116 2-68zM62-68L78-116 94-68z" />
      <circle class="window" cx="32" cy="-50" r="9" />
      <path class="window" d="M-18-54h8v18h-8zM74-54h8v18h-8zM8-30h7v22H8zM28-30h7v22h-7zM48-30h7v22h-7z" />
      <path class="flag" d="M-14-116v-16l15 5-15 6M78-116v-16l15 5-15 6" />
    </g>
  );
}
