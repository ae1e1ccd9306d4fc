import { defineConfig } from "vitest/config";

const tests = (extension: "ts" | "tsx") =>
  ["packages", "games", "tools"].map((folder) => `${folder}/**/*.test.${extension}`);

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  test: {
    projects: [
      { extends: true, test: { name: "logic", include: tests("ts"), environment: "node" } },
      { extends: true, test: { name: "screens", include: tests("tsx"), environment: "happy-dom" } },
    ],
    // One core is not kept free: whoever runs all tests waits for them.
    maxWorkers: "100%",
    // Tests bound their work by counting: a busy machine is slow, not wrong.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
