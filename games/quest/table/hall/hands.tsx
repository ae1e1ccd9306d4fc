import type { Seat } from "@roundtable/kernel";
import { BLAZONS, shieldOf } from "@roundtable/kit";
import { handName } from "../offers.ts";
import type { Scene } from "../scene.ts";
import { between, type Point, towards } from "./seating.ts";

interface Pointing {
  readonly owner: Seat;
  readonly hand: 0 | 1;
  readonly at: Seat;
  /** My own hand, which was not shown to anybody yet. */
  readonly secret: boolean;
}

/** QU-20: hands across the table, each in its owner's colour, from the owner to the player it points at. */
export function Hands({ scene }: { scene: Scene }) {
  const pointings = pointingsOf(scene);
  const { width, height } = scene.size;
  if (pointings.length === 0) return null;
  return (
    <svg class="qu-hands" viewBox={`0 0 ${width} ${height}`}>
      {pointings.map((pointing) => (
        <HandDrawing key={handName(pointing)} scene={scene} pointing={pointing} />
      ))}
    </svg>
  );
}

function pointingsOf({ view, me, decision }: Scene): readonly Pointing[] {
  if (view.hands !== null) {
    return view.hands.flatMap((pair, owner) =>
      ([0, 1] as const).flatMap((hand) => {
        const at = pair[hand];
        return at === null ? [] : [{ owner, hand, at, secret: false }];
      }),
    );
  }
  const isPointing = decision?.question.kind === "point" || view.awaited?.question === "point";
  if (me === null || !isPointing) return [];
  return (view.mine?.answered ?? []).flatMap((answer, nth): Pointing[] =>
    answer.startsWith("seat-")
      ? [{ owner: me, hand: nth === 0 ? 0 : 1, at: Number(answer.slice("seat-".length)), secret: true }]
      : [],
  );
}

const SLEEVE = 9;

function HandDrawing({ scene, pointing }: { scene: Scene; pointing: Pointing }) {
  const { places, offers, offer, size } = scene;
  const { owner, hand, at, secret } = pointing;
  const from = places[owner] ?? { x: 0, y: 0 };
  const to = places[at] ?? { x: 0, y: 0 };
  const long = Math.max(1, between(from, to));
  const unit = Math.min(1.5, Math.max(0.6, Math.min(size.width, size.height) / 560));
  // Two hands of one player start side by side, and opposite hands pass each other.
  const aside = aslant(from, to, (hand === 0 ? 10 : -10) * unit);
  const start = towards({ x: from.x + aside.x, y: from.y + aside.y }, to, (34 * unit) / long);
  const tip = towards({ x: to.x + aside.x, y: to.y + aside.y }, from, (40 * unit) / long);
  const wrist = towards(tip, start, (26 * unit) / Math.max(1, between(tip, start)));
  const degrees = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const wide = aslant(from, to, SLEEVE * unit);
  const colour = `var(--tincture-${BLAZONS[shieldOf(scene, owner)].field})`;
  return (
    <g
      class="qu-hand"
      data-secret={secret ? "" : undefined}
      data-key={handName(pointing)}
      {...offer(offers.hands.get(handName(pointing)))}
    >
      <path
        class="qu-sleeve"
        style={{ fill: colour }}
        d={`M${start.x + wide.x * 0.5} ${start.y + wide.y * 0.5}L${wrist.x + wide.x * 0.8} ${wrist.y + wide.y * 0.8}L${wrist.x - wide.x * 0.8} ${wrist.y - wide.y * 0.8}L${start.x - wide.x * 0.5} ${start.y - wide.y * 0.5}Z`}
      />
      <g transform={`translate(${wrist.x} ${wrist.y}) rotate(${degrees}) scale(${unit})`}>
        <path class="qu-cuff" style={{ fill: colour }} d="M-5-9h7v18h-7z" />
        <path
          class="qu-fist"
          d="M2-7c5-2 9-2 12 0l13 1c3 0 3 4 0 4.500l-9 1c1 2 1 4-1 4.500 0 2-1 4-3 4-5 1-9 0-12-2z"
        />
      </g>
    </g>
  );
}

/** A vector at right angles to the line between the points. */
function aslant(from: Point, to: Point, by: number): Point {
  const long = Math.max(1, between(from, to));
  return { x: (-(to.y - from.y) / long) * by, y: ((to.x - from.x) / long) * by };
}
