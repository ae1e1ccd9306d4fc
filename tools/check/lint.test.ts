import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { lintChanged } from "./lint.ts";

const FILES = {
  ".oxlintrc.json": "{}",
  "a.ts": 'import { b } from "./deep/b.ts";',
  "deep/b.ts": 'export type { C } from "../c.ts";',
  "c.ts": "export interface C {}",
  "alone.ts": "export const alone = 1;",
  "globals.ts": "declare global {}",
  "notes.md": "…",
};
type Files = Readonly<Record<string, string>>;

const folders: string[] = [];
let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "roundtable-lint-"));
  folders.push(root);
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** The files that the linter is given, with an exit code that the test chooses. */
async function linted(files: Files, code = 0): Promise<readonly string[]> {
  let given: readonly string[] = [];
  const result = await lintChanged(root, new Map(Object.entries(files)), (names) => {
    given = names;
    return Promise.resolve({ code, text: "" });
  });
  expect(result.code).toBe(given.length === 0 ? 0 : code);
  return given;
}

test("a clean file is not linted again", async () => {
  expect(await linted(FILES)).toEqual(["a.ts", "deep/b.ts", "c.ts", "alone.ts", "globals.ts"]);
  expect(await linted({ ...FILES, "notes.md": "more" })).toEqual([]);
});

test("a file is linted again when it, or anything that it imports, has changed or gone", async () => {
  await linted(FILES);
  const changed = { ...FILES, "c.ts": "export interface C { d: 1 }" };
  expect(await linted(changed, 1)).toEqual(["a.ts", "deep/b.ts", "c.ts"]);
  const { "c.ts": _, ...without } = FILES;
  expect(await linted(without, 1)).toEqual(["a.ts", "deep/b.ts"]);
  expect(await linted({ ...FILES, "alone.ts": "", "new.ts": "" }, 1)).toEqual(["alone.ts", "new.ts"]);
});

test.each([".oxlintrc.json", "package-lock.json", "packages/x/tsconfig.json", "globals.ts"])(
  "%s counts for every file",
  async (file) => {
    await linted(FILES);
    expect(await linted({ ...FILES, [file]: "declare global { const x: 1 }" }, 1)).toHaveLength(5);
  },
);

test("a fault is reported again each time", async () => {
  expect(await linted(FILES, 1)).toHaveLength(5);
  expect(await linted(FILES, 1)).toHaveLength(5);
});

test("a linter that finds other files than expected is noticed", async () => {
  const many = new Map(Array.from({ length: 500 }, (_, index) => [`${index}.ts`, ""]));
  const found = (count: number) => () =>
    Promise.resolve({ code: 0, text: `Finished in 1s on ${count} files with 1 rule.` });
  const wrong = await lintChanged(root, many, found(499));
  expect(wrong.code).toBe(1);
  expect(wrong.text).toContain("has read 499 files, and tools/check/lint.ts expects 500");
  expect((await lintChanged(root, many, found(500))).code).toBe(0);
});
