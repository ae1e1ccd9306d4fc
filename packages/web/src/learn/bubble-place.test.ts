import { describe, expect, test } from "vitest";
import { type Box, placeOfBubble } from "./bubble-place.ts";

const phone = { width: 360, height: 740 };
const foot = { left: 0, top: 740, width: 360, height: 0 };
const size = { width: 300, height: 140 };

function placed(
  piece: Box | null,
  { pressed = [], inSight = [] }: { pressed?: Box[]; inSight?: Box[] } = {},
): Box {
  return { ...size, ...placeOfBubble(size, { piece, home: foot, pressed, inSight, page: phone }) };
}

function markLessonOffered(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  );
}

describe("a bubble on a phone", () => {
  test.each([
    [0, 0],
    [170, 350],
    [320, 700],
    [0, 700],
    [320, 0],
  ])("beside a piece at %i, %i is on the page, near it and does not cover it", (left, top) => {
    const piece = { left, top, width: 40, height: 40 };
    const bubble = placed(piece);
    expect(markLessonOffered(bubble, piece)).toBe(false);
    expect(bubble.left).toBeGreaterThanOrEqual(0);
    expect(bubble.top).toBeGreaterThanOrEqual(0);
    expect(bubble.left + bubble.width).toBeLessThanOrEqual(phone.width);
    expect(bubble.top + bubble.height).toBeLessThanOrEqual(phone.height);
    const near = { left: left - 30, top: top - 30, width: 100, height: 100 };
    expect(markLessonOffered(bubble, near)).toBe(true);
  });

  test("leaves buttons free, even if it is farther from its piece then", () => {
    const piece = { left: 160, top: 300, width: 40, height: 40 };
    const answers = { left: 0, top: 350, width: 360, height: 100 };
    expect(markLessonOffered(placed(piece, { pressed: [answers] }), answers)).toBe(false);
  });

  test("covers buttons rather than its piece", () => {
    const piece = { left: 0, top: 0, width: 360, height: 560 };
    const answers = { left: 0, top: 580, width: 360, height: 160 };
    expect(markLessonOffered(placed(piece, { pressed: [answers] }), piece)).toBe(false);
  });

  test("without a piece is at its home, and leaves the action bar visible", () => {
    const bar = { left: 0, top: 540, width: 360, height: 200 };
    expect(placed(null).top).toBeGreaterThan(550);
    const above = placed(null, { inSight: [bar] });
    expect(markLessonOffered(above, bar)).toBe(false);
    expect(above.top).toBeGreaterThan(350);
  });
});

test("each element of the page is measured once, however many places are tried", () => {
  let reads = 0;
  const answers = Array.from({ length: 40 }, (_, nth) => ({
    get left() {
      reads += 1;
      return (nth % 4) * 90;
    },
    top: Math.floor(nth / 4) * 74,
    width: 80,
    height: 70,
  }));
  placed({ left: 160, top: 300, width: 40, height: 40 }, { pressed: answers });
  expect(reads).toBe(answers.length);
});
