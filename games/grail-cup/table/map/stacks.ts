import type { Seat } from "@roundtable/kernel";
import type { View } from "../../rules/grail-cup.ts";
import { type Layout, spotOf } from "./layout.ts";

/** Where a knight's feet are, how large it is drawn, and its place in the stack. */
export interface Standing {
  readonly seat: Seat;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** 1 in front; 0 where the knight stands alone. */
  readonly place: number;
  /** Whether the knight rides to the left. */
  readonly turned: boolean;
}

interface Formation {
  /** How many stand side by side. */
  readonly abreast: number;
  readonly apart: number;
  readonly size: number;
}

/** The more there are the closer they stand; from five on in two ranks, the rear one looking between the front one. */
function formationOf(count: number): Formation {
  if (count === 1) return { abreast: 1, apart: 0, size: 1 };
  if (count === 2) return { abreast: 2, apart: 40, size: 0.86 };
  if (count === 3) return { abreast: 3, apart: 31, size: 0.76 };
  if (count === 4) return { abreast: 4, apart: 26, size: 0.7 };
  if (count <= 6) return { abreast: 3, apart: 36, size: 0.62 };
  return { abreast: 4, apart: 30, size: 0.56 };
}

/** Every knight of the view, in the order of the race. */
export function standings(layout: Layout, view: Pick<View, "race" | "knights">): Standing[] {
  const stacks = Map.groupBy(view.race, (seat) => view.knights[seat]?.space ?? 1);
  return [...stacks].flatMap(([space, seats]) => {
    const spot = spotOf(layout, space);
    const { abreast, apart, size } = formationOf(seats.length);
    const side = spot.along.x < -0.2 ? -1 : 1;
    return seats.map((seat, nth) => {
      const rank = Math.floor(nth / abreast);
      const inRank = Math.min(abreast, seats.length - rank * abreast);
      const aside = seats.length > abreast ? (rank === 0 ? 0.25 : -0.25) : 0;
      const across = ((inRank - 1) / 2 - (nth % abreast) + aside) * apart;
      const deep = seats.length > abreast ? (rank === 0 ? 17 : -27) : 8;
      return {
        seat,
        x: spot.x + side * across * layout.unit,
        y: spot.y + deep * layout.unit,
        size: size * layout.unit,
        place: seats.length === 1 ? 0 : nth + 1,
        turned: side < 0,
      };
    });
  });
}
