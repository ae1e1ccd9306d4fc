import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../../..");
const sheets = globSync("{packages/*/src,games}/**/*.css", { cwd: root });

/** The selectors of a stylesheet, each with the selectors that it is nested in. */
function selectorsIn(sheet: string): string[][] {
  const found: string[][] = [];
  const open: string[] = [];
  for (const [, text = "", end = ""] of sheet.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/([^{};]*)([{};])/g)) {
    if (end === "{") found.push(open.slice(0, open.push(text.trim())));
    if (end === "}") open.pop();
  }
  return found.filter((nested) => nested.at(-1)?.startsWith("@") === false);
}

/** Whether the styled element is selected by its type alone: `.frame:has(.log) svg` is, `.frame:has(svg)` is not. */
function isBare(selector: string): boolean {
  let inner = selector;
  for (let before = ""; before !== inner;) {
    before = inner;
    inner = inner.replaceAll(/:(?:has|not|nth-child)\([^()]*\)/g, ":asked");
  }
  return inner.split(",").some((one) => /(?:^|[\s>+~(])[a-z][a-z0-9]*\)?$/.test(one.trim()));
}

// For all rules with `:has` a browser keeps one list of the types and classes that they style. When such a rule may
// have changed, every descendant on that list is restyled. With a bare `svg` or `span` in it, that was most of a table
// at every move, and by far the longest part of a frame.
test.each(sheets)(
  "%s: a rule that asks what is inside an element styles nothing by its kind alone",
  (path) => {
    const asking = selectorsIn(readFileSync(resolve(root, path), "utf8")).filter(
      (nested) =>
        nested.slice(0, -1).some((outer) => outer.includes(":has(")) ||
        /:has\(.*?\)[\s>+~]+\S/s.test(nested.at(-1) ?? ""),
    );
    expect(asking.filter((nested) => isBare(nested.at(-1) ?? ""))).toEqual([]);
  },
);

test("a rule that changes with every move does not select within the whole page", () => {
  expect(sheets.filter((path) => readFileSync(resolve(root, path), "utf8").includes("#app:has("))).toEqual(
    [],
  );
});
