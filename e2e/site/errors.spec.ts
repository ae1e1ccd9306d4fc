import type { Browser, BrowserContext } from "@playwright/test";
import { answerOnce, hurryBots, playNow, playUnhurried, question } from "../support/steps.ts";
import { expect, type Page, test } from "../support/test.ts";

test("a board that throws takes only its own place: the player is told, answers on, and begins the table anew without a reload", async ({
  browser,
  server,
}) => {
  const context = await visitor(browser, server.url);
  const page = await context.newPage();
  const reports = reportsOf(page);
  const table = await brokenTable(page, "race");
  await playNow(page, "grail-cup");
  const told = page.getByRole("alert").filter({ hasText: "the board can’t be shown" });
  await expect(told).toBeVisible();
  await answerOnce(page);
  await expect(question(page)).toBeVisible();
  const ofTheBoard = () => reports.filter(({ where }) => where === "board");
  await expect.poll(ofTheBoard).toMatchObject([{ name: "TypeError" }]);

  table.isBroken = false;
  await page.evaluate(() => (document.title = "not reloaded"));
  const dialled = table.dialled;
  await page.getByRole("button", { name: "Reload the table" }).click();
  await expect(told).toBeHidden();
  await expect(page.locator(".board-place [data-key]").first()).toBeVisible();
  await expect(question(page)).toBeVisible();
  await answerOnce(page);
  expect(table.dialled).toBe(dialled);
  expect(ofTheBoard()).toHaveLength(1);
  await context.close();
});

test("a frame that throws, and an exception in a handler, are told, and the table can be begun anew", async ({
  browser,
  server,
}) => {
  const context = await visitor(browser, server.url);
  const page = await context.newPage();
  const reports = reportsOf(page);
  const table = await brokenTable(page, "board");
  await playUnhurried(page, "grail-cup");
  await expect(page.getByText("the table can’t be shown")).toBeVisible();
  table.isBroken = false;
  await page.getByRole("button", { name: "Reload the table" }).click();
  await expect(question(page)).toBeVisible();
  await hurryBots(page);

  await page.evaluate(() => void setTimeout(() => void JSON.parse("Anna has the Grail")));
  await expect(page.getByText("Something went wrong.", { exact: true })).toBeVisible();
  await expect.poll(() => JSON.stringify(reports)).toContain('"where":"page"');
  expect(JSON.stringify(reports)).not.toMatch(/Anna|Grail|\/t\//);
  await page.getByRole("button", { name: "Reload the table" }).click();
  await expect(page.getByText("Something went wrong.", { exact: true })).toBeHidden();
  await expect(question(page)).toBeVisible();
  await context.close();
});

test("an exception in the worker of an offline table is told, also one that nobody waited for", async ({
  browser,
  server,
}) => {
  const context = await visitor(browser, server.url);
  const page = await context.newPage();
  const reports = reportsOf(page);
  await page.goto("/here?play=grail-cup");
  await expect(question(page)).toBeVisible();
  const [worker] = page.workers();
  await worker?.evaluate(() => void Promise.reject(new TypeError("Anna has the Grail")));
  await expect(page.getByText("Something went wrong.", { exact: true })).toBeVisible();
  await expect.poll(() => reports).toHaveLength(1);
  expect(reports[0]).toMatchObject({ where: "worker", name: "TypeError", message: "" });
  await context.close();
});

/** Someone whose page may fail: that is what is tested. */
function visitor(browser: Browser, baseURL: string): Promise<BrowserContext> {
  return browser.newContext({ baseURL, serviceWorkers: "block" });
}

interface Reported {
  readonly where: string;
}

function reportsOf(page: Page): Reported[] {
  const reports: Reported[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/errors")) reports.push(request.postDataJSON() as Reported);
  });
  return reports;
}

/** Takes a part of every whole position on its way to the page, as long as it is broken. */
async function brokenTable(page: Page, part: string): Promise<{ isBroken: boolean; dialled: number }> {
  const table = { isBroken: true, dialled: 0 };
  await page.routeWebSocket(/\/ws$/, (socket) => {
    table.dialled += 1;
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as { kind: string; sight?: { view: Record<string, unknown> } };
      if (message.kind === "match" && message.sight !== undefined && table.isBroken)
        Reflect.deleteProperty(message.sight.view, part);
      socket.send(JSON.stringify(message));
    });
  });
  return table;
}
