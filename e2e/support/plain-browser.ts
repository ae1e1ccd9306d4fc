import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium } from "@playwright/test";
import { CHROMIUM_ARGS, findChromium } from "../../tools/chromium.ts";

/**
 * A browser as people have it. Those that Playwright starts tell every tab that it is in front, so none is ever hidden;
 * this one is started by itself and only looked at.
 */
export interface PlainBrowser {
  readonly context: BrowserContext;
  /** Seconds of processor time that all its processes together have used so far. */
  processorTime(): Promise<number>;
  close(): Promise<void>;
}

/** What stands above a page in its window. */
const CHROME_HEIGHT = 143;

export async function startPlainBrowser(page: { width: number; height: number }): Promise<PlainBrowser> {
  const profile = await mkdtemp(join(tmpdir(), "roundtable-browser-"));
  const child = spawn(
    await findChromium("browser"),
    [
      ...CHROMIUM_ARGS,
      "--headless",
      "--remote-debugging-port=0",
      `--user-data-dir=${profile}`,
      `--window-size=${page.width},${page.height + CHROME_HEIGHT}`,
      "--lang=en",
      "about:blank",
    ],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const exited = once(child, "exit");
  const browser = await chromium.connectOverCDP(await addressOf(child.stderr), { noDefaults: true });
  const [context] = browser.contexts();
  if (context === undefined) throw new Error("The browser has no window.");
  const session = await browser.newBrowserCDPSession();
  return {
    context,
    async processorTime() {
      const { processInfo } = await session.send("SystemInfo.getProcessInfo");
      return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
    },
    async close() {
      await browser.close();
      child.kill();
      await exited;
      // Its processes may still write for a moment after the first of them has ended.
      await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}

async function addressOf(says: NodeJS.ReadableStream): Promise<string> {
  for await (const said of says) {
    const found = /DevTools listening on (\S+)/.exec(String(said))?.[1];
    if (found === undefined) continue;
    says.resume();
    return found;
  }
  throw new Error("The browser ended before it was ready.");
}
