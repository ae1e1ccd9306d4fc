import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BUDGET, weigh, type Weight } from "./budget.node.ts";

const dist = mkdtempSync(join(tmpdir(), "roundtable-dist-"));
let weight: Weight;

beforeAll(async () => {
  const configFile = resolve(import.meta.dirname, "../vite.config.ts");
  await build({ configFile, logLevel: "error", build: { outDir: dist, emptyOutDir: true } });
  weight = weigh(dist);
}, 120_000);

afterAll(() => rmSync(dist, { recursive: true }));

test("the home page loads within its budget of script", () => {
  expect(weight.home).toBeGreaterThan(0);
  expect(weight.home).toBeLessThanOrEqual(BUDGET.home);
});

test("a table loads within its budget beyond the home page", () => {
  expect(weight.table).toBeGreaterThan(0);
  expect(weight.table).toBeLessThanOrEqual(BUDGET.table);
});
