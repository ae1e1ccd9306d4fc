import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { repeatedActions } from "./repeated-actions.ts";

const root = join(import.meta.dirname, "../..");
const files = ["vitest.config.ts", "e2e/**/*.ts", "{packages,games,tools}/**/*.test.{ts,tsx}"].flatMap(
  (pattern) => globSync(pattern, { cwd: root, exclude: (path) => path.split("/").includes("node_modules") }),
);

test("no test may be retried", () => {
  const tried = files.filter((file) => /\b(retry|retries):/.test(readFileSync(join(root, file), "utf8")));
  expect([files.length > 100, tried]).toEqual([true, []]);
});

test("nothing is pressed or typed within toPass or poll, which may repeat it", () => {
  const texts = files
    .filter((file) => file.startsWith("e2e/"))
    .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }));
  expect([texts.length > 30, repeatedActions(texts)]).toEqual([true, []]);
});

test("an action is found in either of them, and in a function that it calls", () => {
  const helper = "export async function next(page) { await page.keyboard.press('Enter'); }";
  const spec = `
    const twice = async () => next(page);
    await expect(async () => { await page.getByRole("button").click(); }).toPass({ timeout: 1 });
    await expect.poll(async () => { await twice(); return 1; }).toBe(1);
    await expect.poll(() => page.locator("p").count()).toBe(1);
    await page.locator("button").click();`;
  const found = repeatedActions([
    { file: "steps.ts", text: helper },
    { file: "a.spec.ts", text: spec },
  ]);
  expect(found).toEqual(["a.spec.ts:3: click", "a.spec.ts:4: twice"]);
});
