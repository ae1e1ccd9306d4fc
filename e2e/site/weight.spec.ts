import { randomBytes } from "node:crypto";
import type { Request } from "@playwright/test";
import { type WeighedScreen, type Scripts, weigh } from "../../tools/budget.ts";
import { startServer } from "../support/server.ts";
import { openTable, start } from "../support/steps.ts";
import { expect, type Page, test } from "../support/test.ts";

// Everything that is fetched is weighed, whatever the chunks are called and whichever script fetches them.

/** Somebody who comes for the first time; a worker between page and server would hide what is fetched. */
const stranger = (locale: string) => ({ locale, serviceWorkers: "block" }) as const;

/** Its words weigh most; the scripts beside them are those of every language. */
const HEAVIEST = "ru";

test("home, lobbies and tables are within their budgets of script in the heaviest language", async ({
  newPerson,
}) => {
  // A server of its own: what others have left open would come with the home page.
  const server = await startServer();
  const baseURL = server.url;
  const expectLight = async (screen: WeighedScreen, name: string, address: string, seen: string) => {
    const page = await newPerson({ ...stranger(HEAVIEST), baseURL });
    const { isOver, sentence } = weigh(screen, await scriptsFor(page, address, seen));
    await page.close();
    console.log(`${name}: ${sentence}`);
    expect.soft(isOver, `${name}: ${sentence}`).toBe(false);
  };

  await expectLight("home", "home", "/", ".game-cover > svg");
  const host = await newPerson({ locale: HEAVIEST, baseURL });
  for (const game of await gamesOn(host)) {
    const link = await openTable(host, game);
    await expectLight("lobby", `lobby of ${game}`, link, ".seat-row");
    await start(host);
    await expectLight("table", `table of ${game}`, link, ".board-place > *");
  }
  await server.remove();
});

test("a script that comes with the home page and nobody counted on is weighed", async ({ newPerson }) => {
  const page = await newPerson(stranger("en"));
  const more = `// ${randomBytes(60_000).toString("base64")}`;
  await page.route("/assets/first-*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: more }),
  );
  const scripts = await scriptsFor(page, "/", ".game-cover > svg");
  expect(weigh("home", scripts).isOver).toBe(true);
});

test("who reads no Russian fetches no font for it, though the page offers that language", async ({
  newPerson,
}) => {
  const page = await newPerson(stranger("en"));
  await page.goto("/");
  await expect(page.locator(".game-cover > svg").first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const fonts = await page.evaluate(() =>
    performance.getEntriesByType("resource").flatMap(({ name }) => (name.endsWith(".woff2") ? [name] : [])),
  );
  expect(fonts).not.toEqual([]);
  expect(fonts.filter((name) => name.includes("cyrillic"))).toEqual([]);
});

async function gamesOn(page: Page): Promise<string[]> {
  await page.goto("/");
  const titles = page.locator(".game-card h2");
  await expect(titles.first()).toBeVisible();
  return titles.evaluateAll((all) => all.map(({ id }) => id.replace("game-", "")));
}

/** The scripts that were fetched when the screen is there, nothing is on its way and the page has nothing left to do. */
async function scriptsFor(page: Page, address: string, seen: string): Promise<Scripts> {
  const fetched = new Map<string, Promise<Buffer>>();
  const note = (request: Request): void => {
    const { pathname } = new URL(request.url());
    if (!/\.m?js$/.test(pathname)) return;
    const body = bodyOf(request);
    // What is asked for when all was weighed may be lost with its page.
    body.catch(() => {});
    fetched.set(pathname, body);
  };
  page.on("request", note);
  await page.goto(address);
  await expect(page.locator(seen).first()).toBeVisible();
  for (let known = 0; known < fetched.size;) {
    known = fetched.size;
    await Promise.all(fetched.values());
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
  page.off("request", note);
  return new Map(await Promise.all([...fetched].map(async ([path, body]) => [path, await body] as const)));
}

async function bodyOf(request: Request): Promise<Buffer> {
  const response = await request.response();
  if (response === null) throw new Error(`${request.url()} was not answered.`);
  return response.body();
}
