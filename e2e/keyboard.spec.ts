import { menuButton, question } from "./steps.ts";
import { expect, type Locator, type Page, test } from "./test.ts";

test("with the keyboard alone one finds the game and plays two rounds, and always sees the focus", async ({
  page,
}) => {
  await page.goto("/");
  const play = page.getByRole("button", { name: "Play now" }).first();
  await expect(play).toBeEnabled();
  await tabTo(page, play);
  await page.keyboard.press("Enter");

  await expect(menuButton(page)).toBeVisible();
  await tabTo(page, menuButton(page));
  await page.keyboard.press("Enter");
  await tabTo(page, page.locator(".dialog input[type=radio]:checked"));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "at once" })).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(page.locator(".dialog")).toBeHidden();
  await expect(menuButton(page)).toBeFocused();

  // The hand is one group: arrows walk along the cards.
  await expect(question(page)).toHaveText("Keep one of these allies for this round.");
  const cards = page.locator(".gc-hand [data-answer]");
  await tabTo(page, cards.first());
  await page.keyboard.press("ArrowRight");
  await expect(cards.nth(1)).toBeFocused();
  await expectFocusSeen(page);
  await expect(page.locator(".bar-preview")).toContainText("keeps");
  await page.keyboard.press("Enter");

  const rounds = page.locator(".column .log li", { hasText: /^Round 3\./ });
  const answer = page.locator(".bar .answer:enabled").first();
  for (;;) {
    await expect(answer.or(rounds).first()).toBeAttached();
    if ((await rounds.count()) > 0) break;
    const button = await answer.elementHandle();
    if (button === null) throw new Error("Nothing is asked.");
    await tabTo(page, answer);
    await page.keyboard.press("Enter");
    await page.waitForFunction((element) => !element.isConnected || element.matches(":disabled"), button);
  }
});

const FARTHEST = 120;

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < FARTHEST; presses++) {
    await page.keyboard.press("Tab");
    await expectFocusSeen(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${FARTHEST} times Tab, and never there.`);
}

/** An outline around what has the focus, or around the label of a small thing; and it is on the screen. */
async function expectFocusSeen(page: Page): Promise<void> {
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
