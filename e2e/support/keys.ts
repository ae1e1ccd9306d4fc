import { expect, type Locator, type Page } from "@playwright/test";

const FARTHEST = 120;

/** Presses Tab until it is there; wherever the focus comes, it is seen. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < FARTHEST; presses++) {
    await page.keyboard.press("Tab");
    await expectFocusSeen(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${FARTHEST} times Tab, and never there.`);
}

/** An outline around what has the focus, or around the label of a small thing; and it is on the screen. */
export async function expectFocusSeen(page: Page): Promise<void> {
  const unseen = await page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return null;
    const shown = focused.matches("input[type=radio], input[type=checkbox]")
      ? focused.closest("label")
      : focused;
    if (shown === null) return focused.outerHTML;
    const { outlineStyle, outlineWidth } = getComputedStyle(shown);
    const { left, top, right, bottom } = shown.getBoundingClientRect();
    const isOnScreen = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2 && isOnScreen
      ? null
      : focused.outerHTML.slice(0, 300);
  });
  expect(unseen).toBeNull();
}
