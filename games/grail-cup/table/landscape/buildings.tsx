import type { SpaceKind } from "../../rules/pieces.ts";
import { Grail } from "../pieces/grail.tsx";

/*
 * What stands behind a space. Each is drawn with its foot at 0 0, about 100 wide, in the colours of the stylesheet:
 * wall, shade, roof, window, ink.
 */

function Tower({
  x,
  foot,
  width,
  height,
  roof,
}: {
  x: number;
  foot: number;
  width: number;
  height: number;
  roof?: boolean;
}) {
  const left = x - width / 2;
  const top = foot - height;
  const rim = width / 2 + 3;
  return (
    <>
      <path class="wall" d={`M${left} ${foot}l1-${height}h${width - 2}l1 ${height}z`} />
      <path class="shade" d={`M${x + width * 0.14} ${foot}V${top}h${width * 0.34}l1 ${height}z`} />
      {roof === false ? (
        <path
          class="wall"
          d={`M${x - rim} ${top + 3}v-11h${rim * 0.44}v5h${rim * 0.34}v-5h${rim * 0.44}v5h${rim * 0.34}v-5h${rim * 0.44}v11z`}
        />
      ) : (
        <>
          <path
            class="roof"
            d={`M${x - rim} ${top}q${rim - 3}-${width * 0.7} ${rim}-${width * 1.55}q3 ${width * 0.85} ${rim} ${width * 1.55}q-${rim} 5-${2 * rim} 0z`}
          />
          <path
            class="shine"
            d={`M${x - rim * 0.5} ${top - 3}q${rim * 0.36}-${width * 0.55} ${rim * 0.46}-${width * 1.1}`}
          />
        </>
      )}
      <path class="window" d={`M${x - 3} ${top + height * 0.42}v-7q3-5 6 0v7z`} />
    </>
  );
}

function Pennant({ x, y, side = 1 }: { x: number; y: number; side?: number }) {
  return (
    <>
      <path class="ink" d={`M${x} ${y}v-20`} />
      <path
        class="pennant"
        d="M0-20q8-5 13-1t12 0l-6 5 5 5q-8 4-13 1t-11 0z"
        transform={`translate(${x} ${y}) scale(${side} 1)`}
      />
    </>
  );
}

function Castle({ garden }: { garden?: boolean }) {
  return (
    <g class={garden === true ? "gc-green-roofs" : undefined}>
      <Tower x={0} foot={-6} width={26} height={72} />
      <path class="wall" d="M-42 0v-37h8v6h8v-6h9v6h9v-6h16v6h9v-6h9v6h8v-6h8V0z" />
      <path class="shade" d="M14 0v-31h27V0z" />
      <Tower x={-41} foot={2} width={22} height={52} />
      <Tower x={41} foot={2} width={22} height={52} />
      <path class="door" d="M-10 1v-15q10-14 20 0V1z" />
      <path class="ink" d="M0 1v-20M-10-9h20M-28-17h8M20-15h7M-31-8h7" />
      <Pennant x={0} y={-117} />
    </g>
  );
}

function Church() {
  return (
    <g class="gc-slate-roofs">
      <path class="wall" d="M-14 0v-34l30-1 28 1V0z" />
      <path class="roof" d="M-17-33l13-27q22-3 43 0l9 27q-33 3-65 0z" />
      <path class="shine" d="M-6-37l9-19M10-36l4-21M25-37l1-20" />
      <path class="wall" d="M-38 0v-66h26V0z" />
      <path class="shade" d="M-22 0v-66h10V0zM30 0v-32h14V0z" />
      <path class="roof" d="M-42-64q14-14 17-46q3 32 17 46q-17 4-34 0z" />
      <path class="ink" d="M-25-108v-20M-32-121h14" />
      <path class="window" d="M-29-40v-12q4-7 8 0v12zM-2-10v-12q4-7 8 0v12zM15-10v-12q4-7 8 0v12z" />
      <path class="door" d="M-31 1v-15q6-9 12 0V1z" />
    </g>
  );
}

function Cottage({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path class="wall" d="M-19 0v-19l19-12 19 12V0z" />
      <path class="shade" d="M7 0v-26l12 8V0z" />
      <path class="ink" d="M-19-10h11M-8 0v-22M8-8h11M8 0v-22" />
      <path class="roof" d="M-26-16q16-11 24-28q14 12 28 28q-4 4-7 3Q8-26-2-33q-8 10-18 20q-3 1-6-3z" />
      <path class="shine" d="M-15-20l9-11M10-25l9 9" />
      <path class="door" d="M-5 0v-12q5-5 10 0V0z" />
    </g>
  );
}

function Village() {
  return (
    <g class="gc-thatch">
      <path class="smoke" d="M9-58q-9-8 0-15t-1-15q8 5 6 13t1 17z" />
      <Cottage x={4} y={-18} size={1.05} />
      <Cottage x={-30} y={-4} size={0.95} />
      <Cottage x={33} y={0} />
      <path class="window" d="M-40-9h6v-6h-6zM-3-32h6v-6h-6zM22-6h5v-6h-5z" />
    </g>
  );
}

function Glade() {
  return (
    <g>
      <path
        class="bush"
        d="M-46 0q-9-8-2-16-1-13 13-13 6-13 19-7 13-9 23 1 14-4 18 8 14 1 12 14 9 7 2 14-43 7-85-1z"
      />
      <path class="ink" d="M-34-8q3-8 11-7M-12-20q5-8 13-5M15-12q4-8 12-7M-8-5q4-6 10-5" />
      <g class="gc-blossom">
        <circle cx="-28" cy="-20" r="3.4" />
        <circle cx="-6" cy="-31" r="3.4" />
        <circle cx="26" cy="-24" r="3.4" />
        <circle cx="36" cy="-8" r="3" />
        <circle cx="-39" cy="-6" r="3" />
      </g>
    </g>
  );
}

function Scorched() {
  return (
    <g>
      <path class="cinder" d="M-52 8q-8-14 10-20 6-14 26-10 22-10 36 3 22-1 28 14 10 9-2 16z" />
      <path
        class="charred"
        d="M-38-4l3-38-9-13 12 6 4-18 3 21 10-7-8 16 2 33zM30-6l4-30-8-10 11 3 5-15 1 18 10-3-10 12 1 25z"
      />
      <path class="ember" d="M-14-18q-6-10 1-18 1 8 6 10 2-9-2-15 12 8 9 23-5 9-14 0z" />
    </g>
  );
}

/** Where the race begins: behind the first spaces, seven towers and the round table's banner. */
export function Camelot() {
  return (
    <g class="gc-red-roofs">
      <Tower x={-34} foot={-10} width={26} height={104} />
      <Tower x={34} foot={-10} width={26} height={96} />
      <Tower x={0} foot={-14} width={34} height={132} />
      <Tower x={-16} foot={-6} width={20} height={64} roof={false} />
      <Tower x={18} foot={-6} width={20} height={70} roof={false} />
      <path class="wall" d="M-74 4v-48h9v7h9v-7h10v7h10v-7h10v7h12v-7h10v7h10v-7h10v7h10v-7h12v7h9v-7h9V4z" />
      <path class="shade" d="M24 4v-41h50V4z" />
      <Tower x={-72} foot={6} width={26} height={66} />
      <Tower x={72} foot={6} width={26} height={66} />
      <path class="door" d="M-17 5v-22q17-20 34 0V5z" />
      <path class="ink" d="M-17-7h34M-6 5v-30M6 5v-30M-52-22h10M-56-10h9M36-20h10M46-10h9" />
      <Pennant x={0} y={-198} />
      <Pennant x={-72} y={-100} side={-1} />
      <Pennant x={72} y={-100} />
    </g>
  );
}

/** Where it ends: pale walls, gilded roofs, and the cup above them in its own light. */
export function GrailCastle() {
  return (
    <g class="gc-gilt-roofs">
      <g class="gc-rays">
        {Array.from({ length: 16 }, (_, ray) => (
          <path
            key={ray}
            d="M-2.5-40L0-96L2.5-40z"
            transform={`translate(0 -152) rotate(${ray * 22.5}) scale(${ray % 2 === 0 ? 1 : 0.72})`}
          />
        ))}
      </g>
      <path class="bush" d="M-104 10q14-26 40-30 30-14 64-12 40-2 66 14 26 6 36 28z" />
      <Tower x={0} foot={-16} width={34} height={78} />
      <Tower x={-32} foot={-12} width={22} height={72} />
      <Tower x={32} foot={-12} width={22} height={72} />
      <path class="wall" d="M-58-2v-38h8v6h9v-6h9v6h10v-6h9v6h26v-6h9v6h10v-6h9v6h9v-6h8v38z" />
      <path class="shade" d="M20-2v-32h38v32z" />
      <Tower x={-58} foot={0} width={22} height={52} />
      <Tower x={58} foot={0} width={22} height={52} />
      <path class="door" d="M-13 0v-20q13-16 26 0V0z" />
      <g transform="translate(0 -152)">
        <Grail />
      </g>
    </g>
  );
}

const BUILDINGS: Readonly<Record<SpaceKind, (() => preact.JSX.Element) | null>> = {
  path: null,
  clover: Glade,
  church: Church,
  village: Village,
  castle: () => <Castle />,
  "castle-with-clover": () => <Castle garden />,
  dragon: Scorched,
  finish: null,
};

export function Building({ kind }: { kind: SpaceKind }) {
  const Drawing = BUILDINGS[kind];
  return Drawing === null ? null : <Drawing />;
}
