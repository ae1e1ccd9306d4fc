import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";

const tests = (extension: "ts" | "tsx") =>
  ["packages", "games", "tools"].map((folder) => `${folder}/**/*.test.${extension}`);

/** Whether a test of the server keeps something in a store, in a way that must hold in PostgreSQL as in SQLite. */
function needsBothStores(file: string): boolean {
  const text = readFileSync(file, "utf8");
  const keepsSomething =
    /from "\.\.\/support\/servers\/(test-store|test-server|test-nodes|server-process|child-node)\.ts"/.test(
      text,
    );
  const onSqliteAlone = text.includes("// SQLite only:");
  if (onSqliteAlone && text.includes("isOnPostgres"))
    throw new Error(`${file} says “SQLite only”, but has tests for PostgreSQL, which would never run.`);
  return keepsSomething && !onSqliteAlone;
}

/**
 * Files that replace the clock of their process. In a shared one they would take the timers of what an earlier file has left
 * behind for their own: a connection of `fetch` that goes idle sets one.
 */
const withFakeTime = globSync(tests("ts"), { exclude: configDefaults.exclude }).filter((file) =>
  readFileSync(file, "utf8").includes("useFakeTimers"),
);

/** Nothing that is tested without a page keeps anything between tests, so one file after another runs in the same process. */
const shared = { environment: "node", isolate: false } as const;

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "logic",
          include: tests("ts"),
          exclude: [...configDefaults.exclude, ...withFakeTime],
          ...shared,
          provide: { postgres: null },
        },
      },
      {
        extends: true,
        test: { name: "fake-time", include: withFakeTime, environment: "node", provide: { postgres: null } },
      },
      {
        extends: true,
        test: {
          name: "postgres",
          include: globSync("packages/server/test/**/*.test.ts").filter(needsBothStores),
          ...shared,
          globalSetup: "tools/testing/postgres.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "screens",
          include: tests("tsx"),
          environment: "happy-dom",
          setupFiles: "packages/web/src/testing/async-timeout.ts",
        },
      },
    ],
    // One more than there are cores: many wait for a server or a database while others think.
    maxWorkers: availableParallelism() + 1,
    // A name is told whole.
    taskTitleValueFormatTruncate: 0,
    // Tests bound their work by counting: a busy machine is slow, not wrong.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
