import { describe, expect, test } from "vitest";
import { before, between, type Oval, seating } from "./seating.ts";

const PHONE: Oval = { centre: { x: 180, y: 190 }, across: 150, down: 150 };
const DESK: Oval = { centre: { x: 450, y: 300 }, across: 380, down: 230 };

describe.each([4, 5, 6, 7, 8, 9, 10])("%i around the table", (count) => {
  test.each([
    ["a phone", PHONE, 80],
    ["a desk", DESK, 150],
  ])("nobody sits in anybody's lap on %s", (_, oval, least) => {
    const seats = seating(count, 0, oval);
    for (const [seat, one] of seats.entries()) {
      for (const other of seats.slice(seat + 1)) expect(between(one, other)).toBeGreaterThan(least);
    }
  });

  test("a cup lies clear of the shield and the name of a player who goes on the quest", () => {
    const [across, up, down, radius] = [33, 25, 49, 14];
    for (const place of seating(count, 0, PHONE)) {
      const cup = before(place, PHONE.centre, { across, up, down }, radius);
      const isBeside = Math.abs(cup.x - place.x) >= across + radius - 1e-6;
      const isBelow = cup.y - place.y >= down + radius - 1e-6;
      const isAbove = place.y - cup.y >= up + radius - 1e-6;
      expect(isBeside || isBelow || isAbove).toBe(true);
    }
  });

  test("I sit at the lower edge, and the next clockwise to my left", () => {
    const seats = seating(count, 2, DESK);
    expect(seats[2]?.x).toBeCloseTo(450);
    expect(seats[2]?.y).toBeCloseTo(530);
    expect(seats[3]?.x).toBeLessThan(450);
    expect(seats[1]?.x).toBeGreaterThan(450);
  });
});
