import { describe, expect, test } from "vitest";
import { boardNamed } from "../../rules/board.ts";
import { BROAD, type Frame, type Layout, layoutOf, spotOf, SQUARE, STONE, TALL, WIDE } from "./layout.ts";

const FOREST = boardNamed("forest").finish;
const LENGTHS = [FOREST, 20, 33, 60, 80];

describe.each<Frame>([WIDE, BROAD, SQUARE, TALL])("the map, $name", (frame) => {
  test.each(LENGTHS)(
    "a track of %i spaces lies inside the frame, with room for a knight on each",
    (finish) => {
      const layout = layoutOf(finish, frame);
      for (const spot of spacesOf(layout)) {
        expect(spot.x - STONE.rx * layout.unit).toBeGreaterThanOrEqual(0);
        expect(spot.x + STONE.rx * layout.unit).toBeLessThanOrEqual(frame.width);
        expect(spot.y - 110 * layout.unit).toBeGreaterThanOrEqual(0);
        expect(spot.y + STONE.ry * layout.unit).toBeLessThanOrEqual(frame.height);
      }
    },
  );

  test.each(LENGTHS)("no two of %i spaces overlap", (finish) => {
    const layout = layoutOf(finish, frame);
    const spaces = spacesOf(layout);
    for (const [index, one] of spaces.entries()) {
      for (const other of spaces.slice(index + 1)) expect(apart(layout, one, other)).toBeGreaterThan(1);
    }
  });

  test.each(LENGTHS)(
    "of %i spaces each is one step from the next, so a knight's hops are alike",
    (finish) => {
      const layout = layoutOf(finish, frame);
      const spaces = spacesOf(layout);
      const hops = spaces.slice(1).map((spot, index) => {
        const before = spaces[index] ?? spot;
        return Math.hypot(spot.x - before.x, spot.y - before.y);
      });
      expect(Math.min(...hops) / Math.max(...hops)).toBeGreaterThan(0.85);
    },
  );

  test("the race begins low on the left and ends in the highest row", () => {
    const layout = layoutOf(FOREST, frame);
    expect(spotOf(layout, 1).y).toBeGreaterThan(frame.height / 2);
    expect(spotOf(layout, 1).x).toBeLessThan(frame.width / 2);
    expect(spotOf(layout, FOREST).y).toBeLessThan(Math.min(...layout.rows) + 30);
  });
});

test("a forest's spaces are big enough to tap on a phone 360 pixels wide", () => {
  const layout = layoutOf(FOREST, SQUARE);
  const [one, two] = [spotOf(layout, 2), spotOf(layout, 3)];
  const pixels = (Math.hypot(two.x - one.x, two.y - one.y) * 360) / SQUARE.width;
  expect(pixels).toBeGreaterThan(40);
});

function spacesOf(layout: Layout) {
  return layout.spots.slice(1);
}

/** Above 1 where two stones do not touch. */
function apart({ unit }: Layout, one: { x: number; y: number }, other: { x: number; y: number }): number {
  return Math.hypot((one.x - other.x) / (2 * STONE.rx * unit), (one.y - other.y) / (2 * STONE.ry * unit));
}
