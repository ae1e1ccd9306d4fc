import { expect, test } from "vitest";
import { boardNamed } from "../../rules/board.ts";
import { sheetFor } from "../map/frame.ts";
import { BROAD, layoutOf } from "../map/layout.ts";
import { landscapeAround, type Tree } from "./landscape.ts";

const board = boardNamed("forest");
const layout = layoutOf(board.finish, BROAD);

/** What grows where the land is seen so far beyond the frame. */
function treesSeen(beyond: number): readonly Tree[] {
  const { width, height } = BROAD;
  const seen = { left: -beyond, right: width + beyond, top: -beyond, bottom: height + beyond };
  return landscapeAround(layout, board, seen).trees;
}

/** Farther from the edge than one tree can be from another that it keeps from growing. */
const inside = ({ x, y }: Tree) => x > 60 && x < BROAD.width - 60 && y < BROAD.height - 60;

test("no tree is drawn that nobody sees", () => {
  const trees = treesSeen(0);
  expect(trees.length).toBeGreaterThan(50);
  for (const { x } of trees) {
    expect(x).toBeGreaterThan(-40);
    expect(x).toBeLessThan(BROAD.width + 40);
  }
});

test("a wider window shows more of the same forest", () => {
  const [narrow, wide] = [treesSeen(0), treesSeen(400)];
  expect(wide.length).toBeGreaterThan(narrow.length);
  expect(wide.filter(inside)).toEqual(narrow.filter(inside));
});

test("a box of another shape than the map shows the land on both sides of it, and a few pixels change nothing", () => {
  const sheet = sheetFor(BROAD.width + 120, BROAD.height);
  expect(sheet).toMatchObject({ frame: BROAD, scale: 1, beside: 100, above: 0 });
  expect(sheetFor(BROAD.width + 110, BROAD.height)).toEqual(sheet);
});
