import { LOCATIONS } from "../../rules/pieces/locations.ts";
import { COLUMNS, ROWS } from "../../rules/pieces.ts";
import type { Seat } from "@roundtable/kernel";
import { memoDrawing } from "@roundtable/kit";
import type { PlayerView, View } from "../../rules/dice-city.ts";
import icons from "../icons.json" with { type: "json" };
import { type SpotKey, spotKey } from "../offers.ts";
import { playerOf } from "../scene.ts";

const WIDE = 12;
const HIGH = 11;

/** A whole city at the size of a stamp: what is built, what is barred, and, while it plays, where its dice stand. */
export function Miniature({
  view,
  seat,
  changed,
}: {
  view: View;
  seat: Seat;
  changed?: ReadonlySet<SpotKey> | undefined;
}) {
  const player = playerOf(view, seat);
  return (
    <svg class="dc-miniature" viewBox={`0 0 ${6 * WIDE} ${5 * HIGH}`} aria-hidden="true">
      {ROWS.map((row, nth) => (
        <g key={row} class={`dc-row-${row}`} transform={`translate(0 ${nth * HIGH})`}>
          <rect class="dc-mini-street" width={6 * WIDE} height={HIGH} />
          {player.city[row].map((cell, at) => (
            <MiniCell
              key={at}
              location={cell.location}
              isBuilt={cell.built}
              isOff={cell.off}
              at={at}
              spot={`${seat}-${row}-${at + 1}`}
              isChanged={changed?.has(spotKey({ row, column: COLUMNS[at] ?? 1 })) === true}
            />
          ))}
          {!view.over && (
            <g data-key={`die-${seat}-${row}`} class={player.dice[row].spent ? "dc-mini-spent" : ""}>
              <rect
                class={`dc-mini-die dc-die-${row}`}
                x={player.dice[row].column * WIDE - 5.5}
                y="0.8"
                width="4.700"
                height="4.700"
                rx="1"
              />
            </g>
          )}
        </g>
      ))}
    </svg>
  );
}

type CellView = PlayerView["city"]["white"][number];

interface MiniCellProps {
  readonly location: CellView["location"];
  readonly isBuilt: boolean;
  readonly isOff: boolean;
  readonly at: number;
  readonly spot: string;
  readonly isChanged: boolean;
}

const MiniCell = memoDrawing(({ location, isBuilt, isOff, at, spot, isChanged }: MiniCellProps) => {
  const { type } = LOCATIONS[location];
  return (
    <g transform={`translate(${at * WIDE} 0)`} class={`dc-type-${type}`} data-spot={spot}>
      {isBuilt && (
        <rect class="dc-mini-card" x="0.6" y="0.6" width={WIDE - 1.2} height={HIGH - 1.2} rx="1.500" />
      )}
      <use
        href={icons[location]}
        class={isBuilt ? "dc-mini-built" : "dc-mini-printed"}
        x="1.800"
        y="2"
        width="7.600"
        height="7.600"
      />
      {isChanged && (
        <rect class="dc-mini-changed" x="0.700" y="0.700" width={WIDE - 1.4} height={HIGH - 1.4} rx="1.500" />
      )}
      {isOff && <path class="dc-mini-off" d={`M1 ${HIGH - 1}L${WIDE - 1} 1M1 1L${WIDE - 1} ${HIGH - 1}`} />}
    </g>
  );
});
