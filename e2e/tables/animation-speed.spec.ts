import { answerAnything, answerOnce, playNow, playUnhurried, question } from "../support/steps.ts";
import { settled } from "../support/screens.ts";
import { expect, type Page, test } from "../support/test.ts";

// How long things are seen to happen, by the clock of the page that shows them.

/** As long as one needs to read what has been turned up. */
const READING_MS = 700;

/** By so many presses a draft of all bots is skipped. */
const MOST_PRESSES = 20;

/** Wide enough for the log beside the board. */
const DESK = { width: 1440, height: 900 };

/** Somebody for whom things take the time they are meant to take. */
async function patient(newPage: Promise<Page>, tempo = "normal"): Promise<Page> {
  const page = await newPage;
  await page.addInitScript((chosen) => localStorage.setItem("tempo", JSON.stringify(chosen)), tempo);
  return page;
}

/** Notes when each ally is called, and when each line comes into the log. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const [board, log] = [document.querySelector(".board-place"), document.querySelector(".log")];
    if (board === null || log === null) throw new Error("There is no table to watch.");
    let now: Element | null = null;
    new MutationObserver(() => {
      const called = board.querySelector(".gc-call-now");
      if (called !== null && called !== now) performance.mark("called");
      now = called;
    }).observe(board, { subtree: true, attributeFilter: ["class"] });
    new MutationObserver(() => performance.mark("line")).observe(log, { childList: true });
  });
}

/** The times between one and the next. */
function gaps(page: Page, mark: "called" | "line"): Promise<number[]> {
  return page.evaluate((name) => {
    const at = performance.getEntriesByName(name).map(({ startTime }) => startTime);
    return at.slice(1).map((time, nth) => time - (at[nth] ?? 0));
  }, mark);
}

test("an ally that is called stands long enough to be read", async ({ newPerson }) => {
  const page = await patient(newPerson({ reducedMotion: "no-preference", viewport: DESK }));
  // Bots that answer at once would be so far ahead that what they did is hurried through.
  await playUnhurried(page, "grail-cup");
  await question(page).waitFor();
  await watch(page);
  // The allies of all are called one after another; where one asks me something, I answer when I have seen all.
  while ((await gaps(page, "called")).length < 2) {
    await question(page).waitFor();
    await settled(page);
    await answerOnce(page);
  }
  expect(Math.min(...(await gaps(page, "called")))).toBeGreaterThanOrEqual(READING_MS);
});

test("a press of any key skips ahead to what is asked", async ({ newPerson }) => {
  const page = await patient(newPerson({ viewport: DESK }), "slow");
  await playNow(page, "grail-cup");
  const skip = page.locator(".skip");
  await answerAnything(page, skip);
  // What comes after a press is shown again: a draft takes a few presses, and by itself more than a minute.
  for (let presses = 0; presses < MOST_PRESSES && (await skip.isVisible()); presses++) {
    await page.keyboard.press("Space");
    await skip.waitFor({ state: "hidden", timeout: READING_MS }).catch(() => {});
  }
  await expect(skip).toBeHidden({ timeout: READING_MS });
});

test("what happened since my last turn is one press away, and can be stepped through by keys", async ({
  newPerson,
}) => {
  const page = await patient(newPerson({ viewport: DESK }));
  await playNow(page, "grail-cup");
  await question(page).waitFor();
  const strip = page.locator(".recap");
  // The first to choose is asked at once in which direction the cards go: nothing else has happened yet.
  for (let told = 1; told < 2;) {
    await answerOnce(page);
    await question(page).waitFor();
    // What others do is shown, and would close it. When nobody else is asked, nothing happens until I answer.
    await expect(page.locator(".rail-seat[data-asked]:not([data-me])")).toHaveCount(0);
    await settled(page);
    await page.getByRole("button", { name: "Since my last turn" }).click();
    await expect(strip).toContainText(/^1 of \d+:/);
    told = Number(/ of (\d+):/.exec(await strip.innerText())?.[1]);
    if (told < 2) await page.keyboard.press("Escape");
  }
  await page.keyboard.press("ArrowRight");
  await expect(strip).toContainText(/^2 of \d+:/);
  await page.keyboard.press("ArrowLeft");
  await expect(strip).toContainText(/^1 of \d+:/);
  await page.keyboard.press("Escape");
  await expect(strip).toBeHidden();
});
