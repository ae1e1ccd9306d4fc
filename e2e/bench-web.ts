import { cpus } from "node:os";
import { type Browser, chromium, type Page } from "@playwright/test";
import { CHROMIUM_ARGS, findChromium } from "../tools/chromium.ts";
import { exitCodeOf, readFlags } from "../tools/command-line.ts";
import build from "./build.ts";
import { settled } from "./screens.ts";
import { startServer } from "./server.ts";
import { answerOnce, playNow, question } from "./steps.ts";

// What the page costs: how soon one can answer and how smoothly a round goes by on a slow machine, and what an open table
// at which nothing happens takes of a core. Without a graphics card, as the browser of the tests has none.

const FLAGS = { json: { type: "boolean", default: false } } as const;

const SCREEN = { width: 1366, height: 768 };
const SLOWED = 4;
/** About a round, whatever the game. */
const ANSWERS = 12;
const REST_MS = 10_000;
const WATCHED_MS = 10_000;

interface Costs {
  /** From opening the table's link to an answer that can be given, processor slowed down. */
  readonly firstAnswerMs: number;
  /** The longest time between two frames while a round is played, processor slowed down. */
  readonly longestFrameMs: number;
  readonly frameP99Ms: number;
  /** Of one core, all processes of the browser together, nothing having happened for ten seconds. */
  readonly idlePercent: number;
}

process.exitCode = await exitCodeOf(process, async () => {
  const { json } = readFlags(process.argv.slice(2), FLAGS);
  await build();
  const server = await startServer();
  const browser = await chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_ARGS] });
  try {
    const home = { idlePercent: await onPage(browser, server.url, (page) => idleAt(page, "/")) };
    const games: Record<string, Costs> = {};
    for (const id of await onPage(browser, server.url, gamesOn)) {
      games[id] = await onPage(browser, server.url, (page) => costsOf(page, id));
    }
    console.log(json ? JSON.stringify({ home, games }) : table(home.idlePercent, games));
  } finally {
    await browser.close();
    await server.remove();
  }
  return 0;
});

async function onPage<T>(browser: Browser, baseURL: string, use: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ baseURL, viewport: SCREEN, locale: "en" });
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

async function gamesOn(page: Page): Promise<string[]> {
  await page.goto("/");
  const titles = page.locator(".game-card h2");
  await titles.first().waitFor();
  return titles.evaluateAll((all) => all.map(({ id }) => id.replace("game-", "")));
}

async function costsOf(page: Page, game: string): Promise<Costs> {
  await playNow(page, game);
  await question(page).waitFor();
  const idlePercent = await idle(page);
  await slowDown(page, SLOWED);
  const firstAnswerMs = await firstAnswer(page);
  const frames = await framesDuring(page, async () => {
    for (let answer = 0; answer < ANSWERS; answer++) {
      await page.locator(".bar .answer:enabled").first().waitFor();
      await answerOnce(page);
    }
    await settled(page);
  });
  const sorted = frames.toSorted((one, other) => one - other);
  return {
    firstAnswerMs,
    longestFrameMs: Math.round(sorted.at(-1) ?? 0),
    frameP99Ms: Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0),
    idlePercent,
  };
}

async function idleAt(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  return idle(page);
}

/** After everything has been shown and ten seconds have passed. */
async function idle(page: Page): Promise<number> {
  await page.mouse.move(0, 0);
  await settled(page);
  await page.waitForTimeout(REST_MS);
  const before = await processorTime(page);
  const begun = performance.now();
  await page.waitForTimeout(WATCHED_MS);
  const used = (await processorTime(page)) - before;
  return Math.round((used / ((performance.now() - begun) / 1000)) * 1000) / 10;
}

/** Seconds that all processes of the browser have used so far. */
async function processorTime(page: Page): Promise<number> {
  const browser = page.context().browser();
  if (browser === null) throw new Error("The page has lost its browser.");
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}

async function firstAnswer(page: Page): Promise<number> {
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (document.querySelector(".bar .answer:enabled") === null) return;
      performance.mark("first-answer");
      watch.disconnect();
    });
    watch.observe(document, { subtree: true, childList: true });
  });
  await page.reload();
  await page.locator(".bar .answer:enabled").first().waitFor();
  return page.evaluate(() => Math.round(performance.getEntriesByName("first-answer")[0]?.startTime ?? 0));
}

/** How long each frame took while this went on, in milliseconds. */
async function framesDuring(page: Page, goOn: () => Promise<void>): Promise<number[]> {
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
  await goOn();
  return watching.evaluate((watch) => {
    watch.on = false;
    return watch.frames;
  });
}

function table(home: number, games: Readonly<Record<string, Costs>>): string {
  const rows = [
    ["", "first answer", "longest frame", "p99", "at rest"],
    ...Object.entries(games).map(([id, { firstAnswerMs, longestFrameMs, frameP99Ms, idlePercent }]) => [
      id,
      `${firstAnswerMs} ms`,
      `${longestFrameMs} ms`,
      `${frameP99Ms} ms`,
      `${idlePercent} %`,
    ]),
    ["home", "", "", "", `${home} %`],
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = rows.map((row) => row.map((cell, n) => cell.padStart(widths[n] ?? 0)).join("   "));
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? "unknown processor"}`;
  return `${lines.join("\n")}\n${SCREEN.width}×${SCREEN.height}, processor slowed down ${SLOWED} times but at rest; ${machine}.`;
}
