import { cpus, loadavg } from "node:os";
import { type Browser, chromium, type Page } from "@playwright/test";
import { CHROMIUM_ARGS, findChromium } from "../tools/chromium.ts";
import { UsageError, exitCodeOf, readFlags } from "../tools/command-line.ts";
import { quantile } from "../tools/quantile.ts";
import build from "./support/build.ts";
import { startPlainBrowser } from "./support/plain-browser.ts";
import { startServer } from "./support/server.ts";
import { answerOnce, openTable, playNow, question } from "./support/steps.ts";

// Measures what the page costs: how soon a player can answer, how smoothly a round goes by on a slow machine, and the
// CPU time of an idle page. There is no graphics card, as in the browser of the tests.

const FLAGS = {
  json: { type: "boolean", default: false },
  game: { type: "string" },
} as const;

const SCREEN = { width: 1366, height: 768 };
const SLOWED = 4;
/** The table is opened so many times; the median counts. */
const OPENINGS = 3;
/** About a round, whatever the game, */
const ANSWERS = 12;
/** and no more of it than this. */
const ROUND_MS = 30_000;
const REST_MS = 10_000;
const WATCHED_MS = 10_000;
/** A browser tidies up what it holds of a tab that another covers; after so long it has done that. */
const ASLEEP_MS = 15_000;
/** However busy the machine is with other things. */
const PATIENCE_MS = 60_000;
/** I am asked, and can answer. */
const ASKED = ".bar .answer:enabled";
/** Of one core; a page at rest that takes more is a mistake. */
const MOST_AT_REST = 2;
/** A hidden one takes nothing; what the browser itself does now and then is counted with it. */
const MOST_HIDDEN = 0.5;

/** What a page takes of one core when nothing has happened for ten seconds, all processes of the browser together. */
interface Rest {
  readonly restPercent: number;
  readonly hiddenPercent: number;
}

interface Costs extends Rest {
  /** From opening the table's link for the first time to an answer that can be given, processor slowed down. */
  readonly firstAnswerMs: number;
  /** The longest time between two frames while a round is played, processor slowed down. */
  readonly longestFrameMs: number;
  readonly frameP99Ms: number;
}

interface Report {
  readonly home: Rest;
  readonly lobby: Rest;
  readonly games: Readonly<Record<string, Costs>>;
}

/** A page that somebody has open, and who that is. */
interface Place {
  readonly url: string;
  readonly cookies: Awaited<ReturnType<ReturnType<Page["context"]>["cookies"]>>;
}

process.exitCode = await exitCodeOf(process, async () => {
  const { json, game } = readFlags(process.argv.slice(2), FLAGS);
  const [loadBefore = 0] = loadavg();
  await build();
  const server = await startServer();
  const browser = await chromium.launch({
    executablePath: await findChromium("browser"),
    args: [...CHROMIUM_ARGS],
  });
  try {
    const at = (come: (page: Page) => Promise<unknown>) => comeTo(browser, server.url, come);
    const known = await gamesOn(browser, server.url);
    const ids = game === undefined ? known : known.filter((id) => id === game);
    const [first] = ids;
    if (first === undefined) throw new UsageError(`--game is one of ${known.join(", ")}.`);

    const games: Record<string, Costs> = {};
    for (const id of ids) {
      const table = await at((page) => playToQuestion(page, id));
      // At rest first: a match of some games is over after a round of these answers, and nobody is asked any more.
      const rest = await restAt(table, ASKED);
      games[id] = { ...(await costsOf(browser, table)), ...rest };
    }
    const lobby = await restAt(await at((page) => openTable(page, first)), ".seat-row");
    const home = await restAt(await at((page) => page.goto("/")), ".game-cover > svg");
    const report: Report = { home, lobby, games };
    console.log(json ? JSON.stringify(report) : asTable(report, loadBefore));
    return [home, lobby, ...Object.values(games)].every(isQuiet) ? 0 : 1;
  } finally {
    await browser.close();
    await server.remove();
  }
});

function isQuiet({ restPercent, hiddenPercent }: Rest): boolean {
  return restPercent < MOST_AT_REST && hiddenPercent < MOST_HIDDEN;
}

async function onPage<T>(browser: Browser, baseURL: string, use: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ baseURL, viewport: SCREEN, locale: "en" });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    return await use(page);
  } finally {
    await context.close();
  }
}

function gamesOn(browser: Browser, baseURL: string): Promise<string[]> {
  return onPage(browser, baseURL, async (page) => {
    await page.goto("/");
    const titles = page.locator(".game-card h2");
    await titles.first().waitFor();
    return titles.evaluateAll((all) => all.map(({ id }) => id.replace("game-", "")));
  });
}

function comeTo(browser: Browser, baseURL: string, come: (page: Page) => Promise<unknown>): Promise<Place> {
  return onPage(browser, baseURL, async (page) => {
    await come(page);
    return { url: page.url(), cookies: await page.context().cookies() };
  });
}

async function playToQuestion(page: Page, game: string): Promise<void> {
  await playNow(page, game);
  await question(page).waitFor();
}

/** In front, and behind another tab, from when this is seen. */
async function restAt({ url, cookies }: Place, seen: string): Promise<Rest> {
  const { context, processorTime, close } = await startPlainBrowser(SCREEN);
  await context.addCookies(cookies);
  // Made before it is wanted: to make one takes time of its own.
  const empty = await context.newPage();
  const page = await context.newPage();
  await page.bringToFront();
  await page.goto(url);
  await page.locator(seen).first().waitFor({ timeout: PATIENCE_MS });
  const percentAfter = async (ms: number): Promise<number> => {
    await page.waitForTimeout(ms);
    const before = await processorTime();
    const begun = performance.now();
    await page.waitForTimeout(WATCHED_MS);
    const used = (await processorTime()) - before;
    return Math.round((used / ((performance.now() - begun) / 1000)) * 1000) / 10;
  };
  const restPercent = await percentAfter(REST_MS);
  await empty.bringToFront();
  if (await page.evaluate(() => !document.hidden))
    throw new UsageError(
      "This browser hides no tab behind another: leave CHROMIUM_PATH unset, or name one that does.",
    );
  const hiddenPercent = await percentAfter(ASLEEP_MS);
  await close();
  return { restPercent, hiddenPercent };
}

async function costsOf(browser: Browser, table: Place): Promise<Omit<Costs, keyof Rest>> {
  const openings: number[] = [];
  for (let nth = 1; nth < OPENINGS; nth++) openings.push(await onTable(browser, table, firstAnswer));
  const frames = await onTable(browser, table, async (page) => {
    openings.push(await firstAnswer(page));
    return framesDuring(page, playRound);
  });
  return {
    firstAnswerMs: quantile(openings, 0.5),
    longestFrameMs: Math.round(quantile(frames, 1)),
    frameP99Ms: Math.round(quantile(frames, 0.99)),
  };
}

/** The table's link opened in a browser that has fetched nothing of it yet, on a slow machine. */
function onTable<T>(browser: Browser, { url, cookies }: Place, use: (page: Page) => Promise<T>): Promise<T> {
  return onPage(browser, url, async (page) => {
    await page.context().addCookies(cookies);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
    await page.addInitScript(() => {
      const watch = new MutationObserver(() => {
        if (document.querySelector(".bar .answer:enabled") === null) return;
        performance.mark("first-answer");
        watch.disconnect();
      });
      watch.observe(document, { subtree: true, childList: true });
    });
    await page.goto(url);
    return use(page);
  });
}

async function firstAnswer(page: Page): Promise<number> {
  await page.locator(ASKED).first().waitFor();
  return page.evaluate(() => Math.round(performance.getEntriesByName("first-answer")[0]?.startTime ?? 0));
}

/** Each answer is given when what came of the last one has been seen to happen, until the match is over. */
async function playRound(page: Page): Promise<void> {
  const end = performance.now() + ROUND_MS;
  for (let answer = 0; answer < ANSWERS; answer++) {
    const left = Math.max(1, end - performance.now());
    const next = await page
      .waitForFunction(
        () => {
          if (document.querySelector(".end") !== null) return "over";
          const isAsked = document.querySelector(".bar .answer:enabled:not([aria-disabled])") !== null;
          return isAsked && document.querySelector(".skip") === null ? "asked" : false;
        },
        null,
        { timeout: left },
      )
      .then(
        (handle) => handle.jsonValue(),
        () => "late",
      );
    if (next !== "asked") return;
    await answerOnce(page);
  }
}

/** How long each frame took while this went on, in milliseconds. */
async function framesDuring(page: Page, goOn: (page: Page) => Promise<void>): Promise<number[]> {
  const watching = await page.evaluateHandle(() => {
    const frames: number[] = [];
    const watch = { frames, on: true };
    let last = performance.now();
    const next = (now: number) => {
      frames.push(now - last);
      last = now;
      if (watch.on) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    return watch;
  });
  await goOn(page);
  return watching.evaluate((watch) => {
    watch.on = false;
    return watch.frames;
  });
}

function asTable({ home, lobby, games }: Report, loadBefore: number): string {
  const rest = ({ restPercent, hiddenPercent }: Rest) => [`${restPercent} %`, `${hiddenPercent} %`];
  const rows = [
    ["", "first answer", "longest frame", "p99", "at rest", "hidden"],
    ...Object.entries(games).map(([id, costs]) => [
      id,
      `${costs.firstAnswerMs} ms`,
      `${costs.longestFrameMs} ms`,
      `${costs.frameP99Ms} ms`,
      ...rest(costs),
    ]),
    ["lobby", "", "", "", ...rest(lobby)],
    ["home", "", "", "", ...rest(home)],
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = rows.map((row) => row.map((cell, n) => cell.padStart(widths[n] ?? 0)).join("   "));
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? "unknown processor"}`;
  return (
    `${lines.join("\n")}\n${SCREEN.width}×${SCREEN.height}, processor slowed down ${SLOWED} times but at rest; ` +
    `${machine}, on which the load was ${loadBefore.toFixed(1)} before.`
  );
}
