import { availableParallelism } from "node:os";
import { defineConfig, devices } from "@playwright/test";
import { CHROMIUM_ARGS } from "../tools/chromium.ts";

const { CHROMIUM_PATH, BROWSER_PATH } = process.env;
if (CHROMIUM_PATH === undefined) throw new Error("Run these tests by `npm run e2e`, which finds a browser.");

/** Only a browser with a window shows notifications while its page is in the background. */
const NOTIFICATIONS = "**/notifications.spec.ts";

export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  globalSetup: "./support/build.ts",
  // Each has a browser and a server of its own, and waits for them half of the time.
  workers: Math.min(3, availableParallelism() + 1),
  forbidOnly: process.env.CI !== undefined,
  // Generous, for a machine that does something else as well; nothing here waits longer than it must.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    ...devices["Desktop Chrome"],
    launchOptions: { executablePath: CHROMIUM_PATH, args: [...CHROMIUM_ARGS] },
    actionTimeout: 60_000,
    reducedMotion: "reduce",
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "pages", testIgnore: ["**/firefox/**", NOTIFICATIONS] },
    {
      name: "notifications",
      testMatch: NOTIFICATIONS,
      use: { launchOptions: { executablePath: BROWSER_PATH ?? CHROMIUM_PATH, args: [...CHROMIUM_ARGS] } },
    },
  ],
});
