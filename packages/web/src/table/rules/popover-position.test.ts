import { expect, test } from "vitest";
import { popoverPosition } from "./popover-position.ts";

const PAGE = { width: 1000, height: 700 };
const BOX = { width: 300, height: 120 };

test("a tooltip opens above its piece, or below if there is no room", () => {
  expect(popoverPosition(BOX, [at(500, 400)], PAGE)).toEqual({ left: 370, top: 272 });
  expect(popoverPosition(BOX, [at(500, 20)], PAGE)).toEqual({ left: 370, top: 68 });
});

test("it covers neither its piece nor the ghost of a preview", () => {
  const [piece, ghost] = [at(500, 400), at(500, 330)];
  const { left, top } = popoverPosition(BOX, [piece, ghost], PAGE);
  expect(top).toBe(448);
  expect(left).toBe(370);
});

test("it stays on the page", () => {
  const { left, top } = popoverPosition(BOX, [at(980, 690)], PAGE);
  expect(left).toBeLessThanOrEqual(PAGE.width - BOX.width - 8);
  expect(top).toBeLessThanOrEqual(PAGE.height - BOX.height - 8);
});

function at(left: number, top: number) {
  return { left, top, width: 40, height: 40 };
}
