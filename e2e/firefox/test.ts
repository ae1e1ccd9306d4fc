import { expect, test as base } from "@playwright/test";
import { type Browser, launch, type Page } from "puppeteer-core";
import { SEASONED } from "../support/seasoned.ts";
import { type Server, startServer } from "../support/server.ts";

/** On a busy machine too. */
const PATIENCE_MS = 30_000;

/** A test with a real server and a page of a Firefox before it, in which no script may fail and nothing complain. */
export const test = base.extend<{ newcomer: Page }, { server: Server; firefox: Browser }>({
  server: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright wants to see that nothing is wanted
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.remove();
    },
    { scope: "worker" },
  ],
  firefox: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- as above
    async ({}, use) => {
      const firefox = await launch({
        browser: "firefox",
        executablePath: process.env.FIREFOX_PATH ?? "",
        defaultViewport: { width: 1366, height: 768 },
        extraPrefsFirefox: { "intl.accept_languages": "en", "ui.prefersReducedMotion": 1 },
      });
      await use(firefox);
      await firefox.close();
    },
    { scope: "worker" },
  ],
  newcomer: async ({ firefox, server }, use) => {
    const mischief: string[] = [];
    const context = await firefox.createBrowserContext();
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    page.on("pageerror", (error) => mischief.push(`throws ${String(error)}`));
    page.on("console", (message) => {
      if (message.type() === "error") mischief.push(`complains: ${message.text()}`);
    });
    // Nothing is waited for that is only to be looked at.
    await page.evaluateOnNewDocument(
      (kept) => {
        for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
      },
      { ...SEASONED, tempo: '"none"' },
    );
    await page.goto(server.url);
    await use(page);
    await context.close();
    expect(mischief).toEqual([]);
  },
});

export { expect, type Page };
