import {
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
  test as base,
} from "@playwright/test";
import { SEASONED } from "./seasoned.ts";
import { type Server, startServer } from "./server.ts";

interface People {
  /** Somebody with a browser of their own, who has not opened the page yet. */
  newPerson(like?: BrowserContextOptions): Promise<Page>;
}

/**
 * A test with a real server and people before it. Whatever they do, nothing may be fetched from another host, nothing
 * may break the content security policy, and no script may fail.
 */
export const test = base.extend<People, { server: Server }>({
  server: [
    // oxlint-disable-next-line eslint/no-empty-pattern -- Playwright wants to see that nothing is wanted
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.remove();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  newPerson: async ({ browser, server }, use) => {
    const contexts: BrowserContext[] = [];
    const mischief: string[] = [];
    await use(async (like) => {
      const context = await browser.newContext({
        // What is fetched for later is as much as all that is tested; where it matters it is asked for.
        serviceWorkers: "block",
        storageState: hurried(like?.baseURL ?? server.url),
        ...like,
      });
      contexts.push(context);
      watch(context, mischief);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
    expect(mischief).toEqual([]);
  },
  page: async ({ newPerson }, use) => use(await newPerson()),
});

/** A browser that keeps the site for later. */
export const KEEPING = { serviceWorkers: "allow" } as const;

/** What is seen to happen takes its time only where that is tested, and teaching has tests of its own. */
function hurried(origin: string): NonNullable<BrowserContextOptions["storageState"]> {
  const liked = { ...SEASONED, tempo: JSON.stringify("none") };
  const localStorage = Object.entries(liked).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin, localStorage }] };
}

/** Passkeys are made for a name only. */
const HERE = ["127.0.0.1", "localhost"];

const ACCOUNT = /\/api\/(me|sign-in)(\/|$)/;

function watch(context: BrowserContext, mischief: string[]): void {
  const refusedOnce = new Set<string>();
  context.on("response", (response) => {
    const request = `${response.request().method()} ${response.url()}`;
    if (response.status() !== 401) refusedOnce.delete(request);
    else if (refusedOnce.has(request)) mischief.push(`is refused twice: ${request}`);
    else refusedOnce.add(request);
  });
  context.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http") && !HERE.includes(hostname)) mischief.push(`asks ${request.url()}`);
  });
  context.on("weberror", (error) => mischief.push(`throws ${String(error.error())}`));
  context.on("console", (message) => {
    // A server that is gone is a matter of its own tests.
    const isOffline = message.text().includes("net::ERR_");
    // So is a log that is asked for while the match still runs.
    const isClosed = message.text().includes("status of 403") && message.location().url.endsWith("/log");
    // And what is refused about an account: the page says why, and the test reads it there.
    const isRefused = /status of (403|409|429)/.test(message.text()) && ACCOUNT.test(message.location().url);
    // A request that was on its way when its cookie was replaced is refused, and sent again: see below.
    const isReplaced = message.text().includes("status of 401");
    if (message.type() === "error" && !isOffline && !isClosed && !isRefused && !isReplaced)
      mischief.push(`complains: ${message.text()} ${message.location().url}`);
  });
}

/** At the only name without https for which browsers make keys, and which the links in mails have. */
export function byName({ url }: Server): { baseURL: string } {
  return { baseURL: url.replace("127.0.0.1", "localhost") };
}

export { expect, type Locator, type Page };
