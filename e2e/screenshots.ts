import { mkdir } from "node:fs/promises";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { CHROMIUM_ARGS, findChromium } from "../tools/chromium.ts";
import build from "./support/build.ts";
import { PHONE, settled } from "./support/screens.ts";
import { SEASONED } from "./support/seasoned.ts";
import { startServer } from "./support/server.ts";
import { answerAnything, playNow, question, rename } from "./support/steps.ts";

// Makes the pictures of the README: the home page, and each game in the middle of a new match. It also makes the
// preview image of each game, which is shown with links to its matches.

const FOLDER = "docs/pictures";
const PREVIEWS = "packages/web/public/preview";
/** As large as those who show previews of links want it. */
const PREVIEW = { width: 1200, height: 630 };
const DESK = { width: 1280, height: 800 };

/** What is on the page when there is something to look at, and what is then asked of me. */
const MOMENTS = [
  { game: "grail-cup", happened: ".column .log li:has-text('Round 4.')", asked: /^Keep one/ },
  { game: "quest", happened: ".qu-quest[data-result] >> nth=1", asked: /./ },
  { game: "dice-city", happened: ".column .log li:has-text('Turn 9:')", asked: /./ },
] as const;

await mkdir(FOLDER, { recursive: true });
await mkdir(PREVIEWS, { recursive: true });
await build();
const server = await startServer();
const browser = await chromium.launch({
  executablePath: await findChromium("shell"),
  args: [...CHROMIUM_ARGS],
});
try {
  const common = { baseURL: server.url, reducedMotion: "reduce" } as const;
  const desk = await browser.newContext({ ...common, viewport: DESK });
  const page = await desk.newPage();
  await page.addInitScript(
    (kept) => {
      for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
    },
    { ...SEASONED, tempo: JSON.stringify("none") },
  );
  await rename(page, "Guinevere");
  // The same person with a phone in her hand, and at her desk at night.
  const same = { ...common, storageState: await desk.storageState() };
  const phone = await browser.newContext({ ...PHONE, ...same, deviceScaleFactor: 2 });
  const night = await browser.newContext({ ...same, viewport: DESK, colorScheme: "dark" });
  await picture(page, "home");
  await pictureOf(phone, "/", "home-phone");
  await previews(await browser.newContext({ ...common, viewport: PREVIEW, colorScheme: "light" }));
  for (const { game, happened, asked } of MOMENTS) {
    await playNow(page, game);
    await answerAnything(page, page.locator(happened));
    await answerAnything(page, question(page).filter({ hasText: asked }));
    await picture(page, game);
    await pictureOf(phone, page.url(), `${game}-phone`);
    if (game === "grail-cup") await pictureOf(night, page.url(), `${game}-night`);
  }
} finally {
  await browser.close();
  await server.remove();
}

/** The cover of each game over the whole window. */
async function previews(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  for (const { game } of MOMENTS) {
    await page.goto("/");
    const cover = page
      .locator(".game-card")
      .filter({ has: page.locator(`#game-${game}`) })
      .locator(".game-cover");
    await cover.locator("svg").first().waitFor();
    await cover.evaluate((element) => {
      document.body.replaceChildren(element);
      if (!(element instanceof HTMLElement)) return;
      Object.assign(element.style, {
        position: "fixed",
        inset: "0",
        width: "auto",
        height: "auto",
        borderRadius: "0",
      });
    });
    const path = `${PREVIEWS}/${game}.jpg`;
    await page.screenshot({ path, type: "jpeg", quality: 80 });
    console.log(path);
  }
  await context.close();
}

async function pictureOf(context: BrowserContext, address: string, name: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(address);
  if (address !== "/") await question(page).waitFor();
  await picture(page, name);
  await page.close();
}

async function picture(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.waitForLoadState("networkidle");
  await settled(page);
  await page.evaluate(() => document.fonts.ready.then(() => true));
  const path = `${FOLDER}/${name}.webp`;
  await page.screenshot({ path, type: "webp", quality: 82 });
  console.log(path);
}
