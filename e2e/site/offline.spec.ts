import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answerInPage } from "../support/answer-in-page.ts";
import { bubble, takeLesson } from "../support/lesson.ts";
import { answerOnce, endScreen, hurryBots, question, seatFor, start } from "../support/steps.ts";
import { expectFineInAll } from "../support/screens.ts";
import { SEASONED } from "../support/seasoned.ts";
import { startServer } from "../support/server.ts";
import { expect, KEEPING, type Locator, type Page, test } from "../support/test.ts";

const HURRIED = { ...SEASONED, tempo: JSON.stringify("none") };
const GAMES = ["grail-cup", "quest", "dice-city"];

test("after one visit every game is played to its end without a connection, goes on after a reload, can be looked at again, and is handed over later", async ({
  newPerson,
}) => {
  test.setTimeout(240_000);
  const server = await startServer();
  try {
    const page = await newPerson({ ...KEEPING, baseURL: server.url });
    await page.addInitScript((liked) => {
      for (const [name, value] of Object.entries(liked)) localStorage.setItem(name, value);
    }, HURRIED);
    await everythingIsKept(page);
    await page.context().setOffline(true);
    await server.kill();

    await page.goto("/");
    await expect(page.getByText("You’re offline.")).toBeVisible();
    await expect(page.getByText("Connection lost.")).toBeHidden();
    for (const game of ["grail-cup", "quest"]) {
      await page.goto("/");
      const card = page.locator(`[aria-labelledby=game-${game}]`);
      await card.getByLabel("Bot level").selectOption("beginner");
      await card.locator("button.gold").click();
      await expect(page).toHaveURL(/\/t\/here-\w{12}$/);
      await hurryBots(page);
      if (game === "grail-cup") await comesBack(page);
      await isAdvised(page);
      await endsWell(page);
    }
    // Who plays again sits with the same bots.
    await page.getByRole("button", { name: "Play again" }).first().click();
    await expect(botsAt(page)).toHaveCount(5);
    for (const bot of await botsAt(page).all()) await expect(bot).toHaveValue("beginner");

    // With others it takes as long as it takes; alone it is over after twelve turns.
    await setUp(page, "Dice City");
    await seatFor(page, 1);
    await page.getByRole("radio", { name: "Hard: 12 turns" }).check();
    await start(page);
    await isAdvised(page);
    await endsWell(page);

    await page.goto("/replay");
    const finished = page.locator("[aria-labelledby=finished-here] .table-card");
    await expect(finished).toHaveCount(GAMES.length);
    await finished.first().click();
    await expect(page.locator(".replay .transport")).toBeVisible();
    await isReviewed(page);

    for (const lesson of ["quest/good", "dice-city"]) {
      await page.goto(`/learn/${lesson}`);
      await expect(bubble(page)).toBeVisible();
    }
    await page.goto("/learn/grail-cup");
    await takeLesson(page, { press: (button) => button.click(), choose: (fitting) => fitting.click() });
    await expect(bubble(page)).toContainText("You’ve won!");

    await page.context().setOffline(false);
    await server.restart();
    await page.goto("/here");
    await page.getByRole("button", { name: "Upload to the server" }).first().click();
    await page.getByRole("link", { name: "Uploaded" }).click();
    await expect(page.locator(".replay .transport")).toBeVisible();
    await page.goto("/replay");
    await expect(page.locator(".table-card").getByText("played offline")).toBeVisible();
  } finally {
    await server.remove();
  }
});

test("when the server has a newer build the page says so, and one press brings the whole of it", async ({
  newPerson,
}) => {
  const dist = await mkdtemp(join(tmpdir(), "roundtable-dist-"));
  await cp("packages/web/dist", dist, { recursive: true });
  const server = await startServer({ isHurried: true, dist });
  try {
    const page = await newPerson({ ...KEEPING, baseURL: server.url });
    await page.goto("/");
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const worker = join(dist, "service-worker.mjs");
    const newer = (await readFile(worker, "utf8")).replace(/"version":"\w+"/, '"version":"newer"');
    await Promise.all([worker, `${worker}.br`, `${worker}.gz`].map((file) => rm(file)));
    await writeFile(worker, newer);
    const news = page.locator(".connection", { hasText: "Roundtable has been updated." });
    await expect(news).toBeHidden();
    await server.restart();
    await expect(news).toBeVisible();
    await Promise.all([page.waitForEvent("load"), news.getByRole("button").click()]);
    await expect(news).toBeHidden();
    await expect
      .poll(() => page.evaluate(() => caches.keys()))
      .toEqual([expect.anything(), expect.stringMatching(/newer$/)]);
  } finally {
    await server.remove();
    await rm(dist, { recursive: true });
  }
});

test("the site can be installed: its manifest has what a browser wants, and each game has a way in", async ({
  page,
}) => {
  await page.goto("/");
  const address = await page.locator("link[rel=manifest]").getAttribute("href");
  const manifest = (await (await page.request.get(address ?? "")).json()) as Manifest;
  expect(manifest).toMatchObject({ name: "Roundtable", start_url: "/", display: "standalone", scope: "/" });
  expect(manifest.shortcuts.map(({ url }) => url).toSorted()).toEqual(
    GAMES.map((game) => `/here?play=${game}`).toSorted(),
  );
  const touch = await page.locator("link[rel=apple-touch-icon]").getAttribute("href");
  for (const { src, type } of [...manifest.icons, { src: touch ?? "", type: "image/png" }]) {
    const icon = await page.request.get(src);
    expect(icon.headers()["content-type"]).toContain(type);
  }
  const sizes = manifest.icons.map(({ sizes: size, purpose }) => `${size} ${purpose}`);
  expect(sizes).toEqual(expect.arrayContaining(["192x192 any", "512x512 any", "512x512 maskable"]));
});

test("what is played on this device has a page of its own, which everybody can use", async ({ page }) => {
  await page.goto("/here");
  await page.getByLabel("Bot level").selectOption("strong");
  await setUp(page, "Dice City");
  await expect(page.locator(".lobby-invite")).toHaveCount(0);
  await page.getByRole("button", { name: "Add a bot" }).first().click();
  await expect(botsAt(page)).toHaveValue("strong");
  await botsAt(page).selectOption("master");
  await page.reload();
  await expect(botsAt(page)).toHaveValue("master");
  await page.goto("/here");
  await expect(page.locator("[aria-labelledby=running-here] .table-card")).toHaveCount(1);
  await expectFineInAll(page, "on this device");
});

interface Manifest {
  readonly icons: readonly {
    readonly src: string;
    readonly type: string;
    readonly sizes: string;
    readonly purpose: string;
  }[];
  readonly shortcuts: readonly { readonly url: string }[];
}

/** The page says when all of it is on the device. */
async function everythingIsKept(page: Page): Promise<void> {
  await page.goto("/here");
  await expect(page.getByText("Ready to play offline.")).toBeVisible({
    timeout: 60_000,
  });
}

async function setUp(page: Page, game: string): Promise<void> {
  await page.goto("/here");
  await page.getByRole("listitem", { name: game }).getByRole("button", { name: "Set up a table" }).click();
  await expect(page.locator(".seat-row[data-mine]")).toBeVisible();
}

async function endsWell(page: Page): Promise<void> {
  await answerInPage(page, ["done"]);
  await expect(endScreen(page)).toBeVisible();
  await expect(page.locator(".fairness-line summary")).toContainText("checked, everything matches the seal");
}

/** How each bot of a lobby plays. */
function botsAt(page: Page): Locator {
  return page.getByRole("combobox", { name: "level" });
}

/** A hint is thought about on the device. */
async function isAdvised(page: Page): Promise<void> {
  await answerInPage(page, [], ".bar[data-asked]:has(.answer ~ .answer)");
  await page.getByRole("button", { name: "Hint" }).click();
  const hint = page.getByRole("region", { name: "Hint" });
  await hint.getByText("More", { exact: true }).click();
  await expect(hint.getByText(/^Chance of winning from here: /)).toBeVisible();
  await expect(page.locator(".answer[data-hinted]")).toHaveCount(1);
}

/** A review is made there too, and kept. */
async function isReviewed(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Review" }).click();
  await expect(page.locator(".review-sums")).toBeVisible({ timeout: 60_000 });
  const made = await page.locator(".review").innerText();
  await page.reload();
  await expect(page.locator(".review-sums")).toBeVisible();
  await expect(page.getByRole("progressbar", { name: "Progress" })).toHaveCount(0);
  expect(await page.locator(".review").innerText()).toBe(made);
}

/** What was done is on the device before it is shown. */
async function comesBack(page: Page): Promise<void> {
  await answerOnce(page);
  await expect(question(page)).toBeVisible();
  const before = await page.locator(".bar-question").innerText();
  await page.reload();
  await expect(question(page)).toHaveText(before);
}
