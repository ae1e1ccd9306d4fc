import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const files = ["vitest.config.ts", "e2e/**/*.ts", "{packages,games,tools}/**/*.test.{ts,tsx}"].flatMap(
  (pattern) => globSync(pattern, { cwd: root, exclude: (path) => path.split("/").includes("node_modules") }),
);

test("no test passes by a second try", () => {
  const tried = files.filter((file) => /\b(retry|retries):/.test(readFileSync(join(root, file), "utf8")));
  expect([files.length > 100, tried]).toEqual([true, []]);
});
