import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../../..");
const sheets = globSync("{packages/*/src,games}/**/*.css", { cwd: root });

/** Sheets that say left and right because they draw a picture, which is not mirrored where one reads right to left. */
const PICTURES: ReadonlyMap<string, string> = new Map([
  ["games/grail-cup/table/pieces/figures.css", "knights stand at points of the drawn track"],
  ["games/grail-cup/table/pieces/tokens.css", "the supply lies where the drawn forest leaves room"],
  ["games/quest/table/hall/seats.css", "people sit around a drawn table"],
]);

const SIDE =
  /^(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius|left|right)$/;

/** What a sheet says of left and right. Half of the way is the middle from either side. */
function sidesIn(sheet: string): string[] {
  const declarations = sheet
    .replaceAll(/\/\*.*?\*\//gs, "")
    .matchAll(/(?<=[{};]\s*)([a-z-]+):\s*([^{};]+);/g);
  return [...declarations].flatMap(([, property = "", value = ""]) => {
    const isSide = SIDE.test(property) && value !== "50%";
    const isAligned = /^(?:text-align|float|clear)$/.test(property) && /\b(?:left|right)\b/.test(value);
    const isLopsided = /^(?:margin|padding|inset)$/.test(property) && isUneven(value);
    return isSide || isAligned || isLopsided ? [`${property}: ${value}`] : [];
  });
}

/** Four values, of which the second is for the right and the fourth for the left. */
function isUneven(value: string): boolean {
  let words = value;
  for (let before = ""; before !== words;) {
    before = words;
    words = words.replaceAll(/\([^()]*\)/g, (inner) => inner.replaceAll(/[\s()]/g, "_"));
  }
  const [, right, , left] = words.trim().split(/\s+/);
  return left !== undefined && left !== right && left !== "50%";
}

test.each(sheets.filter((path) => !PICTURES.has(path)))(
  "%s says start and end, not left and right",
  (path) => {
    expect(sidesIn(readFileSync(resolve(root, path), "utf8"))).toEqual([]);
  },
);

test.each([...PICTURES.keys()])("%s still needs its exception", (path) => {
  expect(sidesIn(readFileSync(resolve(root, path), "utf8"))).not.toEqual([]);
});

test("what is physical is found, and what is logical is not", () => {
  expect(sidesIn("a { margin-left: 1px; left: 0; text-align: right; inset: 0 1px 0 auto; }")).toHaveLength(4);
  expect(sidesIn("a { margin-inline: 1px; left: 50%; text-align: end; inset: 0 1px 2px 1px; }")).toEqual([]);
});
