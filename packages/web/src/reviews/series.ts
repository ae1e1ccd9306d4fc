import { type Seat, seatsOf } from "@roundtable/kernel";
import type { Review } from "@roundtable/protocol/reviews";

export interface Point {
  readonly moment: number;
  readonly chance: number;
}

/** One line of a chart; those of whom there is always the same to say share it. */
export interface Series {
  readonly seats: readonly Seat[];
  readonly points: readonly Point[];
}

/** Everything open: one point for each moment. */
export function openSeries({ seats, open }: Review): readonly Series[] {
  return shared(
    seatsOf(seats).map((seat) => ({
      seats: [seat],
      points: open.map((chances, moment) => ({ moment, chance: chances[seat] ?? 0 })),
    })),
  );
}

/** From what each knew: from before the deal over each of the own decisions to the end. */
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

/** What a line says of a moment: the last that was known until then. */
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
