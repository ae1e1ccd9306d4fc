import { useProgressiveCount } from "@roundtable/kit";
import type { VNode } from "preact";
import { useMemo } from "preact/hooks";
import type { Board } from "../../rules/board.ts";
import { ALLIES, type Ally, type SpaceKind } from "../../rules/pieces.ts";
import { Building, Camelot, GrailCastle } from "./buildings.tsx";
import { coordinates, disc, thinned, through } from "./path-data.ts";
import { drawnBy } from "./seed.ts";
import { Materials } from "./materials.tsx";
import { BEYOND, type Landscape, landscapeAround, ridgeHeight, type Tree } from "./landscape.ts";
import type { Sheet } from "../map/frame.ts";
import { type Layout, type Point, riseOf, spotOf, STONE, WIDE } from "../map/layout.ts";

interface SceneryProps extends Pick<Sheet, "beside" | "above"> {
  readonly layout: Layout;
  readonly board: Board;
}

/** Into so many parts are divided the things that stand on the land. */
const GROVES = 8;
/** With the sky, the hills, and what lies on them. */
const PARTS = 3 + GROVES;

/**
 * The painted map, without anything that moves. It is a picture of its own so that the browser paints it once; it takes
 * long to draw, so it comes part by part, the farther before the nearer.
 */
export function Scenery({ layout, board, beside, above }: SceneryProps) {
  const drawn = useProgressiveCount(PARTS);
  const { frame } = layout;
  const isLand = drawn > 1;
  const land = useMemo(
    () => (isLand ? landOf({ layout, board, beside, above }) : []),
    [isLand, layout, board, beside, above],
  );
  const materials = useMemo(() => <Materials />, []);
  const sky = useMemo(() => <Sky layout={layout} />, [layout]);
  return (
    <svg
      class="gc-scenery"
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      aria-hidden="true"
      data-drawing={drawn < PARTS ? "" : undefined}
    >
      {materials}
      {sky}
      {land.slice(0, drawn - 1)}
    </svg>
  );
}

/** The parts of the land. */
function landOf({ layout, board, beside, above }: SceneryProps): VNode[] {
  const { frame } = layout;
  const land = landscapeAround(layout, board, {
    left: -beside,
    right: frame.width + beside,
    top: -above,
    bottom: frame.height + above,
  });
  return [
    <Hills key="hills" hills={land.hills} bottom={frame.height + BEYOND} />,
    <g key="ground">
      <River river={land.river} unit={layout.unit} />
      <Road layout={layout} bridges={land.bridges} />
      <Meadow tufts={land.tufts} />
    </g>,
    ...inGroves(standing(layout, board, land)).map((things, nth) => (
      <g key={nth}>{things.map(({ drawing }) => drawing)}</g>
    )),
  ];
}

/** Something that stands on the land, and about how many strokes it is drawn with. */
interface Standing {
  readonly y: number;
  readonly strokes: number;
  readonly drawing: VNode;
}

/** As many strokes in each. */
function inGroves(things: readonly Standing[]): Standing[][] {
  const all = things.reduce((sum, { strokes }) => sum + strokes, 0);
  const groves: Standing[][] = Array.from({ length: GROVES }, () => []);
  let before = 0;
  for (const thing of things) {
    groves[Math.floor((before / all) * GROVES)]?.push(thing);
    before += thing.strokes;
  }
  return groves;
}

/** Trees, houses and stones, the farther before the nearer. */
function standing(layout: Layout, board: Board, { trees }: Landscape): Standing[] {
  const { unit } = layout;
  const rise = riseOf(layout);
  // Low enough not to hide the row behind.
  const built = Math.min(0.94, (rise - 62 * unit) / (128 * unit));
  const things: Standing[] = [];
  for (const tree of trees)
    things.push({ y: tree.y, strokes: 4, drawing: <TreeDrawing key={coordinates(tree)} {...tree} /> });
  for (let space = 1; space <= board.finish; space++) {
    const { x, y } = spotOf(layout, space);
    const kind = board.kinds[space] ?? "path";
    const starts = startsOn(board, space);
    things.push({
      y: y - 18 * unit,
      strokes: kind === "path" ? 6 : kind === "finish" ? 60 : 20,
      drawing: (
        <g key={space} transform={`translate(${coordinates({ x, y })}) scale(${unit})`}>
          <g transform={kind === "finish" ? "translate(0 -26)" : `translate(0 -24) scale(${built})`}>
            {kind === "finish" ? <GrailCastle /> : <Building kind={kind} />}
          </g>
          <Stone kind={kind} space={space} starts={starts} />
        </g>
      ),
    });
  }
  const gate = spotOf(layout, 0);
  things.push({
    y: gate.y - 30,
    strokes: 60,
    drawing: (
      <g
        key="camelot"
        transform={`translate(${coordinates({ x: gate.x - 14 * unit, y: gate.y - 26 * unit })}) scale(${Math.min(unit, (rise - 34 * unit) / 200)})`}
      >
        <Camelot />
      </g>
    ),
  });
  return things.toSorted((one, other) => one.y - other.y);
}

function startsOn(board: Board, space: number): Ally[] {
  return ALLIES.filter((number) => board.starts[number] === space);
}

function Stone({ kind, space, starts }: { kind: SpaceKind; space: number; starts: readonly Ally[] }) {
  const { rx, ry } = STONE;
  return (
    <g class={`gc-stone gc-stone-${kind}`}>
      <ellipse class="gc-stone-edge" cy="6" rx={rx} ry={ry} />
      <ellipse class="gc-stone-top" rx={rx} ry={ry} />
      <ellipse class="gc-stone-ring" rx={rx - 7} ry={ry - 6} />
      <text class="gc-number" y={kind === "clover" || kind === "castle-with-clover" ? -6 : 0}>
        {space}
      </text>
      {starts.length > 0 && (
        <g class="gc-starts">
          <path d="M-26 26h52l-6 9 6 9h-52l6-9z" />
          <text y="41">{starts.join(" · ")}</text>
        </g>
      )}
    </g>
  );
}

function TreeDrawing({ x, y, kind, size, tone }: Tree) {
  return (
    <use
      href={`#gc-${kind}`}
      transform={`translate(${coordinates({ x, y })}) scale(${Math.round(size * 100) / 100})`}
      class={`gc-tree-${Math.floor(tone * 3)}`}
    />
  );
}

function Sky({ layout }: { layout: Layout }) {
  const { frame } = layout;
  const random = drawnBy(5);
  const horizon = frame.sky + 40;
  const wide = frame.width;
  return (
    <g>
      <rect class="gc-heaven" x={-BEYOND} y={-BEYOND} width={wide + 2 * BEYOND} height={BEYOND} />
      <rect fill="url(#gc-heaven)" x={-BEYOND} y={-2} width={wide + 2 * BEYOND} height={horizon + 2} />
      <path
        class="gc-stars"
        d={Array.from({ length: 70 }, () =>
          disc(
            Math.round(-BEYOND / 2 + random() * (wide + BEYOND)),
            Math.round(-180 + random() * (horizon + 120)),
            Math.round(8 + random() ** 3 * 20) / 10,
          ),
        ).join("")}
      />
      <g
        transform={`translate(${wide * 0.57} ${frame === WIDE ? 54 : 36}) scale(${frame === WIDE ? 1 : 0.66})`}
      >
        <circle r="210" fill="url(#gc-halo)" />
        <g class="gc-sun">
          {Array.from({ length: 24 }, (_, ray) => (
            <path
              key={ray}
              d={ray % 2 === 0 ? "M-5-38Q2-54-1-68Q7-54 5-38z" : "M-2-38L0-58L2-38z"}
              transform={`rotate(${ray * 15})`}
            />
          ))}
          <circle r="34" />
        </g>
        <path class="gc-moon" d="M14-36a38 38 0 1 0 16 54 31 31 0 1 1-16-54z" />
      </g>
      {[0.06, 0.2, 0.36, 0.72, 0.86, 1.04, -0.16].map((part, nth) => (
        <use
          key={part}
          href="#gc-cloud"
          transform={`translate(${Math.round(part * wide)} ${Math.round(30 + random() * frame.sky * 0.34)}) scale(${(nth % 2 === 0 ? 1 : 0.7) * (frame.width > frame.height * 1.2 ? 1.1 : 0.7)})`}
        />
      ))}
      <FarHills layout={layout} />
    </g>
  );
}

function FarHills({ layout }: { layout: Layout }) {
  const { frame, rows } = layout;
  const base = ridgeHeight(layout, rows.length - 1, frame.width / 2);
  return (
    <g>
      {[0, 1].map((range) => {
        const points: Point[] = [];
        for (let x = -BEYOND; x <= frame.width + BEYOND; x += range === 0 ? 70 : 50) {
          const peak =
            Math.sin(x / 61 + range * 2) * 0.5 + Math.sin(x / 143 + range) + Math.sin(x / 29) * 0.2;
          points.push({ x, y: base - 44 + range * 22 - peak * (range === 0 ? 22 : 13) });
        }
        return (
          <path
            key={range}
            class={`gc-far gc-far-${range}`}
            d={`${through(points)}V${frame.height}H${-BEYOND}Z`}
          />
        );
      })}
    </g>
  );
}

function Hills({ hills, bottom }: { hills: Landscape["hills"]; bottom: number }) {
  return (
    <g>
      {hills.map((ridge, nth) => {
        const data = `${through(ridge)}V${bottom}H${-BEYOND}Z`;
        return (
          <g key={nth} style={{ "--depth": `${Math.round((nth / Math.max(1, hills.length - 1)) * 100)}%` }}>
            <path class="gc-hill" d={data} />
            <path class="gc-hill-light" d={through(ridge.map(({ x, y }) => ({ x, y: y + 7 })))} />
            <path class="gc-hatching" d={hatching(ridge, nth)} />
          </g>
        );
      })}
      <rect
        class="gc-wash"
        x={-BEYOND}
        y={hills[0]?.[0]?.y ?? 0}
        width="3400"
        height={bottom}
        filter="url(#gc-wash)"
      />
    </g>
  );
}

/** Short strokes of the quill down from the ridge, denser where it falls. */
function hatching(ridge: readonly Point[], seed: number): string {
  const random = drawnBy(seed + 90);
  return ridge
    .flatMap((point, index) => {
      const next = ridge[index + 1];
      if (next === undefined) return [];
      const falls = next.y - point.y;
      const strokes = Math.max(1, Math.round(2 + falls * 0.6));
      return Array.from({ length: strokes }, (_, nth) => {
        const part = (nth + random()) / strokes;
        const from = { x: point.x + (next.x - point.x) * part, y: point.y + falls * part + 3 + random() * 5 };
        return `M${coordinates(from)}q${coordinates({ x: 2 + random() * 3, y: 5 })} ${coordinates({ x: 2 + random() * 6, y: 7 + random() * 12 })}`;
      });
    })
    .join("");
}

function River({ river, unit }: { river: readonly Point[]; unit: number }) {
  const line = through(thinned(river, 2));
  return (
    <g class="gc-river" style={{ "--wide": `${34 * unit}px` }} filter="url(#gc-ink)">
      <path class="gc-bank" d={line} />
      <path class="gc-water" d={line} />
      <path class="gc-ripple" d={line} />
    </g>
  );
}

function Road({ layout, bridges }: { layout: Layout; bridges: readonly Point[] }) {
  const { road, unit } = layout;
  const line = through(thinned(road, 5));
  return (
    <g style={{ "--wide": `${46 * unit}px` }}>
      {bridges.map((bridge) => (
        <g key={coordinates(bridge)} transform={`translate(${coordinates(bridge)}) scale(${unit})`}>
          <path class="gc-bridge" d="M-40 20q40-12 80 0v19q-8 4-12-4-28-26-56 0-4 8-12 4z" />
        </g>
      ))}
      <g filter="url(#gc-ink)">
        <path class="gc-road-edge" d={line} />
        <path class="gc-road" d={line} />
        <path class="gc-road-worn" d={line} />
      </g>
      {bridges.map((bridge) => (
        <g key={coordinates(bridge)} transform={`translate(${coordinates(bridge)}) scale(${unit})`}>
          <path class="gc-parapet" d="M-42-26q42-14 84 0v9q-42-14-84 0zM-44 19q44-14 88 0v11q-44-14-88 0z" />
        </g>
      ))}
    </g>
  );
}

function Meadow({ tufts }: { tufts: readonly Point[] }) {
  return (
    <g>
      <path
        class="gc-tufts"
        d={tufts.map((point) => `M${coordinates(point)}q-1-6-5-8m5 8q0-7 1-11m-1 11q2-6 6-7`).join("")}
      />
      <path
        class="gc-flowers"
        d={tufts
          .flatMap((point, nth) =>
            nth % 4 === 0 ? [`M${coordinates({ x: point.x + 9, y: point.y - 3 })}h.1`] : [],
          )
          .join("")}
      />
    </g>
  );
}
