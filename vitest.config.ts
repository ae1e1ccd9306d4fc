import { defineConfig } from "vitest/config";

const tests = (extension: "ts" | "tsx") =>
  ["packages", "games", "tools"].map((folder) => `${folder}/**/*.test.${extension}`);

/** What the server's tests prove of a store they prove of both; these have to do with files, or with no store at all. */
const ofFilesOnly = [
  "addresses",
  "clock",
  "deadlines",
  "disk",
  "following",
  "from-outside",
  "games",
  "lock",
  "look-alikes",
  "main",
  "matching",
  "metrics",
  "pages",
  "queue",
  "quiet-hours",
  "reading-on",
  "rest",
  "review-sums",
  "settings",
  "table-tasks",
  "tables",
  "text-frame",
  "token-bucket",
].map((name) => `packages/server/test/${name}.test.ts`);

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  test: {
    projects: [
      {
        extends: true,
        test: { name: "logic", include: tests("ts"), environment: "node", provide: { postgres: null } },
      },
      {
        extends: true,
        test: {
          name: "postgres",
          include: ["packages/server/test/*.test.ts"],
          exclude: ofFilesOnly,
          environment: "node",
          globalSetup: "tools/testing/postgres.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "screens",
          include: tests("tsx"),
          environment: "happy-dom",
          setupFiles: "packages/web/src/testing/patience.ts",
        },
      },
    ],
    // One core is not kept free: whoever runs all tests waits for them.
    maxWorkers: "100%",
    // Tests bound their work by counting: a busy machine is slow, not wrong.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // And one of thousands may stumble there once, which is said; what is broken fails twice.
    retry: 1,
  },
});
