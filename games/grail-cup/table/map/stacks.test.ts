import { describe, expect, test } from "vitest";
import { layoutOf, TALL, WIDE } from "./layout.ts";
import { standings } from "./stacks.ts";

const knightOn = (space: number) => ({ space, lances: 0, start: 1 as const, cards: 0 });

describe.each([WIDE, TALL])("knights on the map, $name", (frame) => {
  const layout = layoutOf(46, frame);

  test("the knight in front stands further along the track · GC-6", () => {
    // Spaces 3 and 20 lie in rows that run in opposite directions.
    for (const space of [3, 20]) {
      const [first, second] = standings(layout, {
        race: [1, 0],
        knights: [knightOn(space), knightOn(space)],
      });
      const along = layout.spots[space]?.along.x ?? 0;
      expect(first?.seat).toBe(1);
      expect(Math.sign((first?.x ?? 0) - (second?.x ?? 0))).toBe(Math.sign(along));
      expect([first?.place, second?.place]).toEqual([1, 2]);
    }
  });

  test("eight on one space are all to be seen", () => {
    const race = [7, 6, 5, 4, 3, 2, 1, 0];
    const all = standings(layout, { race, knights: race.map(() => knightOn(10)) });
    expect(all.map(({ seat }) => seat)).toEqual(race);
    for (const [nth, one] of all.entries()) {
      for (const other of all.slice(nth + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(18 * layout.unit);
      }
    }
  });

  test("a knight alone has no number", () => {
    const [alone] = standings(layout, { race: [0], knights: [knightOn(5)] });
    expect(alone?.place).toBe(0);
  });
});
