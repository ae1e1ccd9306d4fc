import { type ElementHandle, expect, type Locator, type Page } from "@playwright/test";

// What people do at any table, whatever the game and the language.

/** One click on the home page, then bots that answer at once. */
export async function playNow(page: Page, game: string): Promise<void> {
  await page.goto("/");
  await cardOf(page, game).locator("button.gold").click();
  await hurryBots(page);
}

/** Opens a table for friends; the link to it. */
export async function openTable(page: Page, game: string): Promise<string> {
  await page.goto("/");
  await cardOf(page, game).locator("button.plain").click();
  return page.locator(".lobby-invite input").inputValue();
}

export async function sitDown(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.locator(".seat-row button.gold").first().click();
  await expect(page.locator(".seat-row[data-mine]")).toBeVisible();
}

/** Bots on the free seats, if there are any, and off it goes. */
export async function start(host: Page): Promise<void> {
  if ((await host.locator(".seat-row[data-kind=open]").count()) > 0)
    await host.locator(".lobby-begin button.plain").click();
  await host.locator(".lobby-begin button.gold").click();
  await expect(bar(host)).toBeVisible();
}

/** Two steps in the menu of the table. */
export async function hurryBots(page: Page): Promise<void> {
  await menuButton(page).click();
  await page.locator(".dialog .choice").first().locator("label").last().click();
  await expect(page.locator(".dialog .choice").first().getByRole("radio").last()).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(page.locator(".dialog")).toBeHidden();
}

export async function rename(page: Page, name: string): Promise<void> {
  await page.goto("/");
  await page.locator(".masthead-settings").click();
  await page.locator(".name-form input").fill(name);
  await page.locator(".name-form button").click();
  await expect(page.locator(".masthead-name")).toHaveText(name);
  await page.keyboard.press("Escape");
}

export function bar(page: Page): Locator {
  return page.locator(".bar");
}

export function menuButton(page: Page): Locator {
  return page.locator(".head > button").last();
}

export function question(page: Page): Locator {
  return page.locator(".bar[data-asked] .bar-question");
}

export function endScreen(page: Page): Locator {
  return page.locator(".end");
}

/** By the buttons of the bar, by the pieces on the board where one stands for the answer, or with a finger. */
export type Way = "bar" | "board" | "finger";

/** Gives the first answer to whatever is asked until something else is on the page; the questions. */
export async function answerAnything(
  page: Page,
  until: Locator = endScreen(page),
  way: Way = "bar",
): Promise<string[]> {
  const questions: string[] = [];
  const answers = page.locator(".bar .answer:enabled");
  for (;;) {
    await expect(answers.or(until).first()).toBeAttached({ timeout: 60_000 });
    if ((await until.count()) > 0) return questions;
    questions.push(await question(page).innerText());
    await answerOnce(page, way);
  }
}

export async function answerOnce(page: Page, way: Way = "bar"): Promise<void> {
  const button = await page.locator(".bar .answer:enabled").first().elementHandle();
  if (button === null) throw new Error("Nothing is asked.");
  const piece = page.locator(`.board-place [data-answer="${await button.getAttribute("data-answer")}"]`);
  if (way === "board" && (await piece.count()) > 0) await clickPiece(piece);
  else if (way === "finger") await tapTwice(button);
  else await button.click();
  // The next question has buttons of its own.
  await page.waitForFunction((element) => !element.isConnected || element.matches(":disabled"), button);
}

/** The first tap shows what would follow. */
async function tapTwice(button: ElementHandle<SVGElement | HTMLElement>): Promise<void> {
  await button.tap();
  expect(await button.getAttribute("data-armed")).toBe("");
  await button.tap();
}

/** Where it can be seen: knights of one stack stand one before another. */
async function clickPiece(piece: Locator): Promise<void> {
  await piece.scrollIntoViewIfNeeded();
  await expect.poll(() => openPoint(piece), "a piece that may be clicked is not covered").toBeDefined();
  const position = await openPoint(piece);
  await piece.click(position === undefined ? {} : { position });
}

function openPoint(piece: Locator): Promise<{ x: number; y: number } | undefined> {
  return piece.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const parts = [0.5, 0.3, 0.7, 0.1, 0.9];
    return parts
      .flatMap((across) => parts.map((down) => ({ x: across * width, y: down * height })))
      .find((at) => element.contains(document.elementFromPoint(x + at.x, y + at.y)));
  });
}

function cardOf(page: Page, game: string): Locator {
  return page.locator(".game-card").filter({ has: page.locator(`#game-${game}`) });
}
