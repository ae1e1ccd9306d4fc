import { expect, type Page } from "./test.ts";

/** One click on the home page, then bots that answer at once. */
export async function playNow(page: Page, game: string): Promise<void> {
  await page.locator(`.game-card:has(#game-${game}) button.gold`).click();
  await page.locator(".bar").wait();
  const buttons = await page.$$(".head > button");
  await buttons.at(-1)?.click();
  await page.locator(".dialog .choice label:last-of-type").click();
  await page.waitForFunction(
    () => document.querySelector(".dialog .choice label:last-of-type input:checked") !== null,
  );
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => document.querySelector(".dialog") === null);
}

/** Answers so many questions, or until the game is over: by the mouse and by the number keys in turn. */
export async function answerInTurn(page: Page, count: number): Promise<string[]> {
  const questions: string[] = [];
  while (questions.length < count) {
    const open = ".bar[data-asked] .answer:not(:disabled, [aria-disabled='true'])";
    await page.waitForSelector(`${open}, .end`);
    if ((await page.$(".end")) !== null) break;
    const button = await page.$(open);
    // What was asked may be gone again.
    if (button === null) continue;
    questions.push(await page.$eval(".bar-question", (element) => element.textContent ?? ""));
    const isFirst = await button.evaluate((element) => element.getAttribute("aria-keyshortcuts") === "1");
    const byKey = questions.length % 2 === 0 && isFirst;
    const press = () => (byKey ? page.keyboard.press("1") : button.click());
    await press();
    // Where there is no way back, the first press only arms, as soon as it is known what would follow.
    const isTaken = (states: string) =>
      page.waitForFunction(
        (element, taken) => !element.isConnected || element.matches(taken),
        {},
        button,
        states,
      );
    await isTaken(":disabled, [data-armed]");
    if (await button.evaluate((element) => element.isConnected && element.hasAttribute("data-armed"))) {
      await press();
      await isTaken(":disabled");
    }
    await expectWithinEdges(page);
  }
  return questions;
}

/** Nothing makes the page wider than the window. */
async function expectWithinEdges(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over).toBeLessThanOrEqual(0);
}
