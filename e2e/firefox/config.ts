import { defineConfig } from "@playwright/test";

// Playwright runs these tests, but drives no Firefox as it is installed: puppeteer does, over WebDriver BiDi.

if (process.env.FIREFOX_PATH === undefined)
  throw new Error("Run these tests by `npm run e2e -- --browser firefox`, which finds a Firefox.");

export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  globalSetup: "../support/build.ts",
  workers: 1,
  forbidOnly: process.env.CI !== undefined,
  timeout: 180_000,
});
