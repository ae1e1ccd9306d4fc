import { expect, type Locator, type Page } from "@playwright/test";
import { tabTo } from "./keys.ts";
import { SEASONED } from "./seasoned.ts";

// What people do at any table, whatever the game and the language.

/** One click on the home page, then bots that answer at once. */
export async function playNow(page: Page, game: string): Promise<void> {
  await playUnhurried(page, game);
  await hurryBots(page);
}

/** The same with bots that take their time. */
export async function playUnhurried(page: Page, game: string): Promise<void> {
  await page.addInitScript(season, SEASONED);
  await page.goto("/");
  await cardOf(page, game).locator("button.gold").click();
}

function season(kept: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, value);
}

/** The same without a mouse. */
export async function playNowByKeys(page: Page, game: string): Promise<void> {
  await page.goto("/");
  const play = cardOf(page, game).locator("button.gold");
  await expect(play).toBeEnabled();
  await tabTo(page, play);
  await page.keyboard.press("Enter");
  const menu = menuButton(page);
  await expect(menu).toBeVisible();
  await tabTo(page, menu);
  await page.keyboard.press("Enter");
  await expect(page.locator(".dialog")).toBeVisible();
  await tabTo(page, page.locator(".dialog input[type=radio]:checked"));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator(".dialog .choice").first().getByRole("radio").last()).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(page.locator(".dialog")).toBeHidden();
  await expect(menu).toBeFocused();
}

/** Opens a table for friends; the link to it. */
export async function openTable(page: Page, game: string): Promise<string> {
  await page.goto("/");
  await cardOf(page, game).locator("button.plain").click();
  return page.locator(".lobby-invite input").inputValue();
}

/** Sits down by the link; somebody without a name gives one in the same step. */
export async function sitDown(page: Page, link: string, name = "Guest"): Promise<void> {
  await page.goto(link);
  const sit = page.locator(".sit-down button.gold");
  await sit.waitFor();
  const field = page.locator(".sit-down input");
  if ((await field.count()) > 0) await field.fill(name);
  await sit.click();
  await expect(page.locator(".seat-row[data-mine]")).toBeVisible();
}

export async function seatFor(host: Page, count: number): Promise<void> {
  const rows = host.locator(".seat-row");
  const steps = host.locator(".seat-count button");
  for (let seats = await rows.count(); seats !== count; seats += Math.sign(count - seats)) {
    await (seats < count ? steps.last() : steps.first()).click();
    await expect(rows).toHaveCount(seats + Math.sign(count - seats));
  }
}

/**
 * Puts bots on the free seats, if there are any, and starts. Where people take all seats, the host's page must know of
 * the last of them before it is asked which seats are free.
 */
export async function start(host: Page, people?: number): Promise<void> {
  if (people !== undefined) await expect(host.locator(".seat-row[data-kind=person]")).toHaveCount(people);
  if ((await host.locator(".seat-row[data-kind=open]").count()) > 0)
    await host.locator(".lobby-begin button.plain").click();
  await host.locator(".lobby-begin button.gold").click();
  await expect(bar(host)).toBeVisible();
}

/** Two steps in the menu of the table, from within the page: every test takes them. */
export async function hurryBots(page: Page): Promise<void> {
  await menuButton(page).waitFor();
  await page.evaluate(async () => {
    const seen = async <T>(find: () => T | null | undefined): Promise<T> => {
      for (;;) {
        const found = find();
        if (found != null) return found;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
    [...document.querySelectorAll<HTMLElement>(".head > button")].at(-1)?.click();
    const pace = await seen(() => document.querySelector(".dialog[open] .choice"));
    [...pace.querySelectorAll<HTMLElement>("input")].at(-1)?.click();
    await seen(() => pace.querySelector("label:last-of-type input:checked"));
    document.querySelector<HTMLElement>(".dialog[open] .dialog-head button")?.click();
    await seen(() => (document.querySelector(".dialog") === null ? true : null));
  });
}

/** At the table, by the menu; the same question is then asked in that language. */
export async function speak(page: Page, locale: string): Promise<void> {
  await page.evaluate(async (language) => {
    const seen = async <T>(find: () => T | null | undefined): Promise<T> => {
      for (;;) {
        const found = find();
        if (found != null) return found;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
    const asked = () => document.querySelector(".bar-question")?.textContent;
    const [before, spoken] = [asked(), document.documentElement.lang];
    if (spoken === language) return;
    [...document.querySelectorAll<HTMLElement>(".head > button")].at(-1)?.click();
    const settings = await seen(() =>
      document.querySelector<HTMLElement>(".dialog[open] p:not(.menu-acts p) > button.plain"),
    );
    settings.click();
    const choice = await seen(() => document.querySelector(`.dialog[open] label [lang="${language}"]`));
    choice.closest("label")?.querySelector("input")?.click();
    await seen(() => (asked() === before ? null : true));
    document.querySelector<HTMLElement>(".dialog[open] .dialog-head button")?.click();
    await seen(() => (document.querySelector(".dialog") === null ? true : null));
    await document.fonts.ready;
  }, locale);
}

export async function rename(page: Page, name: string): Promise<void> {
  await page.goto("/");
  await page.locator(".masthead-settings").click();
  await page.locator(".name-form input").fill(name);
  await page.locator(".name-form button").click();
  await expect(page.locator(".masthead-name")).toHaveText(name);
  await page.keyboard.press("Escape");
}

/** Somebody changes to another tab, or back. */
export async function look(page: Page, isLooking: boolean): Promise<void> {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, !isLooking);
}

export function bar(page: Page): Locator {
  return page.locator(".bar");
}

export function menuButton(page: Page): Locator {
  return page.locator(".head > button").last();
}

/** The question that waits for an answer. While an answer is on its way, its question is still there, but asks nothing. */
export function question(page: Page): Locator {
  return page.locator(`.bar[data-asked]:has(${OPEN_ANSWER}) .bar-question`);
}

/** An answer that can be given now. */
const OPEN_ANSWER = ".answer:enabled:not([aria-disabled])";

/** Gives what is selected, in words. */
export function confirmButton(page: Page): Locator {
  return page.locator(".bar .confirm");
}

export function endScreen(page: Page): Locator {
  return page.locator(".end");
}

/** By the buttons of the bar, by the pieces on the board where one stands for the answer, with a finger, or with keys. */
export type Way = "bar" | "board" | "finger" | "keys";

/** Answers whatever is asked, as `answerOnce` does, until something else is on the page; the questions. */
export async function answerAnything(
  page: Page,
  until: Locator = endScreen(page),
  way: Way = "bar",
  prefer: readonly string[] = [],
): Promise<string[]> {
  const questions: string[] = [];
  while (await isAskedBefore(page, until)) questions.push(await answerOnce(page, way, prefer));
  return questions;
}

/** Waits until something is asked or `until` is on the page; whether something is asked. */
export async function isAskedBefore(page: Page, until: Locator = endScreen(page)): Promise<boolean> {
  const answers = page.locator(`.bar ${OPEN_ANSWER}`);
  await answers.or(until).first().waitFor({ state: "attached", timeout: 60_000 });
  return (await until.count()) === 0;
}

/** Gives the first answer there is, or the first of those preferred; the question. */
export async function answerOnce(
  page: Page,
  way: Way = "bar",
  prefer: readonly string[] = [],
): Promise<string> {
  await page.locator(`.bar[data-asked] ${OPEN_ANSWER}`).first().waitFor();
  const button = await page.locator(".bar[data-asked]").evaluateHandle(
    (bar, { open, wanted }) => {
      const answers = [...bar.querySelectorAll<HTMLElement>(open)];
      const preferred = wanted.flatMap((id) => answers.filter(({ dataset }) => dataset["answer"] === id));
      const [chosen] = [...preferred, ...answers];
      if (chosen === undefined) throw new Error("Nothing is asked.");
      return chosen;
    },
    { open: OPEN_ANSWER, wanted: prefer },
  );
  const { id, question: asked } = await button.evaluate((element) => ({
    id: element.dataset["answer"],
    question: element.closest(".bar")?.querySelector<HTMLElement>(".bar-question")?.innerText ?? "",
  }));
  const piece = page.locator(`.board-place [data-answer="${id}"]`);
  if (way === "keys") await tabTo(page, page.locator(`.bar [data-answer="${id}"]`));
  // A narrow list leaves out what a piece in sight stands for.
  const isOnBoard = await button.evaluate((element) => element.clientWidth <= 1);
  const hasPiece = (way === "board" && (await piece.count()) > 0) || (isOnBoard && way !== "keys");
  const press = async () => {
    if (way === "keys") await page.keyboard.press("Enter");
    else if (hasPiece) await clickPiece(piece.first(), way);
    else if (way === "finger") await button.tap();
    else await button.click();
  };
  try {
    await press();
    // A finger's first tap shows what would follow; anybody's, where there is no way back, as soon as that is known.
    await page.waitForFunction(
      (element) => !element.isConnected || element.matches(":disabled, [data-armed]"),
      button,
    );
    const isArmed = await button.evaluate((element) => element.isConnected && "armed" in element.dataset);
    if (way === "finger") expect(isArmed).toBe(true);
    if (isArmed && way === "keys") await press();
    else if (isArmed && way === "finger") await confirmButton(page).tap();
    else if (isArmed) await confirmButton(page).click();
  } catch (error) {
    // Where several act at once somebody may have been quicker, and what is asked is another question.
    if (await button.evaluate((element) => element.isConnected)) throw error;
  }
  // The next question has buttons of its own.
  await page.waitForFunction((element) => !element.isConnected || element.matches(":disabled"), button);
  return asked;
}

/** On the piece that stands for it, where the list leaves it out. */
export async function tapAnswer(page: Page, answer: Locator): Promise<void> {
  const { id, isListed } = await answer.evaluate((button: HTMLElement) => ({
    id: button.dataset["answer"] ?? "",
    isListed: button.clientWidth > 1,
  }));
  if (isListed) await answer.tap();
  else await clickPiece(page.locator(`.board-place [data-answer="${id}"]`).first(), "finger");
}

/** Where it can be seen: knights of one stack stand one before another. */
async function clickPiece(piece: Locator, way: Way): Promise<void> {
  await piece.scrollIntoViewIfNeeded();
  await expect.poll(() => openPoint(piece), "a piece that may be clicked is not covered").toBeDefined();
  const position = await openPoint(piece);
  const where = position === undefined ? {} : { position };
  await (way === "finger" ? piece.tap(where) : piece.click(where));
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

/** The one of them who is asked now. */
export async function whoIsAsked(people: readonly Page[]): Promise<Page> {
  let asked: readonly Page[] = [];
  await expect
    .poll(async () => {
      const isAsked = await Promise.all(people.map((page) => question(page).isVisible()));
      asked = people.filter((_, nth) => isAsked[nth]);
      return asked.length;
    }, "how many of them are asked")
    .toBe(1);
  const [first] = asked;
  if (first === undefined) throw new Error("Nobody is asked.");
  return first;
}
