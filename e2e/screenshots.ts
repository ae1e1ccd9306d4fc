import { mkdir } from "node:fs/promises";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { CHROMIUM_ARGS, findChromium } from "../tools/chromium.ts";
import build from "./build.ts";
import { PHONE, settled } from "./screens.ts";
import { startServer } from "./server.ts";
import { answerAnything, playNow, question, rename } from "./steps.ts";

// Makes the pictures of the README: the home page, and each game in the middle of a match, which is dealt anew each time.

const FOLDER = "docs/pictures";

/** What the log says when there is something to look at, and what is then asked of me. */
const MOMENTS = [
  { game: "grail-cup", happened: /^Round 4\./, asked: /^Keep one/ },
  { game: "quest", happened: /quest 2/, asked: /./ },
  { game: "dice-city", happened: /^Turn 9:/, asked: /./ },
] as const;

await mkdir(FOLDER, { recursive: true });
await build();
const server = await startServer();
const browser = await chromium.launch({ executablePath: await findChromium(), args: [...CHROMIUM_ARGS] });
try {
  const common = { baseURL: server.url, reducedMotion: "reduce" } as const;
  const desk = await browser.newContext({ ...common, viewport: { width: 1280, height: 800 } });
  const page = await desk.newPage();
  await rename(page, "Guinevere");
  // The same person with a phone in her hand.
  const pocket = await browser.newContext({
    ...PHONE,
    ...common,
    deviceScaleFactor: 2,
    storageState: await desk.storageState(),
  });
  await picture(page, "home");
  await pictureOnPhone(pocket, "/", "home");
  for (const { game, happened, asked } of MOMENTS) {
    await playNow(page, game);
    await answerAnything(page, page.locator(".column .log li", { hasText: happened }));
    await answerAnything(page, question(page).filter({ hasText: asked }));
    await picture(page, game);
    await pictureOnPhone(pocket, page.url(), game);
    if (game !== MOMENTS[0].game) continue;
    await page.emulateMedia({ colorScheme: "dark" });
    await picture(page, `${game}-night`);
    await page.emulateMedia({ colorScheme: "light" });
  }
} finally {
  await browser.close();
  await server.remove();
}

async function pictureOnPhone(pocket: BrowserContext, address: string, name: string): Promise<void> {
  const phone = await pocket.newPage();
  await phone.goto(address);
  if (address !== "/") await question(phone).waitFor();
  await picture(phone, `${name}-phone`);
  await phone.close();
}

async function picture(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  await page.waitForLoadState("networkidle");
  await settled(page);
  await page.evaluate(() => document.fonts.ready.then(() => true));
  const path = `${FOLDER}/${name}.webp`;
  await page.screenshot({ path, type: "webp", quality: 82 });
  console.log(path);
}
