import { type Seat, seatsOf } from "@roundtable/kernel";
import type { Review } from "@roundtable/protocol/reviews";

export interface Point {
  readonly moment: number;
  readonly chance: number;
}

/** One line of a chart. Seats with the same values share it. */
export interface Series {
  readonly seats: readonly Seat[];
  readonly points: readonly Point[];
}

/** The chances with all information open: one point for each moment. */
export function openSeries({ seats, open }: Review): readonly Series[] {
  return shared(
    seatsOf(seats).map((seat) => ({
      seats: [seat],
      points: open.map((chances, moment) => ({ moment, chance: chances[seat] ?? 0 })),
    })),
  );
}

/** The chances from what each player knew: before the deal, at each of their own decisions, and at the end. */
export function knownSeries({ start, known, sums, led }: Review): readonly Series[] {
  return known.map((points, seat) => ({
    seats: [seat],
    points: [
      { moment: 0, chance: start[seat] ?? 0 },
      ...points,
      { moment: led, chance: sums[seat]?.end ?? 0 },
    ],
  }));
}

export function beliefSeries({ seats, led }: Review, { beliefs }: Suspicion): readonly Series[] {
  return shared(
    seatsOf(seats).map((seat) => {
      const points = beliefs.map(({ moment, of }) => ({ moment, chance: of[seat] ?? 0 }));
      return { seats: [seat], points: [...points, { moment: led, chance: points.at(-1)?.chance ?? 0 }] };
    }),
  );
}

export type Suspicion = NonNullable<Review["suspicion"]>;

/** The value of a line at a moment: that of the last point before it. */
export function chanceAt({ points }: Series, moment: number): number {
  return points.findLast((point) => point.moment <= moment)?.chance ?? 0;
}

function shared(all: readonly Series[]): readonly Series[] {
  const lines = new Map<string, Series>();
  for (const { seats, points } of all) {
    const key = points.map(({ chance }) => chance).join(" ");
    const same = lines.get(key);
    lines.set(key, { points, seats: [...(same?.seats ?? []), ...seats] });
  }
  return [...lines.values()];
}
